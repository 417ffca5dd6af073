import type { DeskKey, DeskView } from "../../contract/desk.ts";
import { readRequest, type Lead } from "../store/lead.ts";
import type { LeadAdmin, LeadFilter } from "../store/lead-admin.ts";

export interface Query {
  readonly view: DeskView;
  readonly search: string;
}

const FILTERS: Readonly<Record<DeskView, LeadFilter>> = {
  all: {},
  "to-ring": { isRung: false },
  rung: { isRung: true },
  pending: { state: "pending" },
  dead: { state: "dead" },
  held: { state: "held" },
};

const PAGE = 50;

/** More are read at a time when few will match. */
const READ_TO_SEARCH = 500;

/** Then the page shows the leads found so far, and asks for more. */
const LOOK_FOR_MS = 500;

/** Newest first. */
async function* look(
  { look: lookAt }: Pick<LeadAdmin, "look">,
  { view, search }: Query,
  before?: DeskKey,
) {
  const wanted = search.split(/\s+/).map(folded).filter(Boolean);
  const most = wanted.length > 0 ? READ_TO_SEARCH : PAGE;
  let next = before;
  do {
    const looked = await lookAt(FILTERS[view], next, most);
    next = looked.next;
    yield { leads: looked.leads.filter((lead) => fits(lead, wanted)), next };
  } while (next);
}

export async function findPage(
  admin: Pick<LeadAdmin, "look">,
  query: Query,
  before?: DeskKey,
) {
  const until = performance.now() + LOOK_FOR_MS;
  const found: Lead[] = [];
  let next = before;
  for await (const looked of look(admin, query, before)) {
    found.push(...looked.leads);
    next = looked.next;
    if (found.length >= PAGE || performance.now() > until) break;
  }
  const leads = found.slice(0, PAGE);
  return { leads, next: found.length > PAGE ? leads.at(-1) : next };
}

export async function* findAll(
  admin: Pick<LeadAdmin, "look">,
  query: Query,
): AsyncGenerator<Lead> {
  for await (const { leads } of look(admin, query)) yield* leads;
}

/** Every word has to occur somewhere; a number may be spaced differently. */
function fits(lead: Lead, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const { source: _, timestamp: __, ...fields } = readRequest(lead);
  const texts = [...Object.values(fields), ...Object.values(lead.origin)];
  const text = folded([...texts, lead.rungNote ?? ""].join("\n"));
  const digits = text.replaceAll(/(?<=\d)[ ()-]+(?=\d)/g, "");
  return wanted.every(
    (word) =>
      text.includes(word) || digits.includes(word) || lead.id.startsWith(word),
  );
}

/** Accents are ignored, too: "zoe" finds Zoë. */
const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
