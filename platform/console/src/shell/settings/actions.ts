import { clearStored } from '#shared/browser/base-path'
import { copyText } from '#shared/feedback/copy'
import { notify } from '#shared/feedback/notify'
import { openOverlay } from '#shared/feedback/overlay'
import { translate } from '#shared/i18n/text'
import { signOut } from '#shared/session/calls/sign-out'
import { resetSettings } from '#shared/settings/layout'
import { useSettings } from '#shared/settings/settings'
import { texts } from './text'

/** How long the overlay stays before settings go: section 4 of the specification. */
const loadingMilliseconds = 1200

/** Puts all settings as JSON on the clipboard. */
export async function copySettings(): Promise<void> {
  await copyText(JSON.stringify(useSettings.getState(), null, 2), translate(texts, 'copied'))
}

/** Puts every setting back, behind the loading overlay. */
export async function restoreDefaults(): Promise<void> {
  await loading(translate(texts, 'resetting'))
  resetSettings()
  notify.success(translate(texts, 'resetDone'))
}

/** Forgets all that this browser keeps of the console and ends the session, behind the loading overlay. */
export async function clearAndSignOut(): Promise<void> {
  await loading(translate(texts, 'clearing'))
  // In this order, since it stores again what it resets.
  resetSettings()
  clearStored(localStorage)
  clearStored(sessionStorage)
  await signOut()
}

async function loading(text: string): Promise<void> {
  const close = openOverlay(text)
  await new Promise((resolve) => setTimeout(resolve, loadingMilliseconds))
  close()
}
