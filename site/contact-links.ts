/** Drops the `(0)` of `+44 (0)20 …`: dialled after the country's code, it leads to a wrong number. */
const dialled = (phone: string): string =>
  phone.replace(/^(\s*\+.*?)\(0\)/, "$1").replaceAll(/[^\d+]/g, "");

export const telephoneLink = (phone: string): string => `tel:${dialled(phone)}`;

/** As dialled from anywhere (E.164); a number without a country's code is British. */
export const internationalNumber = (phone: string): string =>
  dialled(phone).replace(/^0/, "+44");

export const emailLink = (email: string): string => `mailto:${email}`;
