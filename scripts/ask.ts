import { createInterface } from "node:readline";
import { begin, say } from "../bench/receptionist/caller.ts";

/** A conversation in the terminal: each line of the input is what a caller says, on the benches' own day. */
let reply = begin();
console.log(`Ellaira: ${reply.say.join(" ")}`);
for await (const line of createInterface({ input: process.stdin })) {
  reply = say(reply, line);
  console.log(`Ellaira: ${reply.say.join(" ")}`);
}
