import { voiceEngine } from "./engines.ts";
import openSound from "./open-sound.ts?minified";

/** What opens the speakers in a press, in the page itself: there before the call's own code is. */
export function OpenSoundScript() {
  return voiceEngine.playsSound ? (
    <script dangerouslySetInnerHTML={{ __html: openSound }} />
  ) : null;
}
