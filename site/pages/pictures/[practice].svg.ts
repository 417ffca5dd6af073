import type { APIRoute, GetStaticPaths } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Testimonial } from "../../content/testimonials.ts";
import { Front, practices } from "../../pictures/fronts.tsx";

export const getStaticPaths = (() =>
  practices.map((practice) => ({
    params: { practice },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<
  Record<string, never>,
  { practice: Testimonial["image"] }
> = ({ params: { practice } }) =>
  new Response(renderToStaticMarkup(createElement(Front, { practice })), {
    headers: { "Content-Type": "image/svg+xml" },
  });
