/** What a static host sends for an address, by lower-case name. */
export type StaticHeaders = (path: string) => Readonly<Record<string, string>>;

/**
 * Reads a `_headers` file as Netlify and Cloudflare Pages do: blocks of a path and its indented headers, `*` for any
 * rest; all rules that match count, and the values that two of them give for one header are joined with a comma.
 */
export function readHeadersFile(text: string): StaticHeaders {
  const rules = text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [path = "", ...lines] = block.split("\n");
      return { path: pattern(path), headers: lines.map(header) };
    });
  return (path) => {
    const found: Record<string, string> = {};
    for (const rule of rules)
      if (rule.path.test(path))
        for (const { name, value } of rule.headers)
          found[name] =
            found[name] === undefined ? value : `${found[name]}, ${value}`;
    return found;
  };
}

function pattern(path: string): RegExp {
  if (!path.startsWith("/")) throw new Error(`"${path}" is no path`);
  const escaped = path.split("*").map((part) => RegExp.escape(part));
  return new RegExp(`^${escaped.join(".*")}$`);
}

function header(line: string) {
  const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
  if (name === undefined || value === undefined)
    throw new Error(`"${line}" is no header`);
  return { name: name.toLowerCase(), value };
}
