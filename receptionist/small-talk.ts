import type { Entry } from "./handbook.ts";
import { call } from "./small-talk/call.ts";
import { chat } from "./small-talk/chat.ts";

/** What people say to try her, or between two questions. The answers are short and change nothing. */
export const SMALL_TALK: readonly Entry[] = [...call, ...chat];
