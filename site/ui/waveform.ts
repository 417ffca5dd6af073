/** Heights of the bars of the live call in the diary, in per cent: a still from a sentence. */
export const WAVEFORM = [
  30, 52, 78, 44, 100, 64, 84, 36, 70, 92, 56, 26, 74, 46,
];
