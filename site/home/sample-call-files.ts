export interface SampleCallFiles {
  /** The address of the recording. */
  readonly sound: string;
  /** The address of its captions (WebVTT). */
  readonly captions: string;
}

/**
 * The recording that the hero offers: the sound file in the folder with captions of the same name.
 *
 * @param files addresses by path
 */
export function sampleCallIn(
  files: Readonly<Record<string, string>>,
): SampleCallFiles | undefined {
  for (const [path, sound] of Object.entries(files)) {
    if (path.endsWith(".vtt")) continue;
    const captions = files[path.replace(/\.\w+$/, ".vtt")];
    if (captions) return { sound, captions };
  }
  return undefined;
}

/** Undefined where the folder holds no recording. */
export const sampleCall = sampleCallIn(
  import.meta.glob<string>(
    "../content/sample-call/*.{mp3,m4a,ogg,opus,wav,webm,vtt}",
    { eager: true, query: "?url&no-inline", import: "default" },
  ),
);
