/** In CSS pixels from the top left of the document. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Text {
  readonly selector: string;
  readonly boxes: readonly Box[];
  readonly colour: readonly [red: number, green: number, blue: number];
  readonly large: boolean;
}

/** Texts, with pictures of their places (PNG in base64): one with them, and one of the background. */
export interface Pictured {
  readonly clip: Box;
  readonly written: string;
  readonly bare: string;
  readonly texts: readonly Text[];
}

/** @returns the least contrast of each text, from 1 to 21, or 0 where no letter is seen. Runs in a page. */
export async function measure({
  clip,
  written,
  bare,
  texts,
}: Pictured): Promise<number[]> {
  const linear = Array.from({ length: 256 }, (_, value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * (linear[red] ?? 0) +
    0.7152 * (linear[green] ?? 0) +
    0.0722 * (linear[blue] ?? 0);
  const contrast = (one: number, other: number) =>
    (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

  async function decode(base64: string) {
    // Decoded without a request, which the page's security policy might refuse.
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("There is no canvas");
    context.drawImage(bitmap, 0, 0);
    return context;
  }
  const [pen, paper] = [await decode(written), await decode(bare)];

  return texts.map(({ boxes, colour }) => {
    const ink = luminance(...colour);
    let least = Infinity;
    for (const box of boxes) {
      const area = [
        Math.floor(box.x - clip.x),
        Math.floor(box.y - clip.y),
        Math.ceil(box.width),
        Math.ceil(box.height),
      ] as const;
      const front = pen.getImageData(...area).data;
      const back = paper.getImageData(...area).data;
      for (let at = 0; at < front.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = [
          back[at],
          back[at + 1],
          back[at + 2],
        ];
        const difference =
          Math.abs((front[at] ?? 0) - red) +
          Math.abs((front[at + 1] ?? 0) - green) +
          Math.abs((front[at + 2] ?? 0) - blue);
        // Where the two pictures differ there is a stroke; fainter differences are the edges of letters.
        if (difference > 30)
          least = Math.min(least, contrast(luminance(red, green, blue), ink));
      }
    }
    return least === Infinity ? 0 : least;
  });
}
