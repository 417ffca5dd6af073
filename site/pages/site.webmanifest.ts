import { appIcons } from "../pictures/icons.tsx";
import { routes } from "../routes.ts";
import { colour } from "../styles/palette.ts";

const icon = (name: keyof typeof appIcons) => ({
  src: `/${name}.png`,
  sizes: `${appIcons[name].size}x${appIcons[name].size}`,
  type: "image/png",
});

/** A site to read, not an app: it opens in the browser. */
const manifest = {
  name: "Ellaira",
  short_name: "Ellaira",
  lang: "en-GB",
  start_url: routes.home,
  display: "browser",
  theme_color: colour("night-900"),
  background_color: colour("night-900"),
  icons: [
    icon("icon-192"),
    icon("logo"),
    { ...icon("icon-maskable"), purpose: "maskable" },
  ],
};

export const GET = () =>
  new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json" },
  });
