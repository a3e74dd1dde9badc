/**
 * A known word with nothing but digits and signs around it is as easy to guess, and so is a known number among letters and signs, while
 * it is at least half of the whole.
 */
const around = [/^[^\p{L}]+|[^\p{L}]+$/gu, /^\D+|\D+$/g]

let known: Promise<ReadonlySet<string>> | undefined

/** A third of a megabyte: loaded when the first password is judged. */
async function readKnown(): Promise<ReadonlySet<string>> {
  const { knownPasswords } = await import('./known-password-list')
  return new Set(knownPasswords.trim().split(/\s+/))
}

/** Whether this is among the first that somebody who guesses would try, in any case: `Password`, `dragon123456`, `5201314aa`. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readKnown()
  const words = await known
  const lower = password.toLowerCase()
  const parts = around.map((rest) => lower.replace(rest, '')).filter((part) => part.length * 2 >= lower.length)
  return [lower, ...parts].some((part) => words.has(part))
}
