import type { ReactNode } from "react";
import { common } from "../content/navigation.ts";
import tables from "../ui/tables.module.css";
import styles from "./article.module.css";
import { CONTENTS } from "./contents.client.ts";

interface ContentsEntry {
  readonly id: string;
  /** The section's number as in its heading: "3." */
  readonly number: string;
  readonly title: string;
}

interface ArticleProps {
  readonly contents: readonly ContentsEntry[];
  readonly children: ReactNode;
}

export function Article({ contents, children }: ArticleProps) {
  return (
    <div className={`container ${styles.columns}`}>
      <Contents entries={contents} />
      <article
        className={`${styles.article} ${tables.tables}`}
        data-ground="paper"
      >
        {children}
      </article>
    </div>
  );
}

/** Beside the text in wide windows, where contents.client.ts marks the current section; folded above it in others. */
function Contents({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <>
      <nav
        className={`screen-only ${styles.beside}`}
        aria-labelledby="contents"
        {...{ [CONTENTS]: true }}
      >
        <p id="contents" className={styles.label}>
          {common.onThisPage}
        </p>
        <Entries entries={entries} />
      </nav>
      <nav
        className={`screen-only ${styles.above}`}
        aria-label={common.onThisPage}
      >
        <details>
          <summary className={styles.label}>{common.onThisPage}</summary>
          <Entries entries={entries} />
        </details>
      </nav>
    </>
  );
}

function Entries({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <ol role="list" className={styles.entries}>
      {entries.map(({ id, number, title }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <span>{number}</span> <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
