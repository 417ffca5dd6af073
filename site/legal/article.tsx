import type { ReactNode } from "react";
import tables from "../ui/tables.module.css";
import styles from "./article.module.css";
import { Contents, type ContentsEntry } from "./contents.tsx";

interface ArticleProps {
  readonly contents: readonly ContentsEntry[];
  readonly children: ReactNode;
}

export function Article({ contents, children }: ArticleProps) {
  return (
    <div className={`container ${styles.columns}`}>
      {contents.length > 0 && <Contents entries={contents} />}
      <article
        className={`${styles.article} ${tables.tables}`}
        data-ground="paper"
      >
        {children}
      </article>
    </div>
  );
}
