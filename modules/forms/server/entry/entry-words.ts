import type { Language } from 'atrium/contract'
import type { Field, FormValues } from '#modules/forms/engine/schema/form'
import { valueText, type NameOf } from '#modules/forms/engine/schema/value-text'
import { labelled, type Dictionaries } from './dictionaries'

const mostWords = 4000

/** Returns the text that an entry is searched by: all its values, in both languages where they differ. */
export function wordsOf(
  fields: readonly Field[],
  values: FormValues,
  dictionaries: Dictionaries,
  nameOf?: NameOf,
): string {
  const textIn = (language: Language) => {
    const dictionary = labelled(dictionaries, language)
    // The key of a picture is no word, nor is the name of each signature, and a moment is another text in another time zone.
    const worded = fields.filter(({ kind }) => kind !== 'picture' && kind !== 'signature' && kind !== 'dateTime')
    return worded.map((field) => valueText(field, values[field.key], language, { dictionary, nameOf }))
  }
  const words = [...textIn('zh-cn'), ...textIn('en')]
  return [...new Set(words)].filter(Boolean).join('\n').slice(0, mostWords)
}
