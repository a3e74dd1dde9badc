import { textIn, type Language, type LocalText } from 'atrium/contract/language'

/** Returns a number with its unit: "12.5 kg", but "12.5%". */
export function withUnit(number: string, unit: LocalText | undefined, language: Language): string {
  if (!unit) return number
  const word = textIn(language, unit)
  return word === '%' ? `${number}%` : `${number} ${word}`
}
