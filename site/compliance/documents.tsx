import { compliance, documents } from "../content/compliance.ts";
import { downloadSimple, fileText, files } from "../icons.ts";
import { emailHref, settings } from "../settings.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { BackToHome } from "../ui/page-head.tsx";
import { Block } from "./block.tsx";
import styles from "./documents.module.css";

export function Documents() {
  return (
    <div className={styles.documents} data-ground="mist">
      <div className="container">
        <Block id={documents.id} heading={documents.heading}>
          <p className={styles.lead}>{documents.lead}</p>
          <DocumentList />
        </Block>
        <ul role="list" className={`screen-only ${styles.links}`}>
          {compliance.links.map(({ label, href }) => (
            <li key={href}>
              <a className="tap-target" href={href}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <BackToHome />
          </li>
        </ul>
      </div>
    </div>
  );
}

/** A button says how to get a document (documents.client.ts). Nothing is downloaded (spec 2, 8). */
function DocumentList() {
  return (
    <ul role="list" className={styles.list}>
      {documents.list.map(({ name, description, download, isPack }) => {
        const kind = isPack ? "solid" : "ghost";
        return (
          <li key={name}>
            <Icon path={isPack ? files : fileText} size={28} />
            <h3>{name}</h3>
            <p>{description}</p>
            <Button
              kind={kind}
              className={`needs-script ${styles.download}`}
              data-message={documents.onRequest(name, settings.email)}
            >
              <Icon path={downloadSimple} />
              {download}
            </Button>
            <ButtonLink
              kind={kind}
              className={`screen-only ${styles.ask}`}
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
