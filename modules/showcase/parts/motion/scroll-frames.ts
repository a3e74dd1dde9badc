export type Direction = 'up' | 'down' | 'left' | 'right'

export function isSideways(direction: Direction): boolean {
  return direction === 'left' || direction === 'right'
}

/** One round of a list of a length in CSS pixels, and how many milliseconds it takes: even, or item by item with a rest at each. */
export function framesOf(
  items: readonly HTMLElement[],
  length: number,
  direction: Direction,
  speed: number,
  rest: number | undefined,
): { frames: Keyframe[]; duration: number } {
  const axis = isSideways(direction) ? 'X' : 'Y'
  const isBackwards = direction === 'down' || direction === 'right'
  const at = (offset: number) => ({ transform: `translate${axis}(${-offset}px)` })
  const starts = items.map((item) => (axis === 'X' ? item.offsetLeft : item.offsetTop))
  const stops = [...starts.map((start) => start - (starts[0] ?? 0)), length]
  if (isBackwards) stops.reverse()
  const moving = (length / speed) * 1000
  if (rest === undefined) return { frames: [at(stops[0]!), at(stops.at(-1)!)], duration: moving }
  const duration = moving + rest * items.length
  let time = 0
  const frames = stops.slice(0, -1).flatMap((stop, index) => {
    const begin = { ...at(stop), offset: time / duration }
    time += rest
    const leave = { ...at(stop), offset: Math.min(1, time / duration), easing: 'ease-in-out' }
    time += (Math.abs(stops[index + 1]! - stop) / speed) * 1000
    return [begin, leave]
  })
  return { frames: [...frames, { ...at(stops.at(-1)!), offset: 1 }], duration }
}
