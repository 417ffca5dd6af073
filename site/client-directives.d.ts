declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates at the visitor's first sign of life (page/islands.ts). */
    "client:intent"?: boolean;
  }
}

export {};
