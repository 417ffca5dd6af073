import type { ReactNode } from "react";
import {
  auditTrail,
  compliance,
  documents,
  hosting,
  type Point,
  privacyRules,
} from "../content/compliance.ts";
import { check, downloadSimple, fileText, files } from "../icons.ts";
import { emailHref, settings } from "../settings.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { joinCitations } from "../ui/join-citations.ts";
import { BackToHome } from "../ui/page-head.tsx";
import tables from "../ui/tables.module.css";
import styles from "./compliance.module.css";

export function Compliance() {
  return (
    <>
      <div className={styles.rules} data-ground="paper">
        <div className="container">
          <PrivacyRules />
          <AuditTrail />
          <Hosting />
        </div>
      </div>
      <div className={styles.documents} data-ground="mist">
        <div className="container">
          <Documents />
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
    </>
  );
}

function PrivacyRules() {
  const { dataProtection, pecr } = privacyRules;
  return (
    <Block {...privacyRules}>
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
  const { asks, plan } = auditTrail;
  return (
    <Block {...auditTrail}>
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
    <Block {...hosting}>
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

/** A button says how to get a document (documents.client.ts). Nothing is downloaded (spec 2, 8). */
function Documents() {
  return (
    <Block {...documents}>
      <p className={styles.lead}>{documents.lead}</p>
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
    </Block>
  );
}

interface BlockProps {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

function Block({ id, heading, children }: BlockProps) {
  return (
    <section id={id} className={styles.block} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div className={styles.body}>{children}</div>
    </section>
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
