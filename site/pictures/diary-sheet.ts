/** The left edge of the diary's sheet on the card, where its column of times ends, and its width. */
export const LEFT = 652;
export const TIMES = LEFT + 90;
export const WIDTH = 640;
