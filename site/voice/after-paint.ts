/**
 * Calls back once the browser has painted what was changed before: what takes long then does not hold
 * up the answer to a press. (A frame's callbacks run before its paint, the next task after it.)
 *
 * @returns what calls it off
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
