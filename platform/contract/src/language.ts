/** The languages that the texts of the platform are written in; the values of the `lang` header and of the `lang` cookie. */
export const languages = ['zh-cn', 'en'] as const
export type Language = (typeof languages)[number]

/** The name of each language in itself, so that people who cannot read the present one find theirs. */
export const languageNames = {
  'zh-cn': { zh: '简体中文', en: '简体中文' },
  en: { zh: 'English', en: 'English' },
} as const satisfies Record<Language, { zh: string; en: string }>

/** The languages that a product offers. The first one is used for requests that name none of them. */
export type OfferedLanguages = readonly [Language, ...Language[]]

/** Returns `asked` where it is an offered language, else the first one. */
export function offeredLanguage(offered: OfferedLanguages, asked: unknown): Language {
  return offered.find((language) => language === asked) ?? offered[0]
}

/** The text to show a reader of `language`, where the English one is optional. */
export function inLanguage(language: Language, text: string, english: string): string {
  return language === 'en' && english ? english : text
}

/** A text in both languages: `{ zh: '保存', en: 'Save' }`. The only shape of such a text. */
export interface LocalText {
  readonly zh: string
  readonly en: string
  /** The English singular of a text with a `{{count}}`. */
  readonly one?: string
}

/** Returns the text in a language. Falls back to Chinese without an English text, and to `''` without any. */
export function textIn(language: Language, text: LocalText | undefined): string {
  return text ? inLanguage(language, text.zh, text.en) : ''
}
