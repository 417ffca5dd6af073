import { defineConfig, type OxlintConfig } from "oxlint";

/** The server's rooms, and which of them each may import from; `main.ts`, `app.ts` and the operator's command know them all. */
const SERVER_ROOMS = {
  lib: [],
  http: [],
  store: ["lib"],
  pages: ["http"],
  operations: ["http", "lib", "pages", "store"],
  delivery: ["lib", "operations", "store"],
  api: ["http", "lib", "pages", "store"],
  leads: ["delivery", "lib", "store"],
  desk: ["api", "http", "leads", "lib", "operations", "pages", "store"],
} as const satisfies Record<string, readonly string[]>;

/**
 * The rooms of the site, and which of them each may import from: in one direction, without circles. All know the
 * contract and what lies in site/ itself.
 */
const ROOMS = {
  styles: [],
  content: [],
  errors: [],
  ui: ["content"],
  meta: ["content"],
  "demo-request": ["content", "errors", "ui"],
  page: ["demo-request", "errors", "ui"],
  voice: ["content", "demo-request", "errors", "page", "ui"],
  home: ["content", "demo-request", "page", "ui", "voice"],
  "case-study": ["content", "ui", "voice"],
  compliance: ["content", "ui"],
  legal: ["content", "page", "ui"],
  desk: ["content", "styles", "ui"],
  pages: [
    "case-study",
    "compliance",
    "content",
    "demo-request",
    "home",
    "legal",
    "meta",
    "styles",
    "ui",
  ],
} as const satisfies Record<string, readonly string[]>;

type Room = keyof typeof ROOMS;
type ServerRoom = keyof typeof SERVER_ROOMS;

// Their keys are those of the objects above.
const rooms = Object.keys(ROOMS) as Room[];
const serverRooms = Object.keys(SERVER_ROOMS) as ServerRoom[];

interface Restriction {
  /** Patterns of imports, as in a .gitignore. */
  readonly group: readonly string[];
  readonly message: string;
}

const inside = (folders: readonly string[]): string[] =>
  folders.map((folder) => `**/${folder}/**`);

const NOT_THE_SITES: Restriction = {
  group: inside(["server", "bench", "tests", "scripts"]),
  message: "The site knows the contract, not the server.",
};

const NOT_THE_SERVERS: Restriction = {
  group: inside(["site", "bench", "tests", "scripts"]),
  message: "The server knows the contract, not the site.",
};

const ENGINES: Restriction = {
  group: inside(["engines/provider", "engines/embedded"]),
  message: "Only engines.ts names an engine (docs/decisions.md, 008).",
};

const REACT: Restriction = {
  group: ["react", "react-dom"],
  message: "Nothing is shown here.",
};

const notFor = (room: Room): Restriction => {
  const allowed = new Set<Room>([room, ...ROOMS[room]]);
  return {
    group: inside(rooms.filter((other) => !allowed.has(other))),
    message: `Not for ${room}: imports go one way (oxlint.config.ts).`,
  };
};

const notForServer = (room: ServerRoom): Restriction => {
  const allowed = new Set<ServerRoom>([room, ...SERVER_ROOMS[room]]);
  const others = serverRooms.filter((other) => !allowed.has(other));
  return {
    group: others.map((other) => `../${other}/**`),
    message: `Not for server/${room}: imports go one way (oxlint.config.ts).`,
  };
};

/** Files, and what they may not import; of several rules for a file the last holds. */
const restrict = (
  files: string | readonly string[],
  ...patterns: readonly Restriction[]
): NonNullable<OxlintConfig["overrides"]>[number] => ({
  files: [files].flat(),
  rules: {
    "eslint/no-restricted-imports": [
      "error",
      {
        patterns: patterns.map((each) => ({ ...each, group: [...each.group] })),
      },
    ],
  },
});

const inTable = {
  tr: ["row"],
  th: ["columnheader", "rowheader"],
  td: ["cell"],
};

export default defineConfig({
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "promise"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "react/react-in-jsx-scope": "off",
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "import/no-unassigned-import": [
      "error",
      { allow: ["**/*.css", "**/missing-functions.ts"] },
    ],
    "eslint/no-await-in-loop": "off",
    "eslint/eqeqeq": "error",
    "eslint/no-underscore-dangle": "off",
    "react/no-array-index-key": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "jsx-a11y/no-interactive-element-to-noninteractive-role": [
      "error",
      inTable,
    ],
    "jsx-a11y/no-redundant-roles": [
      "error",
      {
        ul: ["list"],
        ol: ["list"],
        table: ["table"],
        thead: ["rowgroup"],
        tbody: ["rowgroup"],
        ...inTable,
      },
    ],
  },
  overrides: [
    {
      files: ["*.config.ts", "site/page/islands.ts"],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: ["tests/e2e/**"],
      rules: {
        "react/rules-of-hooks": "off",
        "eslint/no-empty-pattern": "off",
        "unicorn/consistent-function-scoping": "off",
      },
    },
    restrict("site/**", ENGINES, NOT_THE_SITES),
    restrict("site/*.ts", NOT_THE_SITES, {
      group: inside(rooms),
      message: "What all rooms know imports from none.",
    }),
    ...rooms.map((room) =>
      restrict(`site/${room}/**`, notFor(room), ENGINES, NOT_THE_SITES),
    ),
    restrict(
      "site/content/**",
      notFor("content"),
      REACT,
      ENGINES,
      NOT_THE_SITES,
    ),
    restrict("receptionist/**", REACT, {
      group: inside([
        "site",
        "server",
        "settings",
        "bench",
        "tests",
        "scripts",
      ]),
      message:
        "The receptionist knows what she is given (receptionist/handbook.ts).",
    }),
    restrict("site/voice/engines.ts", notFor("voice"), NOT_THE_SITES),
    restrict(
      "site/voice/engines/embedded/**",
      notFor("voice"),
      { ...ENGINES, group: inside(["provider"]) },
      NOT_THE_SITES,
    ),
    restrict(
      "site/voice/engines/provider/**",
      notFor("voice"),
      { ...ENGINES, group: inside(["embedded"]) },
      NOT_THE_SITES,
    ),
    restrict(["contract/**", "settings/**"], {
      group: inside(["site", "server", "bench", "tests", "scripts"]),
      message: "What all sides know depends on none.",
    }),
    restrict("server/**", NOT_THE_SERVERS),
    ...serverRooms.map((room) =>
      restrict(`server/${room}/**`, notForServer(room), NOT_THE_SERVERS),
    ),
    {
      // A test may bring several rooms together.
      files: ["{contract,server}/**/*.test.ts"],
      rules: { "eslint/no-restricted-imports": "off" },
    },
  ],
});
