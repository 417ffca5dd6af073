import { printableJson } from "../lib/printable.ts";
import type { Command } from "./command.ts";
import { csvLines } from "./csv.ts";
import { instantOrNull, readRequest, summaryOf } from "./lead-fields.ts";

export const exportCommand: Command = {
  options: { csv: { type: "boolean" } },
  async *run({ open }, { values: { csv } }) {
    const { admin } = await open();
    if (csv) yield* csvLines(admin.list());
    else
      for await (const lead of admin.list())
        yield printableJson(
          JSON.stringify({
            ...summaryOf(lead),
            deliveries: lead.deliveries,
            origin: lead.origin,
            rungAt: instantOrNull(lead.rungAt),
            rungNote: lead.rungNote,
            request: readRequest(lead),
          }),
        );
  },
};
