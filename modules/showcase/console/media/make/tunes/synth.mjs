/** Samples a second. */
export const rate = 48_000

const frequencyOf = (note) => 440 * 2 ** ((note - 69) / 12)
const wave = (frequency, time) => Math.sin(2 * Math.PI * frequency * time)
const attack = (time, length) => Math.min(1, time / length)

/** Instruments: the sound of a note of `length` seconds, `time` seconds after its start, and how long it rings on. */
const instruments = {
  keys: {
    ring: 1.6,
    sound: (f, time) =>
      attack(time, 0.006) *
      (wave(f, time) * Math.exp(-time / 0.9) +
        0.3 * wave(2 * f, time) * Math.exp(-time / 0.4) +
        0.1 * wave(4.02 * f, time) * Math.exp(-time / 0.12)),
  },
  marimba: {
    ring: 1.2,
    sound: (f, time) =>
      attack(time, 0.003) *
      (wave(f, time) * Math.exp(-time / 0.5) + 0.35 * wave(3.93 * f, time) * Math.exp(-time / 0.07)),
  },
  flute: {
    ring: 0.35,
    sound: (f, time, length) => {
      const release = time > length ? Math.exp(-(time - length) / 0.1) : 1
      const vibrato = f * (1 + 0.004 * attack(time, 0.8) * wave(4.6, time))
      return attack(time, 0.07) * release * (wave(vibrato, time) + 0.18 * wave(2 * f, time) + 0.06 * wave(3 * f, time))
    },
  },
  pad: {
    ring: 1.1,
    sound: (f, time, length) => {
      const release = time > length ? Math.exp(-(time - length) / 0.45) : 1
      const voice = (detuned) => wave(detuned, time) + 0.22 * wave(2 * detuned, time) + 0.08 * wave(3 * detuned, time)
      return 0.5 * attack(time, 0.7) * release * (voice(f * 0.9975) + voice(f * 1.0025))
    },
  },
  bass: {
    ring: 0.5,
    sound: (f, time, length) =>
      attack(time, 0.02) *
      Math.exp(-time / Math.max(0.5, length)) *
      (wave(f, time) + 0.25 * wave(2 * f, time) + 0.08 * wave(3 * f, time)),
  },
  drum: { ring: 0.25, sound: (f, time) => wave(48, time + 0.05 * Math.exp(-time / 0.03)) * Math.exp(-time / 0.11) },
  shaker: { ring: 0.1, sound: (f, time) => attack(time, 0.02) * hiss(time) * Math.exp(-time / 0.035) },
}

/** Noise that is the same each time. */
const hiss = (time) => {
  const value = Math.sin(time * 91_733.37) * 43_758.5453
  return (value - Math.floor(value)) * 2 - 1
}

/**
 * Plays notes `{ instrument, note, start, length, level, pan }` (MIDI number, seconds, 0 to 1, -1 to 1) and answers the left and right
 * samples of `seconds`, with the echo of a hall.
 */
export function play(notes, seconds) {
  const sides = [new Float32Array(seconds * rate), new Float32Array(seconds * rate)]
  for (const { instrument, note, start, length, level, pan = 0 } of notes) {
    const { sound, ring } = instruments[instrument]
    const frequency = frequencyOf(note)
    const first = Math.round(start * rate)
    const count = Math.min(Math.round((length + ring) * rate), sides[0].length - first)
    for (let index = 0; index < count; index++) {
      const end = Math.min(1, (count - index) / (0.02 * rate))
      const value = sound(frequency, index / rate, length) * level * end
      sides[0][first + index] += value * Math.sqrt((1 - pan) / 2)
      sides[1][first + index] += value * Math.sqrt((1 + pan) / 2)
    }
  }
  return levelled(sides.map((side, index) => withHall(side, index * 23)))
}

/** Adds four echoes that feed themselves, spread by two that only delay. */
function withHall(side, spread) {
  const hall = new Float32Array(side.length)
  for (const delay of [1687, 1949, 2251, 2531]) {
    const echo = new Float32Array(side.length)
    let dull = 0
    for (let index = 0; index < side.length; index++) {
      const before = index - (delay + spread)
      dull = 0.62 * dull + 0.38 * (before < 0 ? 0 : echo[before])
      echo[index] = side[index] + 0.8 * dull
      hall[index] += echo[index] * 0.25
    }
  }
  for (const delay of [347, 113]) {
    const lines = new Float32Array(side.length)
    for (let index = 0; index < side.length; index++) {
      const before = index < delay + spread ? 0 : lines[index - delay - spread]
      lines[index] = hall[index] + 0.6 * before
      hall[index] = before - 0.6 * lines[index]
    }
  }
  return side.map((value, index) => value + 0.32 * hall[index])
}

/** Both sides as loud as they may be, softly faded at the end. */
function levelled(sides) {
  const peak = sides.reduce((most, side) => side.reduce((now, value) => Math.max(now, Math.abs(value)), most), 0)
  const fade = 1.5 * rate
  return sides.map((side) =>
    side.map((value, index) => (value / peak) * 0.86 * Math.min(1, (side.length - index) / fade)),
  )
}
