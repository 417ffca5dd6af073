import { SettingsError } from "../load.ts";

/** What is said of a wrong environment. */
export function complaint(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return "";
}
