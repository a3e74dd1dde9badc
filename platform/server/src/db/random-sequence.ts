/** Numbers from 0 up to, not including, 1; the same sequence for the same seed (mulberry32). */
export function randomSequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Choices by such a sequence. */
export function randomChoices(seed: number) {
  const random = randomSequence(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  return {
    /** A whole number from 0 up to, not including, the limit. */
    below,
    /** True with that probability, 0 to 1. */
    isLikely: (probability: number) => random() < probability,
    pick: <T>(list: readonly T[]): T => list[below(list.length)]!,
  }
}
export type RandomChoices = ReturnType<typeof randomChoices>
