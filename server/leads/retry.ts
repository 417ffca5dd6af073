import {
  countOf,
  IncompleteError,
  noSuchLead,
  NothingMatchedError,
  operandOf,
  UsageError,
  type Command,
} from "./command.ts";

export const retryCommand: Command = {
  operand: "one id, or --dead",
  options: { dead: { type: "boolean" } },
  async *run({ open, destinations, note }, args) {
    const isAll = args.values["dead"] === true;
    if (isAll && args.operands.length > 0)
      throw new UsageError("retry takes either one id or --dead.");
    const id = isAll ? "" : operandOf("retry", retryCommand, args);
    const { admin } = await open();
    const ids = isAll ? await admin.retryDead() : [id];
    if (ids.length === 0)
      throw new NothingMatchedError("There are no dead demo requests.");
    if (!isAll && !(await admin.retry(id))) {
      const lead = await admin.get(id);
      if (!lead) throw noSuchLead(id);
      throw new IncompleteError(
        lead.state === "delivered"
          ? `${id} was delivered already.`
          : `${id} is just being delivered.`,
      );
    }
    yield* ids;
    note(
      destinations.length > 0
        ? `${countOf(ids.length)} will be sent by the running server within seconds, or at its next start.`
        : `${countOf(ids.length)} will be sent once a server runs with DEMO_WEBHOOK_URL or LEAD_EMAIL_TO; neither is set.`,
    );
  },
};
