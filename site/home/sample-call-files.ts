export interface SampleCallFiles {
  readonly sound: string;
  /** Captions in WebVTT. */
  readonly captions: string;
}

/** The first sound file with captions of the same name. `files` maps paths to addresses. */
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
