/** 128 bits as 32 hexadecimal digits. `randomUUID` needs a secure context, which a site under test may lack. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
