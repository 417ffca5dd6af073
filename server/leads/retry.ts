import {
  countOf,
  IncompleteError,
  NothingMatchedError,
  UsageError,
  type Command,
  type CommandContext,
} from "./command.ts";
import { expectOneId, findLead } from "./find-lead.ts";

export const retryCommand: Command = {
  summary: "deliver a dead or waiting demo request as if it were new",
  operands: "[ID]",
  options: {
    dead: { type: "boolean", help: "every dead one, in place of an id" },
  },
  async *run(context, args) {
    const isAll = args.values["dead"] === true;
    if (args.operands.length !== (isAll ? 0 : 1))
      throw new UsageError("retry takes either one id or --dead.");
    if (isAll) {
      yield* retryDead(context);
      return;
    }
    const id = expectOneId("retry", args);
    const { admin } = await context.open();
    const lead = await findLead(admin, id);
    if (!(await admin.retry(lead.id)))
      throw new IncompleteError(
        lead.state === "delivered"
          ? `${lead.id} was delivered already.`
          : `${lead.id} is just being delivered.`,
      );
    yield lead.id;
    noteQueued(context, 1);
  },
};

async function* retryDead(context: CommandContext): AsyncGenerator<string> {
  const { admin } = await context.open();
  const ids = await admin.retryDead();
  if (ids.length === 0)
    throw new NothingMatchedError("There are no dead demo requests.");
  yield* ids;
  noteQueued(context, ids.length);
}

export const releaseCommand: Command = {
  summary: "deliver a demo request that was held as a program's",
  operands: "ID",
  options: {},
  async *run(context, args) {
    const id = expectOneId("release", args);
    const { admin } = await context.open();
    const lead = await findLead(admin, id);
    if (!(await admin.release(lead.id)))
      throw new IncompleteError(`${lead.id} is not held: it is ${lead.state}.`);
    yield lead.id;
    noteQueued(context, 1);
  },
};

function noteQueued(
  { destinations, note }: CommandContext,
  requests: number,
): void {
  note(
    destinations.length > 0
      ? `${countOf(requests)} will be sent by the running server within seconds, or at its next start.`
      : `${countOf(requests)} will be sent once a server runs with DEMO_WEBHOOK_URL or LEAD_EMAIL_TO; neither is set.`,
  );
}
