/** The two languages of the product; the value of the `lang` header and of the `lang` cookie. */
export const languages = ['zh-cn', 'en'] as const
export type Language = (typeof languages)[number]

/** Chinese comes first: it answers where nothing, or nothing known, was asked for. */
export const defaultLanguage: Language = 'zh-cn'

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** One text in both languages, for data that travels or is stored (menu titles, department names). */
export type Bilingual = Readonly<Record<Language, string>>
