import type { SiteSettings } from "../settings/site.ts";

/** What the law asks a company's website to say of it, as far as it is configured; else empty. */
export function companyLine({
  name,
  number,
  registeredIn,
  registeredOffice,
}: SiteSettings["company"]): string {
  if (!name) return "";
  const facts = [
    `Ellaira is a trading name of ${name}`,
    registeredIn && `registered in ${registeredIn}`,
    number && `company number ${number}`,
  ].filter(Boolean);
  const office = registeredOffice
    ? ` Registered office: ${registeredOffice}.`
    : "";
  return `${facts.join(", ")}.${office}`;
}
