import { readFileSync } from "node:fs";
import { colour } from "../styles/palette.ts";
import { LogoMark } from "../ui/logo.tsx";

export const favicon = readFileSync("public/favicon.svg", "utf8");

/** Inlined in the page: on slow connections, a file would compete with the first screen's font. */
export const faviconAddress = `data:image/svg+xml,${favicon
  .replace(/<!--.*?-->/s, "")
  .trim()
  .replaceAll(/[#<>"]/g, encodeURIComponent)}`;

interface AppIcon {
  /** Width and height in pixels. */
  readonly size: number;
  /** Fills its edges, for systems that cut the corners themselves. */
  readonly square?: true;
}

export const appIcons = {
  "apple-touch-icon": { size: 180, square: true },
  "icon-192": { size: 192 },
  "icon-maskable": { size: 512, square: true },
  logo: { size: 512 },
} as const satisfies Record<string, AppIcon>;

/** Smaller in its tile than in public/favicon.svg, because masks may cut away all but the middle 80 %. */
export function AppIconDrawing({ square }: Pick<AppIcon, "square">) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
      <rect
        width="64"
        height="64"
        rx={square ? 0 : 14}
        fill={colour("night-900")}
      />
      <g transform="translate(10.75 13.25) scale(1.25)">
        <LogoMark
          voice={{ fill: colour("voice-300") }}
          slot={{ fill: colour("lamp-400") }}
        />
      </g>
    </svg>
  );
}
