import type { LocalText } from '../language'

/** Returns an English name for use within a sentence: "post" for "Post", but "SKU" as it is. */
export function inSentence({ en }: LocalText): string {
  return /^[A-Z](?![A-Z])/.test(en) ? en.charAt(0).toLowerCase() + en.slice(1) : en
}

/** Returns a name behind a Chinese word: one in Latin letters gets a space before it. */
export const behindWord = ({ zh }: LocalText): string => (/^[a-z0-9]/i.test(zh) ? ` ${zh}` : zh)
