/** The text, or the first of `text-2`, `text-3` … that none of these is. The empty path of a button stays empty. */
export function untaken(text: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((other) => other.toLowerCase()))
  let free = text
  for (let number = 2; free && lower.has(free.toLowerCase()); number++) free = `${text}-${number}`
  return free
}
