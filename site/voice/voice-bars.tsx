import { useCallback } from "react";
import type { VoiceSession } from "./session.ts";
import styles from "./voice-bars.module.css";

/** Each bar's share of the level: as uneven as speech. */
const WEIGHTS = [
  0.28, 0.42, 0.34, 0.58, 0.47, 0.74, 0.55, 0.88, 0.66, 1, 0.8, 0.93, 0.6, 0.84,
  0.5, 0.7, 0.38, 0.54, 0.3, 0.36,
] as const;
/** The height of a silent bar, as a share of the drawing's. */
const IDLE = 0.12;
/** Shown instead of the true level with reduced motion. */
const STILL = 0.5;

interface VoiceBarsProps {
  readonly session: VoiceSession;
  /** As wide as its container and lower, instead of the two sizes of the drawing (spec 4). */
  readonly strip?: boolean;
}

/** Hidden from assistive technology: words beside them say the same. */
export function VoiceBars({ session, strip = false }: VoiceBarsProps) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement) => drawBars(canvas, session),
    [session],
  );
  return (
    <canvas
      ref={draw}
      className={strip ? styles.strip : styles.bars}
      aria-hidden="true"
    />
  );
}

/**
 * Draws in the size that the styles give the canvas, in the colours `--bars-top` and `--bars-bottom`; `data-drawn` ends
 * the stylesheet's idle bars. @returns a function that ends the drawing
 */
function drawBars(canvas: HTMLCanvasElement, session: VoiceSession) {
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const forced = matchMedia("(forced-colors: active)");
  let level = 0;

  const draw = () => {
    // Outside the page the canvas has no style, and so no colours.
    if (!canvas.isConnected) return;
    const { clientWidth: width, clientHeight: height } = canvas;
    const style = getComputedStyle(canvas);
    // A canvas does not support the names of system colours.
    const colour = (name: string) =>
      forced.matches ? style.color : style.getPropertyValue(name);
    const gradient = context.createLinearGradient(0, 0, 0, height);
    gradient.addColorStop(0, colour("--bars-top"));
    gradient.addColorStop(1, colour("--bars-bottom"));

    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.strokeStyle = gradient;
    context.lineCap = "round";
    const pitch = width / WEIGHTS.length;
    // As wide as their gaps, or narrower where a silent bar would be a flat one.
    context.lineWidth = Math.min(pitch / 2, height * IDLE);
    const shown = still.matches && level > 0 ? STILL : level;
    context.beginPath();
    WEIGHTS.forEach((weight, index) => {
      const bar = height * (IDLE + (1 - IDLE) * weight * shown);
      const end = (bar - context.lineWidth) / 2;
      const x = (index + 0.5) * pitch;
      context.moveTo(x, height / 2 - end);
      context.lineTo(x, height / 2 + end);
    });
    context.stroke();
  };

  const resize = () => {
    canvas.dataset.drawn = "";
    canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
    canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
    draw();
  };

  // Zooming changes the window's size, too, and with it the screen's pixels per CSS pixel.
  addEventListener("resize", resize);
  forced.addEventListener("change", draw);
  const sized = new ResizeObserver(resize);
  sized.observe(canvas);
  resize();
  const unsubscribe = session.subscribeLevel((next) => {
    level = next;
    draw();
  });
  return () => {
    unsubscribe();
    sized.disconnect();
    forced.removeEventListener("change", draw);
    removeEventListener("resize", resize);
  };
}
