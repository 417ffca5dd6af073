/** The text of a script that a page inlines (astro.config.ts). */
declare module "*?minified" {
  const text: string;
  // oxlint-disable-next-line import/no-default-export -- as the plugin writes it
  export default text;
}
