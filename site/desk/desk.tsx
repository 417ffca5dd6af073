import "../styles/layers.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { Fragment, useRef, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { DESK_VIEWS, type DeskView } from "../../contract/desk.ts";
import { Button } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";
import styles from "./desk.module.css";
import { Request } from "./request.tsx";
import { day } from "./times.ts";
import { useLeads } from "./use-leads.ts";

/** The name of each view, and what an empty view says. */
const VIEWS = {
  all: ["All", "Nobody has asked for a demo yet."],
  "to-ring": ["To ring back", "Everybody has been rung back."],
  rung: ["Rung back", "Nobody has been rung back yet."],
  pending: ["Waiting", "Nothing waits to be delivered."],
  dead: ["Not delivered", "Nothing has failed."],
  held: ["Held", "Nothing looks like a program’s."],
} as const satisfies Record<DeskView, readonly [string, string]>;

/** The view is in the address, where a reload finds it. The search is not, because it is personal. */
const viewInAddress = (): DeskView =>
  DESK_VIEWS.find((view) => `#${view}` === location.hash) ?? "all";

function onMove(tell: () => void) {
  addEventListener("hashchange", tell);
  return () => removeEventListener("hashchange", tell);
}

function Desk() {
  const view = useSyncExternalStore(onMove, viewInAddress);
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState({ words: "", times: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const search = typed.trim();
  const { leads, next, fault, isLooking, lookOn, put, drop } = useLeads(
    view,
    search,
  );
  const say = (words: string) =>
    setSaid(({ times }) => ({ words, times: times + 1 }));
  const erased = (ids: readonly string[], words: string) => {
    drop(ids);
    say(words);
    heading.current?.focus();
  };
  const none = search ? "Nothing fits what you look for." : VIEWS[view][1];
  return (
    <>
      <header className={styles.bar} data-ground="night">
        <Logo />
        <form method="post" action="/sign-out">
          <Button type="submit" kind="ghost" size="small">
            Sign out
          </Button>
        </form>
      </header>
      <main className={styles.desk}>
        <h1 ref={heading} tabIndex={-1}>
          Demo requests
        </h1>
        <div className={styles.tools}>
          <input
            type="search"
            aria-label="Search"
            placeholder="Name, practice, number …"
            maxLength={200}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <form method="post" action="/leads/export">
            <input type="hidden" name="view" value={view} />
            <input type="hidden" name="search" value={search} />
            <Button type="submit" kind="ghost" size="small">
              Export these as CSV
            </Button>
          </form>
          <nav aria-label="Which requests">
            {DESK_VIEWS.map((each) => (
              <a
                key={each}
                href={`#${each}`}
                aria-current={each === view || undefined}
              >
                {VIEWS[each][0]}
              </a>
            ))}
          </nav>
        </div>
        <div className={styles.sheet} data-ground="paper" aria-busy={isLooking}>
          {leads.map((lead, n) => {
            const date = day(lead.createdAt);
            const isFirst = n === 0 || date !== day(leads[n - 1]?.createdAt);
            return (
              <Fragment key={lead.id}>
                {isFirst && <h2>{date}</h2>}
                <Request
                  lead={lead}
                  onChanged={put}
                  onErased={erased}
                  say={say}
                />
              </Fragment>
            );
          })}
          <p className={styles.foot} role="status">
            {isLooking
              ? "Looking …"
              : fault || (leads.length === 0 && !next ? none : "")}
          </p>
          {next && !isLooking && (
            <Button kind="ghost" size="small" onClick={lookOn}>
              Show older ones
            </Button>
          )}
        </div>
        <div role="status">
          {said.words && (
            <p key={said.times} className={styles.said}>
              {said.words}
            </p>
          )}
        </div>
      </main>
    </>
  );
}

const place = document.getElementById("desk");
if (place) createRoot(place).render(<Desk />);
