import {
  countOf,
  IncompleteError,
  NothingMatchedError,
  UsageError,
  type Command,
  type CommandContext,
} from "./command.ts";
import { expectId, findLead } from "./find-lead.ts";

export const retryCommand: Command = {
  summary: "deliver a dead or waiting demo request as if it were new",
  operands: "[ID]",
  options: {
    dead: { type: "boolean", help: "every dead one, in place of an id" },
  },
  read({ operands, values }) {
    const [id, ...rest] = operands;
    const all = values["dead"] === true;
    if (rest.length > 0 || all === (id !== undefined))
      throw new UsageError("retry takes either one id or --dead.");
    if (id === undefined) return retryDead;
    expectId(id);
    return (context) => retry(context, id);
  },
};

async function* retry(
  context: CommandContext,
  id: string,
): AsyncGenerator<string> {
  const lead = await findLead(context, id);
  if (!(await context.admin.retry(lead.id)))
    throw new IncompleteError(
      lead.state === "delivered"
        ? `${lead.id} was delivered already.`
        : `${lead.id} is just being delivered.`,
    );
  yield lead.id;
  noteQueued(context, 1);
}

async function* retryDead(context: CommandContext): AsyncGenerator<string> {
  const ids = await context.admin.retryDead();
  if (ids.length === 0)
    throw new NothingMatchedError("There are no dead demo requests.");
  yield* ids;
  noteQueued(context, ids.length);
}

export function noteQueued(
  { destinations, note }: CommandContext,
  requests: number,
): void {
  note(
    destinations.length > 0
      ? `${countOf(requests)} will be sent by the running server within seconds, or at its next start.`
      : `${countOf(requests)} will be sent once a server runs with DEMO_WEBHOOK_URL or LEAD_EMAIL_TO; neither is set.`,
  );
}
