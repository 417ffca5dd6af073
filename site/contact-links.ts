/** A telephone number as a `tel:` address. */
export const telephoneLink = (phone: string): string =>
  `tel:${phone.replaceAll(/[^\d+]/g, "")}`;

export const emailLink = (email: string): string => `mailto:${email}`;
