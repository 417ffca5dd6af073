import {
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
  type SubmitEvent,
} from "react";
import {
  MAX_NOTE,
  type DeskDelivery,
  type DeskErased,
  type DeskLead,
  type DeskPerson,
} from "../../contract/desk.ts";
import { telephoneLink } from "../company.ts";
import { form as copy } from "../content/contact.ts";
import { Button } from "../ui/button.tsx";
import { ask, reasonOf } from "./ask.ts";
import styles from "./desk.module.css";
import { hour, isoDay, moment, noonOf, shortDay } from "./times.ts";

interface RequestProps {
  readonly lead: DeskLead;
  readonly onChanged: (lead: DeskLead) => void;
  readonly onErased: (ids: readonly string[], words: string) => void;
  readonly say: (words: string) => void;
}

const DELIVER = {
  pending: "Deliver it now",
  dead: "Deliver it again",
  held: "It is genuine: deliver it",
};

/** How often a waiting request is fetched again, in milliseconds. */
const LOOK_EVERY = 2000;

export function Request({ lead, onChanged, onErased, say }: RequestProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const { id, createdAt, request, state } = lead;
  const isWatched = state === "pending" && (isOpen || isSent);

  const lookAgain = useEffectEvent(async () => {
    const now = await ask<DeskLead>("GET", `/leads/${id}`).catch(() => lead);
    onChanged(now);
    if (now.state === "delivered") say("It has been delivered.");
  });
  useEffect(() => {
    if (!isWatched) return undefined;
    const timer = setInterval(() => void lookAgain(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isWatched]);

  const change = async (path: string, body: object, done: string) => {
    try {
      onChanged(await ask<DeskLead>("POST", `/leads/${id}/${path}`, body));
      say(done);
    } catch (error) {
      say(reasonOf(error));
    }
  };

  return (
    <details
      className={styles.request}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <time dateTime={new Date(createdAt).toISOString()}>
          {hour(createdAt)}
        </time>
        <span className={styles.who}>
          <b>{request.name}</b> <span>{request.practice}</span>
        </span>
        <span className={styles.asked}>{beginningOf(request.message)}</span>
        <Marks lead={lead} />
      </summary>
      {isOpen && (
        <div className={styles.all}>
          <div>
            <p className={styles.message}>
              {request.message || "They left no message."}
            </p>
            <dl>
              {Object.entries(factsOf(lead)).map(([name, fact]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={styles.acts}>
            <RungBack
              key={lead.rungAt}
              lead={lead}
              onSave={(rungAt, rungNote) =>
                void change("rung", { rungAt, rungNote }, "It is written down.")
              }
            />
            {state !== "delivered" && (
              <Button
                kind="ghost"
                size="small"
                onClick={() => {
                  setSent(true);
                  void change("retry", {}, "It is next in line.");
                }}
              >
                {DELIVER[state]}
              </Button>
            )}
            <Erasure lead={lead} onErased={onErased} say={say} />
          </div>
        </div>
      )}
    </details>
  );
}

const GLANCE = 96;

const beginningOf = (text: string) =>
  text.length > GLANCE ? `${text.slice(0, GLANCE).trimEnd()} …` : text;

function Marks({ lead: { state, rungAt } }: Pick<RequestProps, "lead">) {
  return (
    <span className={styles.marks}>
      {state === "dead" && <i data-mark="dead">Not delivered</i>}
      {state === "pending" && <i>Waiting</i>}
      {state === "held" && <i>Held</i>}
      {rungAt !== null && <i data-mark="rung">{`Rung ${shortDay(rungAt)}`}</i>}
      {rungAt === null && state !== "held" && <i data-mark="ring">To ring</i>}
    </span>
  );
}

function factsOf(lead: DeskLead): Readonly<Record<string, ReactNode>> {
  const { id, createdAt, request, origin, deliveries } = lead;
  const { phone, email, practice, practiceType } = request;
  const kinds: Readonly<Record<string, string>> = copy.practiceTypes;
  const parts = Object.entries(origin).map(
    ([name, value]) => `${name.replace(/^utm_|^referring_/, "")} ${value}`,
  );
  return {
    Phone: <a href={telephoneLink(phone)}>{phone}</a>,
    Email: <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>,
    Practice: `${practice} (${kinds[practiceType] ?? practiceType})`,
    "Came from": parts.join(", ") || "Not known",
    Asked: moment(createdAt),
    ...(deliveries["email"] && { "Our email": wordsFor(deliveries["email"]) }),
    ...(deliveries["webhook"] && { Webhook: wordsFor(deliveries["webhook"]) }),
    Request: id,
  };
}

function wordsFor(delivery: DeskDelivery): string {
  const { state, attempts, deliveredAt, lastError } = delivery;
  const tries = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  const why = lastError === null ? "" : `, the last ended with ${lastError}`;
  const soFar = attempts === 0 ? "" : ` after ${tries}${why}`;
  if (state === "delivered")
    return deliveredAt ? `Delivered ${moment(deliveredAt)}` : "Delivered";
  if (state === "skipped") return "Not asked for at the time";
  if (state === "held") return "Held back: it looks like a program’s";
  return (state === "dead" ? "Given up" : "Waiting") + soFar;
}

interface RungBackProps {
  readonly lead: DeskLead;
  readonly onSave: (rungAt: number | null, rungNote: string) => void;
}

function RungBack({ lead, onSave }: RungBackProps) {
  const { id, rungAt, rungNote } = lead;
  const [today] = useState(() => isoDay(Date.now()));

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSave(noonOf(String(form.get("date"))), String(form.get("note")));
  };

  return (
    <form className={styles.box} onSubmit={save}>
      <label htmlFor={`date-${id}`}>Rung back on</label>
      <input
        id={`date-${id}`}
        name="date"
        type="date"
        required
        max={today}
        defaultValue={rungAt === null ? today : isoDay(rungAt)}
      />
      <label htmlFor={`note-${id}`}>Note, if any</label>
      <input
        id={`note-${id}`}
        name="note"
        maxLength={MAX_NOTE}
        autoComplete="off"
        defaultValue={rungNote ?? ""}
      />
      <Button type="submit" size="small">
        {rungAt === null ? "Rung back" : "Save"}
      </Button>
      {rungAt !== null && (
        <Button kind="ghost" size="small" onClick={() => onSave(null, "")}>
          Not rung back
        </Button>
      )}
    </form>
  );
}

const countOf = (requests: number) =>
  requests === 1 ? "1 request" : `${requests} requests`;

/** Lists what would be deleted before deleting it. */
function Erasure({ lead, onErased, say }: Omit<RequestProps, "onChanged">) {
  const [person, setPerson] = useState<DeskPerson>();
  const path = `/leads/${lead.id}/person`;

  const look = async () =>
    setPerson(await ask<DeskPerson>("GET", path).catch(complain));

  const erase = async (leads: DeskPerson) => {
    setPerson(undefined);
    const erased = await ask<DeskErased>("DELETE", path).catch(complain);
    if (!erased) return;
    const ids = leads.map(({ id }) => id);
    const left =
      erased.scrubbed === "gone"
        ? ""
        : " The database’s files may hold them for a while (docs/operating.md).";
    onErased(ids, `${countOf(ids.length)} erased.${left}`);
  };

  const complain = (error: unknown) => {
    say(reasonOf(error));
    return undefined;
  };

  return (
    <>
      <Button
        kind="ghost"
        size="small"
        className={styles.danger}
        aria-expanded={person !== undefined}
        onClick={() => (person ? setPerson(undefined) : void look())}
      >
        {person ? "Keep them" : "Erase this person …"}
      </Button>
      {person && (
        <div className={styles.box} role="group" aria-label="To be erased">
          <p>
            {`${countOf(person.length)} from ${lead.request.email} will be erased for good, with messages, deliveries and notes: ${person.map(({ createdAt }) => moment(createdAt)).join("; ")}.`}
          </p>
          <p>
            This does not reach emails already sent, the webhook’s receivers,
            exports and backups.
          </p>
          <Button
            size="small"
            className={styles.danger}
            onClick={() => void erase(person)}
          >
            {`Erase ${countOf(person.length)}`}
          </Button>
        </div>
      )}
    </>
  );
}
