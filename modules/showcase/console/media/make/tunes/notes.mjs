import { scores } from './scores.mjs'

/** In seconds: how long the last chord rings. */
const tail = 3

/** The notes of a score, and how long it takes in seconds. */
export function notesOf(name) {
  const { bars, beat } = scores[name]
  const notes = bars.flatMap((bar, index) =>
    notesOfBar(scores[name], bar, index * barLength(name), index === bars.length - 1),
  )
  return { notes, seconds: Math.ceil(bars.length * barLength(name) + tail - beat) }
}

/** In seconds. */
export function barLength(name) {
  const { bars, beat } = scores[name]
  return (bars[0][1].split(' ').length / 2) * beat
}

function notesOfBar(score, [step, melody], start, isLast) {
  const { beat, lead, drums } = score
  const tokens = melody.split(' ')
  const length = (tokens.length / 2) * beat
  const tone = (degree) => pitch(score, degree)
  const chord = [0, 2, 4, 6].map((third) => tone(step + third) - 12)
  const low = chord.map((note) => (note > score.key + 4 ? note - 12 : note))
  const arpeggio = isLast ? [0] : [0, 2, 1, 3, 2, 1, 2, 3].slice(0, tokens.length)
  return [
    ...low.map((note, index) => ({ instrument: 'pad', note, start, length, level: 0.075, pan: index * 0.3 - 0.45 })),
    { instrument: 'bass', note: low[0] - 12, start, length: length * 0.9, level: 0.3 },
    ...arpeggio.map((index, at) => ({
      instrument: 'keys',
      note: low[index] + 12,
      start: start + (at * beat) / 2,
      length: beat,
      level: at % 2 ? 0.09 : 0.13,
      pan: at % 2 ? 0.5 : -0.4,
    })),
    ...lines(tokens).map(({ at, length: eighths, degree }) => ({
      instrument: lead,
      note: tone(degree),
      start: start + (at * beat) / 2,
      length: (eighths * beat) / 2,
      level: lead === 'flute' ? 0.3 : 0.34,
      pan: 0.08,
    })),
    ...(drums && !isLast ? beats(start, beat, tokens.length) : []),
  ]
}

function pitch({ key, scale }, degree) {
  const steps = degree - 1
  const octave = Math.floor(steps / scale.length)
  return key + octave * 12 + scale[steps - octave * scale.length]
}

/** The notes of a melody: where each begins and how many eighths it takes. */
function lines(tokens) {
  return tokens.flatMap((token, at) => {
    if (token === '-' || token === '.') return []
    const rest = tokens.slice(at + 1)
    const next = rest.findIndex((one) => one !== '-')
    return [{ at, length: 1 + (next < 0 ? rest.length : next), degree: Number(token) }]
  })
}

function beats(start, beat, eighths) {
  return Array.from({ length: eighths }, (_, at) => {
    const isDrum = at === 0 || at === 5
    return {
      instrument: isDrum ? 'drum' : 'shaker',
      note: 36,
      start: start + (at * beat) / 2,
      length: 0.1,
      level: isDrum ? 0.4 : at % 4 === 2 ? 0.06 : 0.03,
      pan: isDrum ? 0 : 0.3,
    }
  })
}
