/** Heights of the bars of a voice, in per cent. */
export const WAVEFORM = [
  30, 52, 78, 44, 100, 64, 84, 36, 70, 92, 56, 26, 74, 46,
];
