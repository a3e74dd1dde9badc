/** A part of a sentence: plain words, or a name or value that is highlighted. */
export type Sentence = readonly (string | { readonly term: string })[]

export const term = (text: string): Sentence => [{ term: text }]

/** Several as one, with a word between them. */
export function joined(sentences: readonly Sentence[], word: string): Sentence {
  return sentences.flatMap((one, at) => (at === 0 ? one : [word, ...one]))
}

const edge = /[\p{Script=Han}“”]$/u
const startsLatin = /^[\p{Script=Latin}\d¥-]/u
const endsLatin = /[\p{Script=Latin}\d]$/u
const startsHan = /^\p{Script=Han}/u

/** A sentence as text, with a space between Chinese and Latin, as no stylesheet adds it in a tooltip. */
export function plainText(sentence: Sentence): string {
  let text = ''
  for (const part of sentence) {
    const next = typeof part === 'string' ? part : part.term
    const isMixed = (edge.test(text) && startsLatin.test(next)) || (endsLatin.test(text) && startsHan.test(next))
    text += isMixed ? ` ${next}` : next
  }
  return text
}
