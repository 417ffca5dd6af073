/** A real sound for the assistant's track. Runs in the page, see `callMachine`. */
export function assistantVoice() {
  const context = new AudioContext();
  const tone = new OscillatorNode(context, { frequency: 220 });
  const gain = new GainNode(context, { gain: 0 });
  const out = new MediaStreamAudioDestinationNode(context);
  tone.connect(gain).connect(out);
  tone.start();
  const [track] = out.stream.getAudioTracks();
  if (!track) throw new Error("The destination has no track");
  return {
    track,
    /** The root mean square of the samples, from 0 to 0.7. */
    setLevel(level: number) {
      gain.gain.value = level * Math.SQRT2;
    },
    close() {
      track.stop();
      void context.close();
    },
  };
}
