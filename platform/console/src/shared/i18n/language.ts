import { createInstance, type i18n as I18n } from 'i18next'
import { useSyncExternalStore } from 'react'
import { languages, offeredLanguage, type Language, type OfferedLanguages } from 'atrium/contract/language'
import { readCookie, writeCookie } from '../browser/cookie'
import { countText } from './number-text'

/** Name of the language cookie, as the specification gives it. */
const cookie = 'lang'

let offered: OfferedLanguages = languages

/** Holds every text and the language of the screen. Texts join it through `defineText`. */
export const i18n: I18n = createInstance({
  lng: detectLanguage(offered, readCookie(cookie), navigator.language),
  fallbackLng: false,
  initAsync: false,
  lowerCaseLng: true,
  keySeparator: false,
  nsSeparator: false,
  // React escapes by itself.
  interpolation: { escapeValue: false },
})
void i18n.init()
i18n.services.formatter?.add('number', (value: number) => countText(value))
document.documentElement.lang = htmlLanguage(language())

/**
 * Returns the language of the cookie; without an offered one that of the browser, where anything with `zh` or `cn` is Chinese and
 * anything else English; the first one for a browser that says nothing, or whose language is not offered.
 */
export function detectLanguage(
  among: OfferedLanguages,
  stored: string | undefined,
  browser: string | undefined,
): Language {
  const known = among.find((each) => each === stored)
  if (known) return known
  return offeredLanguage(among, browser && (/zh|cn/i.test(browser) ? 'zh-cn' : 'en'))
}

/** Sets which languages there are to choose from, and the one of the screen among them. Called once at start, before anything is shown. */
export function offerLanguages(among: OfferedLanguages): void {
  offered = among
  show(detectLanguage(among, readCookie(cookie), navigator.language))
}

/** Returns the languages that people can choose, in their order. */
export const offeredLanguages = (): OfferedLanguages => offered

/** The language of the screen at the moment; in a component use `useLanguage`. */
export function language(): Language {
  return i18n.language as Language
}

/** The language of the screen; draws again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, language)
}

/** Changes the language of the screen in place and keeps it for 7 days. Nothing is loaded again, no form is lost. */
export function setLanguage(next: Language): void {
  writeCookie(cookie, next)
  show(next)
}

function show(next: Language): void {
  if (next === language()) return
  document.documentElement.lang = htmlLanguage(next)
  void i18n.changeLanguage(next)
}

/** Calls back after each change of language. Returns a function that stops it. */
export function onLanguageChange(listener: (language: Language) => void): () => void {
  const listen = (next: string) => listener(next as Language)
  i18n.on('languageChanged', listen)
  return () => i18n.off('languageChanged', listen)
}

function htmlLanguage(value: Language): string {
  return value === 'zh-cn' ? 'zh-CN' : 'en'
}
