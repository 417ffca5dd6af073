/** Hydrates an island at the visitor's first sign of life (page/islands.ts). */
export type IslandDirective = "client:intent";

declare module "astro" {
  interface AstroClientDirectives extends Partial<
    Record<IslandDirective, boolean>
  > {}
}
