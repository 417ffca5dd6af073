import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";

/**
 * The long texts of the site: one Markdown file for each page, in content/legal/. Apart from plain Markdown, a
 * text may use (site/legal/markdown.ts):
 *
 * - `## 3. Sharing {#sharing}`: a section with its id. The heading may be reworded; links use the id.
 * - `{email}`, `{phone}`, `{company}`, `{ico_registration}`: what is configured, the first two as links;
 *   `{retentionDays}` and the other names of content/claims.ts: the claimed figure.
 * - `:::demo-on-device` and `:::` around paragraphs, or `and:demo-on-device[ these words]` within a sentence,
 *   with its space: printed only if it is true of this site. The names are
 *   `demo-on-device`     the voice demo runs in the visitor's browser: no provider's key is set
 *   `demo-by-provider`   a provider's key is set: what is said goes to the provider
 *   `error-reports`      an error-reporting service is set
 *   `company`            the company's name is set
 *   `ico-registration`   its registration number is set
 *
 * A wrong name stops the build. content/legal.test.ts lists the sections that each page must have.
 */
const legal = defineCollection({
  loader: glob({ pattern: "*.md", base: "./site/content/legal" }),
  schema: z.strictObject({
    title: z.string(),
    intro: z.string().optional(),
    /** Year and month, such as 2025-07. */
    updated: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
  }),
});

export const collections = { legal };
