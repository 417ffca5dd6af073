/** How long each slide stays, in milliseconds (spec 9). */
export const SLIDE_FOR = 6000;

/** Why the rotation holds still for a while, though nobody has paused it. */
export type Rest = "pointer" | "focus" | "hidden";

interface RotationState {
  readonly index: number;
  /** False when the visitor has paused it. */
  readonly playing: boolean;
  /** Playing, and with no reason to rest: the next slide is on its way. */
  readonly moving: boolean;
}

export interface Rotation {
  getState(): RotationState;
  subscribe(listener: () => void): () => void;
  /** Begins to rotate. What is returned ends it for good, such as when the page is left. */
  start(): () => void;
  /** Shows a slide, for the whole of its time. */
  select(index: number): void;
  play(): void;
  pause(): void;
  rest(reason: Rest): void;
  /** Takes a reason to rest back. */
  resume(reason: Rest): void;
}

/** The rules by which slides follow one another (spec 4). It touches no page. */
export function createRotation(slides: number): Rotation {
  const listeners = new Set<() => void>();
  const rests = new Set<Rest>();
  let started = false;
  let state: RotationState = { index: 0, playing: true, moving: false };
  let timer: ReturnType<typeof setInterval> | undefined;

  function change(next: Partial<RotationState>): void {
    const playing = next.playing ?? state.playing;
    const moving = started && playing && rests.size === 0;
    const index = next.index ?? state.index;
    const same =
      index === state.index &&
      playing === state.playing &&
      moving === state.moving;
    if (same) return;
    state = { index, playing, moving };
    for (const listener of listeners) listener();
  }

  /** Gives the slide that is shown its whole time, from now on. */
  function renewTimer(): void {
    clearInterval(timer);
    if (!state.moving) return;
    timer = setInterval(
      () => change({ index: (state.index + 1) % slides }),
      SLIDE_FOR,
    );
  }

  function changeMotion(next: Partial<RotationState> = {}): void {
    const moved = state.moving;
    change(next);
    if (state.moving !== moved) renewTimer();
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      started = true;
      changeMotion();
      return () => {
        started = false;
        changeMotion();
      };
    },
    select(index) {
      change({ index });
      renewTimer();
    },
    play: () => changeMotion({ playing: true }),
    pause: () => changeMotion({ playing: false }),
    rest(reason) {
      rests.add(reason);
      changeMotion();
    },
    resume(reason) {
      rests.delete(reason);
      changeMotion();
    },
  };
}
