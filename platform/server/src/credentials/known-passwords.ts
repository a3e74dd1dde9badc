/**
 * A known word with nothing but digits and signs around it is as easy to guess, and so is a known number among letters and signs, while
 * it is at least half of the whole.
 */
const around = [/^[^\p{L}]+|[^\p{L}]+$/gu, /^\D+|\D+$/g]

let known: Promise<ReadonlySet<string>> | undefined

/**
 * Reads the list, a third of a megabyte, when the first password is judged. It is made by scripts/known-passwords/generate.mjs from sources
 * that docs/decisions/028-known-passwords.md names.
 */
async function readKnown(): Promise<ReadonlySet<string>> {
  const { default: list } = await import('./known-passwords.txt?raw')
  return new Set(list.trim().split(/\s+/))
}

/** Whether this is among the first that somebody who guesses would try, in any case: `Password`, `dragon123456`, `5201314aa`. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readKnown()
  const words = await known
  const lower = password.toLowerCase()
  const parts = around.map((rest) => lower.replace(rest, '')).filter((part) => part.length * 2 >= lower.length)
  return [lower, ...parts].some((part) => words.has(part))
}
