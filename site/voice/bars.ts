/** The two sizes of the drawing, in CSS pixels (spec 4). */
const SMALL = { width: 300, height: 80, bar: 8, gap: 7 } as const;
const LARGE = { width: 400, height: 100, bar: 10, gap: 10 } as const;
/** The drawing is large from this width of the window on (spec 4). */
const WIDE = "(min-width: 640px)";

const COUNT = 20;
/** The height of a silent bar, as a part of the drawing's. */
const IDLE = 0.12;
/** Stands for every level where motion is unwelcome. */
const STILL = 0.5;

/** How much of the level each bar takes: as uneven as speech. */
const WEIGHTS = [
  0.28, 0.42, 0.34, 0.58, 0.47, 0.74, 0.55, 0.88, 0.66, 1, 0.8, 0.93, 0.6, 0.84,
  0.5, 0.7, 0.38, 0.54, 0.3, 0.36,
] as const;

type BarsSize = typeof SMALL | typeof LARGE;

/** The bars at a level from 0 to 1, mirrored about the middle line, in CSS pixels. */
export function layOutBars(size: BarsSize, level: number) {
  const heard = Math.min(1, Math.max(0, level));
  const inset = (size.width - COUNT * size.bar - (COUNT - 1) * size.gap) / 2;
  return WEIGHTS.map((weight, index) => {
    const height = size.height * (IDLE + (1 - IDLE) * weight * heard);
    return {
      x: inset + index * (size.bar + size.gap),
      y: (size.height - height) / 2,
      width: size.bar,
      height,
    };
  });
}

/** Draws in the colours `--bars-top` and `--bars-bottom`; `data-drawn` ends the stylesheet's idle bars. */
export function createBars(canvas: HTMLCanvasElement) {
  const wide = matchMedia(WIDE);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const forced = matchMedia("(forced-colors: active)");
  let level = 0;

  const draw = () => {
    const context = canvas.getContext("2d");
    // Outside the page the canvas has no style, and so no colours.
    if (!context || !canvas.isConnected) return;
    canvas.dataset.drawn = "";
    const size = wide.matches ? LARGE : SMALL;
    const scale = canvas.width / size.width;
    const style = getComputedStyle(canvas);
    const gradient = context.createLinearGradient(0, 0, 0, size.height);
    // A canvas does not know system colours by name.
    const colour = (name: string) =>
      forced.matches ? style.color : style.getPropertyValue(name);
    gradient.addColorStop(0, colour("--bars-top"));
    gradient.addColorStop(1, colour("--bars-bottom"));

    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, size.width, size.height);
    context.strokeStyle = gradient;
    context.lineCap = "round";
    context.lineWidth = size.bar;
    const shown = still.matches && level > 0 ? STILL : level;
    context.beginPath();
    // Lines with round ends: iOS has `roundRect` from 16 on.
    for (const { x, y, width, height } of layOutBars(size, shown)) {
      const end = width / 2;
      context.moveTo(x + end, y + end);
      context.lineTo(x + end, y + height - end);
    }
    context.stroke();
  };

  const resize = () => {
    const size = wide.matches ? LARGE : SMALL;
    canvas.width = Math.round(size.width * devicePixelRatio);
    canvas.height = Math.round(size.height * devicePixelRatio);
    draw();
  };

  // Zooming changes the window's size, too, and with it the screen's pixels per CSS pixel.
  const listening = new AbortController();
  addEventListener("resize", resize, { signal: listening.signal });
  for (const query of [wide, still, forced])
    query.addEventListener("change", resize, { signal: listening.signal });
  resize();

  return {
    setLevel(next: number) {
      level = next;
      draw();
    },
    dispose: () => listening.abort(),
  };
}
