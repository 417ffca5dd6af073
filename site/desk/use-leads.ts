import { useEffect, useState } from "react";
import type {
  DeskKey,
  DeskLead,
  DeskPage,
  DeskView,
} from "../../contract/desk.ts";
import { ask, reasonOf } from "./ask.ts";

/** The pause in typing before a search begins. */
const PAUSE_MS = 250;

interface Found {
  readonly leads: readonly DeskLead[];
  readonly next: DeskKey | null;
  readonly fault: string;
}

const NOTHING: Found = { leads: [], next: null, fault: "" };

export function useLeads(view: DeskView, search: string) {
  const [found, setFound] = useState(NOTHING);
  /** Where the search under way begins, or "start"; null if there is none. */
  const [from, setFrom] = useState<DeskKey | "start" | null>("start");
  const question = `${view} ${search}`;
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setFrom("start");
  }

  useEffect(() => {
    if (!from) return undefined;
    const over = new AbortController();
    /** Continues until there is something to show, or no more to search. */
    const look = async () => {
      let page: DeskPage;
      let before = from === "start" ? undefined : from;
      do {
        page = await ask("POST", "/leads", { view, search, before });
        before = page.next ?? undefined;
      } while (before && page.leads.length === 0 && !over.signal.aborted);
      return page;
    };
    const show = (page: Partial<Found>) => {
      if (over.signal.aborted) return;
      setFound(({ leads }) => {
        const before = from === "start" ? [] : leads;
        return {
          ...NOTHING,
          ...page,
          leads: [...before, ...(page.leads ?? [])],
        };
      });
      setFrom(null);
    };
    const timer = setTimeout(
      () => void look().then(show, (error) => show({ fault: reasonOf(error) })),
      search && from === "start" ? PAUSE_MS : 0,
    );
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [view, search, from]);

  // A list that comes back into view shows what is new; a list that is being read stays.
  useEffect(() => {
    const lookAgain = () => {
      const isRead = scrollY > 0 || document.querySelector("details[open]");
      if (document.visibilityState === "visible" && !isRead) setFrom("start");
    };
    document.addEventListener("visibilitychange", lookAgain);
    return () => document.removeEventListener("visibilitychange", lookAgain);
  }, []);

  const setLeads = (
    change: (leads: readonly DeskLead[]) => readonly DeskLead[],
  ) => setFound((before) => ({ ...before, leads: change(before.leads) }));
  return {
    ...found,
    isLooking: from !== null,
    lookOn: () => setFrom(found.next),
    put: (changed: DeskLead) =>
      setLeads((leads) =>
        leads.map((lead) => (lead.id === changed.id ? changed : lead)),
      ),
    drop: (ids: readonly string[]) =>
      setLeads((leads) => leads.filter(({ id }) => !ids.includes(id))),
  };
}
