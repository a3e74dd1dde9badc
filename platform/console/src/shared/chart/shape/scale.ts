/** The smallest of 1, 2, 5, 10, 20, 50 and so on of which `steps` reach `most`. */
export function roundStep(most: number, steps: number): number {
  for (let ten = 1; ; ten *= 10) {
    const fitting = [ten, 2 * ten, 5 * ten].find((step) => most <= step * steps)
    if (fitting) return fitting
  }
}

/** The whole numbers beside an axis, the smallest first: 0 and up to five even steps, the last at `most` or above it. */
export function ticksOf(most: number): number[] {
  const step = roundStep(most, 5)
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step)
}

/** Whether a point of an axis has a label where there is room for `room` of them: the last one has, the others at even distances. */
export function isLabelled(index: number, count: number, room: number): boolean {
  return (count - 1 - index) % Math.ceil(count / room) === 0
}
