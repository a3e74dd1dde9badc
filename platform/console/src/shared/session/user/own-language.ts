import type { Language } from 'atrium/contract/language'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { language, setLanguage, takeOwnLanguage } from '#shared/i18n/language'
import { readToken } from '../token/token'

/** The language that was chosen on the login page, for the account of the person who signs in there. */
let chosen: Language | undefined

/** Changes the language of the screen, and keeps it with the account, for mails and for other browsers of the person. */
export function chooseLanguage(next: Language): void {
  setLanguage(next)
  chosen = next
  if (readToken() !== undefined) save(next)
}

/** Takes over the language of an account whose session begins here. Returns whether that of the screen has changed. */
export function beginInLanguage(own: Language | null): boolean {
  if (chosen === undefined || chosen !== language()) return takeOwnLanguage(own)
  save(chosen)
  return false
}

/** Without an answer the language stays that of this browser alone. */
function save(next: Language): void {
  chosen = undefined
  void request(api.profile.setLanguage, { body: { language: next } }, { isUnasked: true, message: false }).catch(
    () => undefined,
  )
}
