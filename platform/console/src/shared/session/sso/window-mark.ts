import { storedName } from '#shared/browser/base-path'

/** The mark of a window in its storage, which says what it was opened for; and the channel to the page that opened it. */
export const windowMark = storedName('sso-window')

/** Closes this window after the sign-in, where it was opened for that. */
export function closeLoginWindow(): void {
  if (sessionStorage.getItem(windowMark) === 'login') window.close()
}
