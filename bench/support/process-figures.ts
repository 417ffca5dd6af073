import { readFileSync } from "node:fs";

// What Linux knows of a process (proc(5)).

/** Memory that it has in use, in MiB. */
export const megabytes = (pid: number): number =>
  Number(
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1],
  ) / 1024;

/** Processor time so far, in ms. It says more than the rate on a machine that does other work too. */
export function processorMs(pid: number): number {
  const fields = statOf(pid);
  // User and system time, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The fields after the name, which may hold spaces: the state is the first. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}
