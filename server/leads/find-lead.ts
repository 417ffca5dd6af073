import type { LeadAdmin } from "../store/lead-admin.ts";
import type { Lead } from "../store/lead.ts";
import { NothingMatchedError, UsageError, type ParsedArgs } from "./command.ts";

/** By an id or its beginning. @throws {NothingMatchedError} @throws {UsageError} if there are several */
export async function findLead(admin: LeadAdmin, id: string): Promise<Lead> {
  const [first, second] = await admin.idsBeginning(id.toLowerCase());
  if (second !== undefined)
    throw new UsageError(`More than one id begins with "${id}".`);
  const lead = first === undefined ? undefined : await admin.get(first);
  if (!lead)
    throw new NothingMatchedError(
      `There is no demo request with the id "${id}".`,
    );
  return lead;
}

/** @throws {UsageError} for anything but one operand */
export function expectOneId(
  command: string,
  { operands: [id, ...rest] }: ParsedArgs,
): string {
  if (id === undefined || rest.length > 0)
    throw new UsageError(`${command} takes one id, or its beginning.`);
  if (!/^[\da-f-]{1,36}$/i.test(id))
    throw new UsageError(`"${id}" is not an id, nor the beginning of one.`);
  return id;
}
