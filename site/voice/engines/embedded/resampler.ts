/** How many samples on each side of a point determine its value. */
const HALF = 8;

/** The ideal low pass, cut off softly (Hann window) at HALF samples from its middle. */
function weight(distance: number): number {
  if (distance === 0) return 1;
  if (Math.abs(distance) >= HALF) return 0;
  const angle = Math.PI * distance;
  return (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / HALF));
}

/** Raises the sample rate of sound that comes in pieces, without seams. The output is half a millisecond late. */
export function createResampler(
  from: number,
  to: number,
): (samples: Float32Array) => Float32Array<ArrayBuffer> {
  const step = from / to;
  const weights = new Map<number, readonly number[]>();
  /** The weights of the samples around a point that lies this far (0 to 1) after one. */
  function weightsAt(fraction: number): readonly number[] {
    const phase = Math.round(fraction * 1024) / 1024;
    const known = weights.get(phase);
    if (known) return known;
    const made = Array.from({ length: 2 * HALF }, (_, index) =>
      weight(index - HALF + 1 - phase),
    );
    weights.set(phase, made);
    return made;
  }

  // The end of the last piece, which the next point needs; silence at first.
  let rest = new Float32Array(2 * HALF - 1);
  // The next point, in samples from the first one of the rest.
  let point = HALF - 1;

  return (samples) => {
    const all = new Float32Array(rest.length + samples.length);
    all.set(rest);
    all.set(samples, rest.length);
    const made: number[] = [];
    for (; point + HALF < all.length; point += step) {
      const before = Math.floor(point);
      const first = before - HALF + 1;
      made.push(
        weightsAt(point - before).reduce(
          (sum, share, index) => sum + share * (all[first + index] ?? 0),
          0,
        ),
      );
    }
    const used = Math.max(0, Math.floor(point) - HALF + 1);
    rest = all.slice(used);
    point -= used;
    return Float32Array.from(made);
  };
}
