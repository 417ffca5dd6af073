const COUNT = 20;
/** The height of a silent bar, as a share of the drawing's. */
const IDLE = 0.12;
/** Shown instead of the true level with reduced motion. */
const STILL = 0.5;

/** Each bar's share of the level: as uneven as speech. */
const WEIGHTS = [
  0.28, 0.42, 0.34, 0.58, 0.47, 0.74, 0.55, 0.88, 0.66, 1, 0.8, 0.93, 0.6, 0.84,
  0.5, 0.7, 0.38, 0.54, 0.3, 0.36,
] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The bars at a level from 0 to 1, mirrored about the middle line, in CSS pixels: as wide as their gaps, or narrower
 * where a silent bar would be a flat one.
 */
export function layOutBars(size: Size, level: number) {
  const heard = Math.min(1, Math.max(0, level));
  const pitch = size.width / COUNT;
  const width = Math.min(pitch / 2, size.height * IDLE);
  return WEIGHTS.map((weight, index) => {
    const height = size.height * (IDLE + (1 - IDLE) * weight * heard);
    return {
      x: (index + 0.5) * pitch - width / 2,
      y: (size.height - height) / 2,
      width,
      height,
    };
  });
}

/**
 * Draws in the size that the styles give the canvas, in the colours `--bars-top` and `--bars-bottom`; `data-drawn` ends
 * the stylesheet's idle bars.
 */
export function createBars(canvas: HTMLCanvasElement) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const forced = matchMedia("(forced-colors: active)");
  let level = 0;

  const draw = () => {
    const context = canvas.getContext("2d");
    // Outside the page the canvas has no style, and so no colours.
    if (!context || !canvas.isConnected) return;
    canvas.dataset.drawn = "";
    const size = { width: canvas.clientWidth, height: canvas.clientHeight };
    const style = getComputedStyle(canvas);
    const gradient = context.createLinearGradient(0, 0, 0, size.height);
    // A canvas does not support the names of system colours.
    const colour = (name: string) =>
      forced.matches ? style.color : style.getPropertyValue(name);
    gradient.addColorStop(0, colour("--bars-top"));
    gradient.addColorStop(1, colour("--bars-bottom"));

    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, size.width, size.height);
    context.strokeStyle = gradient;
    context.lineCap = "round";
    const shown = still.matches && level > 0 ? STILL : level;
    context.beginPath();
    // Lines with round ends, because iOS has `roundRect` only from 16 on.
    for (const { x, y, width, height } of layOutBars(size, shown)) {
      context.lineWidth = width;
      const end = width / 2;
      context.moveTo(x + end, y + end);
      context.lineTo(x + end, y + height - end);
    }
    context.stroke();
  };

  const resize = () => {
    canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
    canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
    draw();
  };

  // Zooming changes the window's size, too, and with it the screen's pixels per CSS pixel.
  const listening = new AbortController();
  addEventListener("resize", resize, { signal: listening.signal });
  for (const query of [still, forced])
    query.addEventListener("change", draw, { signal: listening.signal });
  const sized = new ResizeObserver(resize);
  sized.observe(canvas);
  resize();

  return {
    setLevel(next: number) {
      level = next;
      draw();
    },
    dispose() {
      sized.disconnect();
      listening.abort();
    },
  };
}
