import { createInstance, type i18n as I18n } from 'i18next'
import { useSyncExternalStore } from 'react'
import { languages, offeredLanguage, type Language, type OfferedLanguages } from 'atrium/contract/language'
import { storedName } from '../browser/base-path'
import { readCookie, writeCookie } from '../browser/cookie'
import { countText } from './number-text'

/** Name of the language cookie, as the specification gives it. */
const cookie = 'lang'

let offered: OfferedLanguages = languages

/** Where a browser keeps the default language, for the pages of the static demo, and the language of the account that is signed in. */
const stored = { default: storedName('language'), own: storedName('own-language') }

/** Holds every text and the language of the screen. Texts join it through `defineText`. */
export const i18n: I18n = createInstance({
  lng: languageOfScreen(),
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
 * Returns the first offered one of the languages that the person chose; without one the first of the browser that is offered, where anything with `zh` or `cn` is Chinese;
 * without one the default language that is set. Without that it is English for a browser with another language, and the first one for a browser that
 * says nothing; the first one where that is not offered.
 */
export function detectLanguage(
  among: OfferedLanguages,
  chosen: readonly (string | null | undefined)[],
  browser: readonly string[],
  byDefault?: string | null,
): Language {
  const preferred = browser.map((each) => (/zh|cn/i.test(each) ? 'zh-cn' : /^en/i.test(each) ? 'en' : undefined))
  const wanted = [...chosen, ...preferred, byDefault, browser[0] && 'en']
  return offeredLanguage(
    among,
    wanted.find((each) => among.some((one) => one === each)),
  )
}

/** Returns the default language that the server put into the page; of a page without a server the one that this browser keeps. public/prepaint.js does the same. */
function defaultLanguage(): string | null | undefined {
  const page = document.querySelector<HTMLElement>('script[data-brand]')
  return page ? page.dataset['language'] : localStorage.getItem(stored.default)
}

/** Returns the language of the account, while somebody is signed in. */
function ownLanguage(): string | null {
  return readCookie('token') === undefined ? null : localStorage.getItem(stored.own)
}

function languageOfScreen(byDefault = defaultLanguage()): Language {
  return detectLanguage(offered, [readCookie(cookie), ownLanguage()], navigator.languages, byDefault)
}

/** Shows the language of the account of somebody whose session begins, where none was chosen in this browser. Returns whether that of the screen has changed. */
export function takeOwnLanguage(own: Language | null): boolean {
  if (own === null) localStorage.removeItem(stored.own)
  else localStorage.setItem(stored.own, own)
  const former = language()
  show(languageOfScreen())
  return language() !== former
}

/** Shows a page in another default language, where nothing else decides, also after a reload. */
export function takeDefaultLanguage(byDefault: Language | null): void {
  if (byDefault === null) localStorage.removeItem(stored.default)
  else localStorage.setItem(stored.default, byDefault)
  show(languageOfScreen(byDefault))
}

/** Sets which languages there are to choose from, and the one of the screen among them. Called once at start, before anything is shown. */
export function offerLanguages(among: OfferedLanguages): void {
  offered = among
  show(languageOfScreen())
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
