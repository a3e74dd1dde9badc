/** How a list goes on: to its end, around, the same again, or each once in any order. */
export type PlayMode = 'order' | 'list' | 'one' | 'shuffle'

export const playModes: readonly PlayMode[] = ['order', 'list', 'one', 'shuffle']

interface Place {
  mode: PlayMode
  index: number
  count: number
  /** The places that were played in this round of shuffling. */
  played: ReadonlySet<number>
  /** The track came to its end, rather than being passed over. */
  isEnd: boolean
}

/** Returns the index of the track to go on with; undefined where the list ends. `random` returns 0 to 1. */
export function placeAfter(
  { mode, index, count, played, isEnd }: Place,
  random: () => number = Math.random,
): number | undefined {
  if (mode === 'one' && isEnd) return index
  if (mode === 'order' && isEnd && index === count - 1) return undefined
  if (mode !== 'shuffle') return (index + 1) % count
  const others = Array.from({ length: count }, (_, place) => place).filter((place) => place !== index)
  const rest = others.filter((place) => !played.has(place))
  const choice = rest.length > 0 ? rest : others
  return choice[Math.floor(random() * choice.length)] ?? index
}
