/** Letters per second that people read at ease, about 200 words a minute. */
const READING_SPEED = 17;
/** The least time that a caption stands, in seconds. */
const MIN_TIME = 1;

/**
 * The words of a sentence that have begun by the time that a part of it (from 0 to 1) was spoken. A word
 * takes time by its letters.
 */
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

/** The words so far of a sentence that was cut short. */
export function cutCaption(sentence: string, part: number): string {
  const caption = captionAt(sentence, part);
  return part >= 1 || caption === ""
    ? caption
    : `${caption.replace(/[.,;:!?…–—-]+$/, "")}…`;
}

/** How long a sentence takes to read, in seconds. */
export function readingTime(sentence: string): number {
  return Math.max(MIN_TIME, sentence.length / READING_SPEED);
}

function letters(text: string): number {
  return text.replaceAll(/\s/g, "").length;
}
