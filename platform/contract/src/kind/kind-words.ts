import type { LocalText } from '../language'

/** Returns an English name for use within a sentence: "post" for "Post", but "SKU" as it is. */
export function inSentence({ en }: LocalText): string {
  return /^[A-Z](?![A-Z])/.test(en) ? en.charAt(0).toLowerCase() + en.slice(1) : en
}
