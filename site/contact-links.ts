/**
 * A telephone number as its digits, with `+` where it has one. The `(0)` of `+44 (0)20 …` is for callers within the
 * country: dialled after the country's code, it leads to a wrong number.
 */
const dialled = (phone: string): string =>
  phone.replace(/^(\s*\+.*?)\(0\)/, "$1").replaceAll(/[^\d+]/g, "");

export const telephoneLink = (phone: string): string => `tel:${dialled(phone)}`;

/** The number as it is dialled from anywhere (E.164); without a country's code it is a British one. */
export const internationalNumber = (phone: string): string =>
  dialled(phone).replace(/^0/, "+44");

export const emailLink = (email: string): string => `mailto:${email}`;
