/** Letters per second that people read with ease: about 200 words a minute. */
const READING_SPEED = 17;
/** The shortest time that a caption is shown, in seconds. */
const MIN_TIME = 1;

/** The words that have begun when this share of a sentence (0 to 1) is spoken, timed by their letters. */
export function captionAt(sentence: string, part: number): string {
  const words = sentence.trim().split(/\s+/);
  const spoken = part * letters(sentence);
  let before = 0;
  const begun = words.filter((word) => {
    const began = before < spoken;
    before += word.length;
    return began;
  });
  return begun.join(" ");
}

export function cutCaption(sentence: string, part: number): string {
  const caption = captionAt(sentence, part);
  return part >= 1 || caption === ""
    ? caption
    : `${caption.replace(/[.,;:!?…–—-]+$/, "")}…`;
}

/** In seconds. */
export function readingTime(sentence: string): number {
  return Math.max(MIN_TIME, sentence.length / READING_SPEED);
}

export function letters(text: string): number {
  return text.replaceAll(/\s/g, "").length;
}
