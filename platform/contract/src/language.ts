/** The two languages of the product; the value of the `lang` header and of the `lang` cookie. */
export const languages = ['zh-cn', 'en'] as const
export type Language = (typeof languages)[number]

/** Chinese comes first: it answers where nothing, or nothing known, was asked for. */
export const defaultLanguage: Language = 'zh-cn'

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** The text to show a reader of `language`, where the English one is optional. */
export function inLanguage(language: Language, text: string, english: string): string {
  return language === 'en' && english ? english : text
}
