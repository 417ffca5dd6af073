import { z } from "zod";

// Each rule reads one environment variable; the error is the rest of a sentence that begins with its name.

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) =>
        /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
      {
        error: `should be a whole number from ${min} to ${max}`,
      },
    )
    .transform(Number);

export const url = (protocols: string, example: string) =>
  z.url({
    protocol: new RegExp(`^(?:${protocols})$`),
    error: `should be an address such as ${example}`,
    abort: true,
  });

export const webUrl = (example: string) => url("https?", example);

export const origin = (example: string) =>
  webUrl(example)
    .refine((text) => new URL(text).href === `${new URL(text).origin}/`, {
      error: `should be a bare origin such as ${example}, without a path`,
    })
    .transform((text) => new URL(text).origin);

export const origins = (example: string) =>
  z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(z.array(origin(example)));

export const flag = z
  .stringbool({
    truthy: ["true", "1"],
    falsy: ["false", "0"],
    case: "sensitive",
    error: "should be true or false",
  })
  .default(false);

export const proxies = z
  .string()
  .regex(/^(?:true|false|\d)$/, {
    error: "should be true, false or the number of proxies, up to 9",
  })
  .default("false")
  .transform((text) => (text === "true" ? 1 : Number(text) || 0));

const object = z.record(z.string(), z.json());

export type JsonObject = z.output<typeof object>;

function parseObject(text: string): JsonObject | undefined {
  try {
    return object.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export const jsonObject = z.string().transform((text, context) => {
  const value = parseObject(text);
  if (value) return value;
  context.addIssue("should be a JSON object");
  return z.NEVER;
});

/** The provider knows an assistant by an id, or takes it whole as an object (spec 3). */
export const idOrObject = z.string().transform((text, context) => {
  if (!text.trimStart().startsWith("{")) return text;
  const value = parseObject(text);
  if (value) return value;
  context.addIssue("should be an id or a JSON object");
  return z.NEVER;
});

export const isThisMachine = (host: string): boolean =>
  host === "" ||
  host.startsWith("/") ||
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);
