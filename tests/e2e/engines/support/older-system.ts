import { features } from "web-features";

/** Systems that this machine's engines can stand in for, with a browser of the data and its version. */
const OLDER_SYSTEMS = {
  "iOS 15.4": { browser: "safari_ios", version: 15.4 },
  "iOS 16.4": { browser: "safari_ios", version: 16.4 },
  "Chrome 109": { browser: "chrome", version: 109 },
  "Firefox 115": { browser: "firefox", version: 115 },
} as const;

export type OlderSystem = keyof typeof OLDER_SYSTEMS;

/** The features that a system lacks: functions and properties as `Owner.member` or `member`, and lookbehind in patterns. */
export interface Missing {
  readonly members: readonly string[];
  readonly lookBehind: boolean;
}

/** The part of the data that is read. The package's own types don't help. */
interface Feature {
  readonly status?: {
    /** By MDN's name, such as `api.AbortSignal.any_static`: the first version of each browser with the feature. */
    readonly by_compat_key?: Readonly<
      Record<string, { readonly support: Readonly<Record<string, string>> }>
    >;
  };
}

/** The data calls a feature unsupported if only a part is missing, such as elements that extend built-in ones. */
const KNOWN_IN_PARTS =
  /^api\.(?:CustomElementRegistry\.|Window\.devicePixelRatio$)/;

const LOOK_BEHIND =
  "javascript.regular_expressions.lookbehind_assertion" as const;

/** By the browser data of the WebDX community group (web-features, from MDN's data). */
export function missingIn(system: OlderSystem): Missing {
  const { browser, version } = OLDER_SYSTEMS[system];
  const lacked = Object.values<Feature>(features)
    .flatMap(({ status }) => Object.entries(status?.by_compat_key ?? {}))
    .filter(([key]) => !KNOWN_IN_PARTS.test(key))
    .filter(([, { support }]) => !(Number(support[browser]) <= version))
    .map(([key]) => key);
  const members = lacked.flatMap(
    (key) =>
      /^(?:api|javascript\.builtins)\.(\w+?(?:\.\w+?)?)(?:_static)?$/.exec(
        key,
      )?.[1] ?? [],
  );
  return { members, lookBehind: !lacked.includes(LOOK_BEHIND) };
}

/** Runs in the page, before anything else in it. */
export function takeAway({ members, lookBehind }: Missing): void {
  const whole = globalThis as unknown as Record<string, unknown>;
  for (const name of members) {
    const [owner = "", member] = name.split(".");
    const holder = whole[owner] as { prototype?: object } | undefined;
    if (member === undefined) Reflect.deleteProperty(whole, owner);
    else if (owner === "Window") Reflect.deleteProperty(whole, member);
    else if (holder) {
      Reflect.deleteProperty(holder, member);
      if (holder.prototype) Reflect.deleteProperty(holder.prototype, member);
    }
  }
  if (lookBehind) return;
  const { RegExp: Known } = globalThis;
  globalThis.RegExp = new Proxy(Known, {
    apply(target, that, given: [string]) {
      if (/\(\?<[=!]/.test(given[0])) throw new SyntaxError("(?<");
      return Reflect.apply(target, that, given) as RegExp;
    },
  });
}
