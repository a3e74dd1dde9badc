import { useSyncExternalStore } from 'react'
import { defaultLanguage, isLanguage, type Language } from '@atrium/contract/language'
import { readCookie, writeCookie } from '../session/cookie'

/** Name of the language cookie, as the specification gives it. */
const cookie = 'lang'
const listeners = new Set<(language: Language) => void>()

let current = detectLanguage(readCookie(cookie), navigator.language)
document.documentElement.lang = htmlLanguage(current)

/**
 * The rule of the specification: the cookie's language; without a known one the browser's, where anything with `zh` or
 * `cn` is Chinese and anything else English; Chinese for a browser that says nothing.
 */
export function detectLanguage(stored: string | undefined, browser: string | undefined): Language {
  if (isLanguage(stored)) return stored
  if (!browser) return defaultLanguage
  return /zh|cn/i.test(browser) ? 'zh-cn' : 'en'
}

/** The language of the screen right now; in a component use `useLanguage`. */
export function language(): Language {
  return current
}

/** The language of the screen; draws again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, language)
}

/** Changes the language of the screen in place and remembers it for 7 days. Nothing is loaded again, no form is lost. */
export function setLanguage(next: Language): void {
  writeCookie(cookie, next)
  if (next === current) return
  current = next
  document.documentElement.lang = htmlLanguage(next)
  for (const listener of listeners) listener(next)
}

/** Calls back after each change of language; the answer ends that. */
export function onLanguageChange(listener: (language: Language) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function htmlLanguage(value: Language): string {
  return value === 'zh-cn' ? 'zh-CN' : 'en'
}
