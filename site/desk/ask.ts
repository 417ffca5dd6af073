/** Personal data goes in the body; addresses hold only ids. @throws {Error} with a sentence for the page */
export async function ask<Result>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
): Promise<Result> {
  const init = body ? { method, body: JSON.stringify(body) } : { method };
  const answer = await fetch(path, init).catch(() => undefined);
  // The session has ended, and the server now shows the form to sign in.
  if (answer?.status === 401) location.reload();
  if (answer?.status === 404) throw new Error("This request is gone.");
  if (!answer?.ok) throw new Error("That did not work. Please try again.");
  // The answer has the shape given in contract/desk.ts.
  return (await answer.json()) as Result;
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
