/** A part of a ring, in turns from the top, clockwise: 0 to 1. */
export interface Turn {
  from: number
  to: number
}

/** The parts of a whole that belong to some counts, one after the other. */
export function turnsOf(counts: readonly number[]): Turn[] {
  const whole = counts.reduce((sum, count) => sum + count, 0)
  let passed = 0
  return counts.map((count) => {
    const from = passed / whole
    passed += count
    return { from, to: passed / whole }
  })
}

/** Where a turn is on a circle around 0, in the units of the radius. */
export function onCircle(turn: number, radius: number): [x: number, y: number] {
  const angle = turn * 2 * Math.PI
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))]
}

/** The path of a part of a ring around 0. The whole ring is two halves, since an arc that ends where it begins draws nothing. */
export function ringPath({ from, to }: Turn, inner: number, outer: number): string {
  if (to - from > 0.999)
    return ringPath({ from, to: from + 0.5 }, inner, outer) + ringPath({ from: from + 0.5, to }, inner, outer)
  const isLong = to - from > 0.5 ? 1 : 0
  const at = (turn: number, radius: number) => onCircle(turn, radius).join(',')
  const out = `M${at(from, outer)}A${outer},${outer} 0 ${isLong} 1 ${at(to, outer)}`
  const back = `L${at(to, inner)}A${inner},${inner} 0 ${isLong} 0 ${at(from, inner)}Z`
  return out + back
}

const round = (value: number): number => Math.round(value * 100) / 100 + 0
