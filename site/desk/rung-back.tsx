import { useState, type SubmitEvent } from "react";
import { MAX_NOTE, type DeskLead } from "../../contract/desk.ts";
import { Button } from "../ui/button.tsx";
import styles from "./desk.module.css";
import { isoDay, noonOf } from "./times.ts";

interface RungBackProps {
  readonly lead: DeskLead;
  readonly onSave: (rungAt: number | null, rungNote: string) => void;
}

export function RungBack({ lead, onSave }: RungBackProps) {
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
