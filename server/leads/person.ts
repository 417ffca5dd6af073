import { domainToASCII } from "node:url";
import { readRequest, type Lead } from "../store/lead.ts";
import type { LeadAdmin } from "../store/lead-admin.ts";

/** All requests from one email address, in any spelling of it. */
export async function leadsOf(
  email: string,
  { list }: Pick<LeadAdmin, "list">,
): Promise<readonly Lead[]> {
  const wanted = sameForAll(email);
  const found: Lead[] = [];
  // The search is in code rather than in SQL: PostgreSQL's JSON functions refuse \u0000, which a message may hold.
  for await (const lead of list())
    if (sameForAll(readRequest(lead).email) === wanted) found.push(lead);
  return found;
}

/** An address is the same in any case, and with its domain in Unicode or in ASCII. */
function sameForAll(email: string): string {
  const text = email.trim().normalize("NFC").toLowerCase();
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  return text.slice(0, at + 1) + (domainToASCII(domain) || domain);
}
