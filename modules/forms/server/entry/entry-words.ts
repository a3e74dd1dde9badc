import type { Language } from '@atrium/contract'
import type { Field, FormValues } from '#modules/forms/engine/schema/form'
import { valueText } from '#modules/forms/engine/schema/value-text'
import { labelled, type Dictionaries } from './dictionaries'

const mostWords = 4000

/** Returns the text that an entry is searched by: all its values, in both languages where they differ. */
export function wordsOf(fields: readonly Field[], values: FormValues, dictionaries: Dictionaries): string {
  const textIn = (language: Language) => {
    const labels = labelled(dictionaries, language)
    return fields.map((field) => valueText(field, values[field.key], language, labels))
  }
  const words = [...textIn('zh-cn'), ...textIn('en')]
  return [...new Set(words)].filter(Boolean).join('\n').slice(0, mostWords)
}
