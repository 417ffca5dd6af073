import { once } from "node:events";
import { parseArgs } from "node:util";
import { loadEnvFile, PlainError } from "../settings/load.ts";
import { readServerSettings } from "../settings/server.ts";
import { isLockTaken } from "./store/locks.ts";
import {
  NothingMatchedError,
  UsageError,
  runCommand,
  type Command,
} from "./leads/command.ts";
import { commands } from "./leads/commands.ts";
import { createOperator } from "./leads/operator.ts";
import { createLog, errorCode } from "./lib/log.ts";
import { destinationsOf } from "./store/destinations.ts";

const HELP = `Usage: npm run -s leads -- <command> [options]

  list                     the kept demo requests as a table, newest last
  show ID                  all that is known of one
  export                   each as one line of JSON
    --csv                  for a spreadsheet; ' goes before what it would take for a formula
  retry ID                 deliver a failed, waiting or held one as if it were new
    --dead                 every failed one, in place of an id
  remove                   remove demo requests for good
    --email ADDRESS        all of this address; capital letters make no difference
    --older-than DAYS      all that were accepted longer ago, such as 365d, and do not wait
    --dry-run              only print the ids that would be removed
  backup FILE              copy the database to a new file, while servers run
  test-email               send a test to LEAD_EMAIL_TO, and keep nothing of it
  test-webhook             post a test to DEMO_WEBHOOK_URL, and keep nothing of it

Reading, searching and ringing back is easier at the desk (DESK_PORT).
Data goes to the standard output, messages to the error output.
Exit code: 0 done; 1 failed; 2 not understood; 3 nothing matched (show, retry, remove).`;

const FAILED = 1;
const MISUSED = 2;
const NOTHING_MATCHED = 3;

async function run([name, ...rest]: readonly string[]): Promise<void> {
  if (
    name === "help" ||
    [name, ...rest].some((arg) => arg === "--help" || arg === "-h")
  )
    return print(HELP);
  const { command, args } = readCommand(name, rest);
  loadEnvFile();
  const settings = readServerSettings(process.env);
  const operator = createOperator(settings, createLog(settings.logLevel));
  const context = {
    settings,
    destinations: destinationsOf(settings),
    nowMs: Date.now(),
    open: operator.open,
    tell: (message: string) => console.error(message),
  };
  try {
    for await (const line of runCommand(command, context, args))
      await print(line);
  } finally {
    await operator.close();
  }
}

function readCommand(name: string | undefined, args: readonly string[]) {
  if (name === undefined) throw new UsageError(HELP);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new UsageError(
      `There is no command "${name}". There are ${Object.keys(commands).join(", ")}; help explains them.`,
    );
  const { values, positionals: operands } = parse(name, command, args);
  return { command, args: { values, operands } };
}

function parse(
  name: string,
  { options = {} }: Command,
  args: readonly string[],
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node's own message also gives advice about operands that begin with a dash.
    const unknown = /^Unknown option '([^']+)'/.exec(message)?.[1];
    throw new UsageError(
      unknown === undefined
        ? `${message.split(/[.\n]/)[0]}.`
        : `${name} has no option ${unknown}.`,
      { cause: error },
    );
  }
}

/** An unexpected error is shown whole, since its trace says where the mistake is. */
function explain(error: unknown): unknown {
  const isOurs = [TypeError, ReferenceError, RangeError, SyntaxError].some(
    (kind) => error instanceof kind,
  );
  if (isOurs || !(error instanceof Error)) return error;
  if (error instanceof PlainError) return error.message;
  return isLockTaken(error)
    ? "Another program keeps the database from doing this. Please run it again."
    : `The database did not do this: ${error.message}.`;
}

async function print(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, "drain");
}

// EPIPE means that the reader has seen enough, as in `leads list | head`.
process.stdout.on("error", (error) => {
  process.exit(errorCode(error) === "EPIPE" ? 0 : FAILED);
});

await run(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) {
    console.error(error.message);
    process.exitCode = MISUSED;
  } else if (error instanceof NothingMatchedError) {
    console.error(error.message);
    process.exitCode = NOTHING_MATCHED;
  } else {
    console.error(explain(error));
    process.exitCode = FAILED;
  }
});
