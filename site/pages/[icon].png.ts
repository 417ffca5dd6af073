import type { APIRoute, GetStaticPaths } from "astro";
import { createElement } from "react";
import { AppIconDrawing, appIcons } from "../pictures/icons.tsx";
import { png } from "../pictures/render.ts";

export const getStaticPaths = (() =>
  Object.keys(appIcons).map((icon) => ({
    params: { icon },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<
  Record<string, never>,
  { icon: keyof typeof appIcons }
> = ({ params: { icon } }) => {
  const { size, ...shape } = appIcons[icon];
  return png(createElement(AppIconDrawing, shape), size);
};
