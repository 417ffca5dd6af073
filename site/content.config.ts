import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";

/**
 * The long texts of the site, one Markdown file a page, in content/legal/. Beside plain Markdown a
 * text may say (site/legal/markdown.ts):
 *
 * - `## 3. Sharing {#sharing}`: a section with the id that links lead to. Reword the heading as you
 *   like, but keep the id: other pages lead to it.
 * - `{email}` and `{phone}`: the configured address and number, as links; `{company}` and
 *   `{ico_registration}`: what is configured about the company; `{setup_within}`: the figure of content/claims.ts.
 * - A variant, which is printed only if it is so on this site: around paragraphs
 *
 *       :::demo-on-device
 *       These paragraphs.
 *       :::
 *
 *   or within a sentence, with the space that goes with it: `and:demo-on-device[ these words]`.
 *
 *   `demo-on-device`     the voice demo runs in the visitor's browser: no provider's key is set
 *   `demo-by-provider`   a provider's key is set: what is said goes to the provider
 *   `error-reports`      an error-reporting service is set
 *   `web-vitals`         pages say how quick they were
 *   `step-counts`        pages count the steps towards a demo
 *   `company`            the company's name is set
 *   `ico-registration`   its registration number is set
 *
 * A wrong name stops the build. Which sections each page must have: content/legal.test.ts.
 */
const legal = defineCollection({
  loader: glob({ pattern: "*.md", base: "./site/content/legal" }),
  schema: z.strictObject({
    title: z.string(),
    /** The sentence under the title. */
    intro: z.string().optional(),
    /** Year and month, such as 2025-07. */
    updated: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
    /** A list of the sections stands beside the text. */
    contents: z.boolean(),
  }),
});

export const collections = { legal };
