/** A known password with nothing but digits and signs around it is as easy to guess, while it is at least half of the whole. */
const around = /^[^\p{L}]+|[^\p{L}]+$/gu

let known: Promise<ReadonlySet<string>> | undefined

/** A third of a megabyte: loaded when the first password is judged. */
async function readKnown(): Promise<ReadonlySet<string>> {
  const { knownPasswords } = await import('./known-password-list')
  return new Set(knownPasswords.trim().split(/\s+/))
}

/** Whether this is among the first that somebody who guesses would try, in any case: `Password`, `dragon123456`, `!jennifer2024`. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readKnown()
  const words = await known
  const lower = password.toLowerCase()
  const part = lower.replace(around, '')
  return words.has(lower) || (part.length * 2 >= lower.length && words.has(part))
}
