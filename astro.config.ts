import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { satteri } from "@astrojs/markdown-satteri";
import react from "@astrojs/react";
import { defineConfig, fontProviders } from "astro/config";
import { minifySync, type Plugin, transformWithOxc } from "vite";
import { ACCENTED_RANGES, cutFonts, EXTENDED_RANGES } from "./scripts/fonts.ts";
import { loadEnvFile } from "./settings/load.ts";
import { readSiteSettings } from "./settings/site.ts";
import { markdownOptions } from "./site/legal/markdown.ts";

loadEnvFile();
const settings = readSiteSettings(process.env);

const fonts = await cutFonts();

/** What every page runs comes in one piece, with all that it imports: each more would be a request before the first gesture. */
const IN_EVERY_PAGE = /site\/page\/main\.ts/;

const IN_MANY_ISLANDS =
  /node_modules\/react\/|site\/(?:ui|icons|routes|content\/claims)/;

const MINIFIED = "?minified";

/** Lets `import text from "./file.ts?minified"` give a script for the page itself, which may not import anything. */
function minifiedText(): Plugin {
  return {
    name: "minified-text",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(MINIFIED)) return undefined;
      const file = id.slice(0, -MINIFIED.length);
      const script = await transformWithOxc(readFileSync(file, "utf8"), file);
      const { code } = minifySync(file, `{${script.code}}`);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

const UPRIGHT = { weight: "400 700", style: "normal" } as const;

type Variants = NonNullable<
  Parameters<
    ReturnType<typeof fontProviders.local>["resolveFont"]
  >[0]["options"]
>["variants"];

const localFont = (name: string, variants: Variants) => ({
  name,
  provider: fontProviders.local(),
  fallbacks: [],
  options: { variants },
});

export default defineConfig({
  site: settings.siteUrl,
  srcDir: "./site",
  trailingSlash: "never",
  devToolbar: { enabled: false },
  build: {
    format: "file",
    // One request less before the first paint; the styles of a page are small.
    inlineStylesheets: "always",
  },
  integrations: [
    react(),
    {
      name: "hydrate-on-intent",
      hooks: {
        "astro:config:setup": ({ addClientDirective }) =>
          addClientDirective({
            name: "intent",
            entrypoint: "./site/page/islands.ts",
          }),
      },
    },
  ],
  markdown: { processor: satteri(markdownOptions(settings)) },
  fonts: [
    {
      ...localFont("Schibsted Grotesk", [{ ...UPRIGHT, src: [fonts.written] }]),
      cssVariable: "--font-written",
      fallbacks: ["Arial", "sans-serif"],
    },
    {
      ...localFont("Accented", [
        { ...UPRIGHT, src: [fonts.accented], unicodeRange: ACCENTED_RANGES },
        { ...UPRIGHT, src: [fonts.extended], unicodeRange: EXTENDED_RANGES },
      ]),
      cssVariable: "--font-accented",
    },
    {
      // Its fallbacks are its own (styles/base.css), since they are seen first.
      ...localFont("Literata", [
        { src: [fonts.spoken], weight: "450 600", style: "italic" },
      ]),
      cssVariable: "--font-spoken",
    },
  ],
  vite: {
    plugins: [minifiedText()],
    // Without a hash: the built page reads like its sources, and packs better. No two sheets have the same name
    // (styles/style-sheets.test.ts).
    css: {
      modules: {
        generateScopedName: (name, file) =>
          `${basename(file, ".module.css")}-${name}`,
      },
    },
    define: {
      __SITE_SETTINGS__: JSON.stringify(settings),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // The generator's names of its scripts are longer than the scripts' purposes.
              entryFileNames: ({ name }) =>
                `_astro/${name.split(".", 1)[0]}.[hash].js`,
              codeSplitting: {
                groups: [
                  {
                    name: "page",
                    test: IN_EVERY_PAGE,
                  },
                  // Small parts that islands share: together, since each file is a turn on the line.
                  {
                    name: "islands",
                    test: IN_MANY_ISLANDS,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      // The last supported line (docs/browsers.md). The language of Safari 15.4 is that of 16, but for corners of
      // class fields which no code here has and which would cost every page a kilobyte.
      target: ["chrome109", "edge109", "firefox115", "safari16"],
      cssTarget: ["chrome109", "edge109", "firefox115", "safari15.4"],
      // The client router waits for inline module scripts with a `data:` script, which the
      // content security policy forbids; no script is inlined, so it never has to.
      assetsInlineLimit: 0,
      license: { fileName: "licences/third-party.txt" },
    },
    optimizeDeps: {
      // Found only when the voice wakes, it would reload the page in the middle of a call.
      include: ["@echogarden/svoxpico-wasm"],
    },
    server: {
      // The next port is the API's.
      strictPort: true,
      proxy: { "/api": process.env.API_ORIGIN ?? "http://127.0.0.1:3001" },
    },
  },
});
