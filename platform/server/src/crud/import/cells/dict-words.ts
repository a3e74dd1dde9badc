import { languages, textIn, type Language } from 'atrium/contract/language'
import type { Labels } from '#server/sheet/labels'
import { offer, type Offered } from './offered'

/** The words of every file, whatever the labels are. */
const fixedWords = {
  sys_user_sex: { 1: ['男', 'male', '1'], 0: ['女', 'female', '0'] },
  sys_normal_disable: { 1: ['启用', 'enabled', '1'], 0: ['停用', 'disabled', '0'] },
} as const

const values = [1, 0] as const

/** Returns all languages, that of the reader first. */
export const languagesFrom = (language: Language) => [language, ...languages.filter((other) => other !== language)]

/** The labels that the dictionary has now, in both languages, and the fixed words where no label means something else. */
export function wordsOf(dict: keyof typeof fixedWords, labels: Labels, language: Language): Offered<0 | 1> {
  const labelsOf = (value: 0 | 1) => languagesFrom(language).map((one) => textIn(one, labels[dict][value]).trim())
  const { ids } = offer(values.map((id) => ({ id, names: labelsOf(id) })))
  return offer(
    values.map((id) => ({ id, names: [...labelsOf(id), ...fixedWords[dict][id].filter((word) => !ids.has(word))] })),
  )
}
