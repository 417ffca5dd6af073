import { CallFailure } from "./engine.ts";

/** Why our own code for calls did not load. An import fails in the same way without a network and without its file. */
export async function loadFailure(error: unknown): Promise<CallFailure> {
  // The browser is too old for the language of the code.
  if (error instanceof SyntaxError)
    return new CallFailure("unsupported", error);
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
