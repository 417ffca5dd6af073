import arrow from "@phosphor-icons/core/assets/regular/download-simple.svg?raw";
import { documents } from "../content/compliance.ts";
import { emailHref, settings } from "../settings.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./documents.module.css";

/** A button tells how to get a document (document-list.client.ts); nothing is downloaded (spec 2, 8). */
export function DocumentList() {
  return (
    <ul role="list" className={styles.list}>
      {documents.list.map(({ name, description, download, icon, isPack }) => {
        const kind = isPack ? "solid" : "ghost";
        return (
          <li key={name}>
            <Icon svg={icon} size={28} />
            <h3>{name}</h3>
            <p>{description}</p>
            <Button
              kind={kind}
              className={styles.download}
              data-message={documents.onRequest(name, settings.email)}
            >
              <Icon svg={arrow} />
              {download}
            </Button>
            <ButtonLink
              kind={kind}
              className={styles.ask}
              href={`${emailHref}?subject=${encodeURIComponent(name)}`}
              aria-label={`${documents.ask}: ${name}`}
            >
              {documents.ask}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
