import type { SatteriProcessorOptions } from "@astrojs/markdown-satteri";
import type { SiteSettings } from "../../settings/site.ts";
import { claims } from "../content/claims.ts";
import { companyLine, emailLink, telephoneLink } from "../company.ts";
import { joinCitations } from "../ui/join-citations.ts";

type Plugins<Kind extends "mdastPlugins" | "hastPlugins"> = Extract<
  NonNullable<SatteriProcessorOptions[Kind]>[number],
  { name: string }
>;
type TextPlugin = Plugins<"mdastPlugins">;
type HtmlPlugin = Plugins<"hastPlugins">;

/** Turns the site's Markdown into HTML at build time (what a text may use: content.config.ts). */
export const markdownOptions = (
  settings: SiteSettings,
): SatteriProcessorOptions => ({
  features: { directive: true, headingAttributes: true },
  mdastPlugins: [
    chooseWords(variants(settings)),
    chooseParagraphs(variants(settings)),
    keepCitations,
    fillIn({
      ...claimedFigures,
      "{email}": { text: settings.email, url: emailLink(settings.email) },
      "{phone}": { text: settings.phone, url: telephoneLink(settings.phone) },
      "{company}": { text: companyLine(settings.company) },
      "{ico_registration}": { text: settings.company.icoRegistration ?? "" },
    }),
  ],
  hastPlugins: [describeTables],
});

const claimedFigures = Object.fromEntries(
  Object.entries(claims).map(([name, figure]) => [
    `{${name}}`,
    { text: String(figure) },
  ]),
);

const variants = (settings: SiteSettings): Printed => ({
  "demo-on-device": settings.voice.kind === "embedded",
  "demo-by-provider": settings.voice.kind === "provider",
  "error-reports": Boolean(settings.sentryDsn),
  company: Boolean(settings.company.name),
  "ico-registration": Boolean(settings.company.icoRegistration),
});

type Printed = Readonly<Record<string, boolean>>;

function isPrinted(name: string, printed: Printed): boolean {
  const choice = printed[name];
  if (choice === undefined)
    throw new Error(
      `A text says ":${name}". Known are ${Object.keys(printed).join(", ")}.`,
    );
  return choice;
}

/** `:name[words]` in a sentence: printed only if it is true of this site. */
const chooseWords = (printed: Printed): TextPlugin => ({
  name: "choose-words",
  textDirective(node, context) {
    // A colon in a word or a time, such as 18:00, is not a directive.
    if (node.children.length === 0)
      context.replaceNode(node, { type: "text", value: `:${node.name}` });
    else if (isPrinted(node.name, printed))
      context.replaceNode(node, [...node.children]);
    else context.removeNode(node);
  },
});

/** `:::name` and `:::` around paragraphs: printed only if it is true of this site. */
const chooseParagraphs = (
  printed: Printed,
): TextPlugin & { readonly printed: Printed } => ({
  name: "choose-paragraphs",
  // Astro caches rendered texts until its configuration changes: what they depend on must be part of it.
  printed,
  containerDirective(node, context) {
    if (isPrinted(node.name, printed))
      context.replaceNode(node, [...node.children]);
    else context.removeNode(node);
  },
});

const keepCitations: TextPlugin = {
  name: "keep-citations",
  text(node, context) {
    const value = joinCitations(node.value);
    if (value !== node.value)
      context.replaceNode(node, { type: "text", value });
  },
};

interface Value {
  readonly text: string;
  readonly url?: string;
}

function fillIn(
  values: Readonly<Record<string, Value>>,
): TextPlugin & { readonly values: unknown } {
  return {
    name: "fill-in",
    values,
    text(node, context) {
      const parts = node.value.split(/(\{\w+\})/);
      if (parts.length === 1) return;
      const nodes = parts
        .filter((part) => part !== "")
        .map((part) => {
          if (!part.startsWith("{"))
            return { type: "text" as const, value: part };
          const value = values[part];
          if (!value)
            throw new Error(
              `A text says "${part}". Known are ${Object.keys(values).join(", ")}.`,
            );
          const text = { type: "text" as const, value: value.text };
          return value.url
            ? { type: "link" as const, url: value.url, children: [text] }
            : text;
        });
      context.replaceNode(node, nodes);
    },
  };
}

/**
 * Narrow windows stack table cells (ui/tables.module.css). Some browsers then no longer see a table, so roles
 * restore it. Each row's first cell names the row; the others carry their column's name for display.
 */
const describeTables: HtmlPlugin = {
  name: "describe-tables",
  element: {
    filter: ["table"],
    visit(table, context) {
      const columns: string[] = [];
      const describe = (parent: typeof table): typeof table => {
        const cells = parent.children.filter((node) => node.type === "element");
        return {
          type: "element",
          tagName: parent.tagName,
          properties: { role: ROLES[parent.tagName] },
          children: cells.map((cell, index) => {
            if (cell.tagName === "th") {
              columns.push(context.textContent(cell));
              return {
                ...cell,
                properties: { scope: "col", role: "columnheader" },
              };
            }
            if (cell.tagName !== "td") return describe(cell);
            return index === 0
              ? {
                  ...cell,
                  tagName: "th",
                  properties: { scope: "row", role: "rowheader" },
                }
              : {
                  ...cell,
                  properties: { role: "cell", dataLabel: columns[index] },
                };
          }),
        };
      };
      context.replaceNode(table, describe(table));
    },
  },
};

const ROLES: Readonly<Record<string, string>> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
};
