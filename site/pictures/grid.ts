/** The distance between the hours on a card; rules, rows and bars sit on them as in the site's diary. */
export const PITCH = 96;

export const HOURS = Array.from({ length: 6 }, (_, hour) => 54 + hour * PITCH);

export const box = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  width,
  height,
});
