import { useState } from "react";
import type { DeskErased, DeskLead, DeskPerson } from "../../contract/desk.ts";
import { Button } from "../ui/button.tsx";
import { ask, reasonOf } from "./ask.ts";
import styles from "./desk.module.css";
import { moment } from "./times.ts";

interface ErasureProps {
  readonly lead: DeskLead;
  readonly onErased: (ids: readonly string[], words: string) => void;
  readonly say: (words: string) => void;
}

const countOf = (requests: number) =>
  requests === 1 ? "1 request" : `${requests} requests`;

/** Lists what would be deleted before deleting it. */
export function Erasure({ lead, onErased, say }: ErasureProps) {
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
