import type { SiteSettings } from "../settings/site.ts";

/** Drops the `(0)` of `+44 (0)20 …`: dialled after the country code, it leads to a wrong number. */
const dialled = (phone: string): string =>
  phone.replace(/^(\s*\+.*?)\(0\)/, "$1").replaceAll(/[^\d+]/g, "");

export const telephoneLink = (phone: string): string => `tel:${dialled(phone)}`;

/** As dialled from anywhere (E.164). A number without a country code is British. */
export const internationalNumber = (phone: string): string =>
  dialled(phone).replace(/^0/, "+44");

export const emailLink = (email: string): string => `mailto:${email}`;

/** What the law requires a company's website to state, as far as it is configured. Empty without a name. */
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
