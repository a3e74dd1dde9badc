/** Clicks whenever an animation that turns a wheel passes from slice to slice. Returns a function that ends it. */
export function soundOf(turning: Animation, from: number, to: number, slices: number): () => void {
  const audio = new AudioContext()
  let slice = Math.round((from * slices) / 360)
  let frame = requestAnimationFrame(listen)
  function listen() {
    const progress = turning.effect?.getComputedTiming().progress ?? 1
    const now = Math.round(((from + (to - from) * progress) * slices) / 360)
    if (now !== slice) click(audio)
    slice = now
    frame = requestAnimationFrame(listen)
  }
  return () => {
    cancelAnimationFrame(frame)
    void audio.close()
  }
}

function click(audio: AudioContext) {
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  tone.frequency.value = 1400
  loudness.gain.setValueAtTime(0.08, audio.currentTime)
  loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.03)
  tone.connect(loudness).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + 0.03)
}
