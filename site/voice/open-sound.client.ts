// Opens the speakers in the press itself, because the call's own code comes too late for some browsers,
// Safari on iPhones above all. This script is in the head before the islands' script, which keeps early presses.
declare global {
  interface Window {
    /** Plays the sound of calls without a provider: one for the page, from the first press on. */
    callSound?: AudioContext;
  }
}

function openSound({ target }: Event): void {
  if (!(target instanceof Element && target.closest("[data-starts-call]")))
    return;
  try {
    const context = (window.callSound ??= new AudioContext());
    // A refusal shows in the context's state, and that is what counts.
    context.resume().catch(() => undefined);
    const silence = context.createBufferSource();
    silence.buffer = context.createBuffer(1, 1, context.sampleRate);
    silence.connect(context.destination);
    silence.start();
  } catch {
    // There is no sound here, only captions.
  }
}

addEventListener("click", openSound, true);
