import type { Language } from '../../../language'

/** Returns the parts of a text that lists some, with commas, semicolons or lines between. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[,，、;；\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Returns a list as text. */
export const listed = (parts: readonly string[], language: Language): string =>
  parts.join(language === 'en' ? ', ' : '、')
