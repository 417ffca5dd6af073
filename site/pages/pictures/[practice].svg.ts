import type { APIRoute, GetStaticPaths } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Testimonial } from "../../content/testimonials.ts";
import {
  PracticeIllustration,
  practices,
} from "../../pictures/practice-illustrations.tsx";

export const getStaticPaths = (() =>
  practices.map((practice) => ({
    params: { practice },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<
  Record<string, never>,
  { practice: Testimonial["image"] }
> = ({ params: { practice } }) =>
  new Response(
    renderToStaticMarkup(createElement(PracticeIllustration, { practice })),
    {
      headers: { "Content-Type": "image/svg+xml" },
    },
  );
