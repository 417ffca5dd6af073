/** Any of several patterns, one a line, so that each can be read by itself. */
export const anyOf = (patterns: readonly RegExp[], flags?: string): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join("|"), flags);
