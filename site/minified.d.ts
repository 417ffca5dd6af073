/** The text of a script that stands in a page itself (scripts/compact-assets.ts). */
declare module "*?minified" {
  const text: string;
  export default text;
}
