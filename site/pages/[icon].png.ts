import type { APIRoute, GetStaticPaths } from "astro";
import { createElement } from "react";
import { AppIconDrawing, appIcons, favicon } from "../pictures/icons.tsx";
import { png } from "../pictures/render.ts";

/** For browsers that can't show an SVG in a tab. */
const FAVICON = "favicon-32";

type Icon = keyof typeof appIcons | typeof FAVICON;

export const getStaticPaths = (() =>
  [FAVICON, ...Object.keys(appIcons)].map((icon) => ({
    params: { icon },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Record<string, never>, { icon: Icon }> = ({
  params: { icon },
}) => {
  if (icon === FAVICON) return png(favicon, 32);
  const { size, ...shape } = appIcons[icon];
  return png(createElement(AppIconDrawing, shape), size);
};
