import { CallFailure } from "./engine.ts";

/** Why our own code for calls did not load. An import fails in the same way without a network and without its file. */
export async function loadFailure(error: unknown): Promise<CallFailure> {
  if (error instanceof SyntaxError) return new CallFailure("too-old", error);
  const reason = (await siteAnswers()) ? "not-loaded" : "not-connected";
  return new CallFailure(reason, error);
}

async function siteAnswers(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
