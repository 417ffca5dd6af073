import type { APIRoute, GetStaticPaths } from "astro";
import { CARD, PageCard } from "../../pictures/card.tsx";
import { png } from "../../pictures/render.ts";
import { cardOf, type Route, routes } from "../../routes.ts";
import { createElement } from "react";

export const getStaticPaths = (() =>
  Object.values(routes).map((route) => ({
    params: { card: /([\w-]+)\.png$/.exec(cardOf(route))?.[1] },
    props: { route },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ route: Route }> = ({ props }) =>
  png(createElement(PageCard, props), CARD.width);
