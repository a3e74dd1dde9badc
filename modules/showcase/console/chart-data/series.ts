/** Numbers between 0 and 1 that look random and are the same each time. */
export function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** The last `count` days before today, as YYYY-MM-DD, oldest first. */
export function lastDays(count: number): string[] {
  const today = new Date()
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() - count + index))
    return day.toISOString().slice(0, 10)
  })
}
