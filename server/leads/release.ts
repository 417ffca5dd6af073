import {
  IncompleteError,
  type Command,
  type CommandContext,
} from "./command.ts";
import { expectOneId, findLead } from "./find-lead.ts";
import { noteQueued } from "./retry.ts";

export const releaseCommand: Command = {
  summary: "deliver a demo request that was held as a program's",
  operands: "ID",
  options: {},
  read(args) {
    const id = expectOneId("release", args);
    return (context) => release(context, id);
  },
};

async function* release(
  context: CommandContext,
  id: string,
): AsyncGenerator<string> {
  const lead = await findLead(context, id);
  if (!(await context.admin.release(lead.id)))
    throw new IncompleteError(`${lead.id} is not held: it is ${lead.state}.`);
  yield lead.id;
  noteQueued(context, 1);
}
