import { compliance, documents } from "../content/compliance.ts";
import { BackToHome } from "../ui/page-head.tsx";
import { Block } from "./block.tsx";
import { DocumentList } from "./document-list.tsx";
import styles from "./documents.module.css";

export function Documents() {
  return (
    <div className={styles.documents} data-ground="mist">
      <div className="container">
        <Block id={documents.id} heading={documents.heading}>
          <p className={styles.lead}>{documents.lead}</p>
          <DocumentList />
        </Block>
        <ul role="list" className={styles.links}>
          {compliance.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
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
