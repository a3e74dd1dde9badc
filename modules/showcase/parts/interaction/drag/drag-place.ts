/** Left and top edge within the parent, in CSS pixels. */
export interface Place {
  x: number
  y: number
}

/** The nearest place on the grid that is within `room`, which is the place farthest right and down. */
export function placeWithin({ x, y }: Place, room: Place, grid = 0): Place {
  const step = grid > 0 ? grid : 1
  const fit = (value: number, most: number) =>
    Math.max(0, Math.min(Math.round(value / step), Math.floor(most / step))) * step
  return { x: fit(x, room.x), y: fit(y, room.y) }
}

/** The place that was kept under a key; undefined where there is none, or no valid one. */
export function readPlace(key: string): Place | undefined {
  try {
    const { x, y } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    return Number.isFinite(x) && Number.isFinite(y) ? { x: x as number, y: y as number } : undefined
  } catch {
    return undefined
  }
}

export function keepPlace(key: string, place: Place): void {
  try {
    localStorage.setItem(key, JSON.stringify(place))
  } catch {
    // Full or forbidden storage: it then stays there until the page is left.
  }
}
