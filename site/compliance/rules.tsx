import {
  auditTrail,
  hosting,
  type Point,
  privacyRules,
} from "../content/compliance.ts";
import { check } from "../icons.ts";
import { Icon } from "../ui/icon.tsx";
import { joinCitations } from "../ui/join-citations.ts";
import tables from "../ui/tables.module.css";
import { Block } from "./block.tsx";
import styles from "./rules.module.css";

export function Rules() {
  return (
    <div className={styles.rules} data-ground="paper">
      <div className="container">
        <PrivacyRules />
        <AuditTrail />
        <Hosting />
      </div>
    </div>
  );
}

function PrivacyRules() {
  const { id, heading, dataProtection, pecr } = privacyRules;
  return (
    <Block id={id} heading={heading}>
      <h3>{dataProtection.heading}</h3>
      <Points points={dataProtection.points} />
      <h3 id="pecr-heading">{pecr.heading}</h3>
      <div className={tables.tables}>
        {/* Narrow windows stack the cells with CSS; the roles keep it a table for assistive technology. */}
        <table role="table" aria-labelledby="pecr-heading">
          <thead role="rowgroup">
            <tr role="row">
              {Object.values(pecr.columns).map((column) => (
                <th key={column} scope="col" role="columnheader">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {pecr.rules.map(({ rule, covers, meaning }) => (
              <tr key={rule} role="row">
                <th scope="row" role="rowheader">
                  {rule}
                </th>
                <td role="cell" data-label={pecr.columns.covers}>
                  {covers}
                </td>
                <td role="cell" data-label={pecr.columns.meaning}>
                  {meaning}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{pecr.note}</p>
    </Block>
  );
}

function AuditTrail() {
  const { id, heading, asks, plan } = auditTrail;
  return (
    <Block id={id} heading={heading}>
      <p>{asks.before}</p>
      <ul>
        {asks.duties.map((duty) => (
          <li key={duty}>{duty}</li>
        ))}
      </ul>
      <p>{asks.after}</p>
      <h3>{plan.heading}</h3>
      <Points points={plan.points} />
      <p>{plan.note}</p>
    </Block>
  );
}

function Hosting() {
  return (
    <Block id={hosting.id} heading={hosting.heading}>
      {/* The role keeps it a list in Safari, which drops lists without bullets. */}
      <ul role="list" className={styles.facts}>
        {hosting.facts.map((fact) => (
          <li key={fact}>
            <Icon path={check} />
            {fact}
          </li>
        ))}
      </ul>
      <p>
        <a className="tap-target" href={hosting.link.href}>
          {hosting.link.label}
        </a>
      </p>
    </Block>
  );
}

function Points({ points }: { readonly points: readonly Point[] }) {
  return (
    <ul role="list" className={styles.points}>
      {points.map(({ lead, text }) => (
        <li key={lead}>
          <b>{lead}</b> {joinCitations(text)}
        </li>
      ))}
    </ul>
  );
}
