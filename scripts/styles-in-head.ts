import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Astro writes the islands' style before the first island; HTML allows no `<style>` in a body. */
export function stylesInHead(html: string): string {
  const [head = "", body] = html.split("</head>", 2);
  if (body === undefined) return html;
  const styles: string[] = [];
  const rest = body.replaceAll(/<style\b[^>]*>[^<]*<\/style>/g, (style) => {
    styles.push(style);
    return "";
  });
  return `${head}${styles.join("")}</head>${rest}`;
}

/** Does so in every page of a folder. */
export function moveStylesToHead(dir: string): void {
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" });
  for (const name of files.filter((file) => file.endsWith(".html"))) {
    const path = join(dir, name);
    writeFileSync(path, stylesInHead(readFileSync(path, "utf8")));
  }
}
