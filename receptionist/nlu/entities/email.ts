/** "Jess at brightlane dot co dot uk", "r anand at bright lane dot com", "jess dot hart at …" */
const SPOKEN =
  /(?<![\w'’])((?:[b-hj-z] |[\w-]+ dot )*[\w.+-]+) at ([\w-]+(?: [\w-]+){0,3}?(?: dot [\w-]+)+)(?![\w@])/i;
const WRITTEN = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** The address, and the words without it. */
export function emailIn(words: string) {
  const written = words.replace(SPOKEN, (_, name: string, host: string) =>
    `${name}@${host}`.replaceAll(/ dot /gi, ".").replaceAll(" ", ""),
  );
  const [email] = WRITTEN.exec(written) ?? [];
  return email === undefined
    ? undefined
    : { email, rest: written.replace(email, " ").trim() };
}
