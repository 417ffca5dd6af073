import { useEffect, useRef, useState } from "react";
import { hero } from "../content/hero.ts";
import { pause, play } from "../icons.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { openCallChannel } from "../voice/call-channel.ts";
import type { SampleCallFiles } from "./sample-call-files.ts";
import styles from "./sample-call.module.css";

/** Begins only at a press, and stops when the visitor starts a call. */
export function SampleCall({ sound, captions }: SampleCallFiles) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [words, setWords] = useState("");

  useEffect(() => {
    const track = audio.current?.textTracks[0];
    if (!track) return undefined;
    // We show the captions ourselves, because <audio> has no picture to show them in.
    track.mode = "hidden";
    const show = () => {
      const cues = [...(track.activeCues ?? [])];
      setWords(cues.map((cue) => ("text" in cue ? cue.text : "")).join(" "));
    };
    track.addEventListener("cuechange", show);
    return () => track.removeEventListener("cuechange", show);
  }, []);

  useEffect(() => {
    if (!playing) return undefined;
    const calls = openCallChannel();
    calls.addEventListener("message", () => audio.current?.pause());
    return () => calls.close();
  }, [playing]);

  const toggle = () => {
    if (playing) audio.current?.pause();
    // If playing is refused or fails, the button says that it is paused.
    else audio.current?.play().catch(() => setPlaying(false));
  };
  return (
    <>
      <Button kind="ghost" onClick={toggle}>
        <Icon path={playing ? pause : play} size={22} />
        {playing ? hero.sampleCall.pause : hero.sampleCall.play}
      </Button>
      <audio
        ref={audio}
        src={sound}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setWords("")}
      >
        <track kind="captions" srcLang="en-GB" src={captions} default />
      </audio>
      {words && <p className={`${styles.words} spoken`}>{words}</p>}
    </>
  );
}
