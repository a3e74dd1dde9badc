import { translate } from '../i18n/text'
import { notify } from './notify'
import { texts } from './text'

/** Puts a text on the clipboard and says so; warns where the browser has none or refuses. */
export async function copyText(text: string, done = translate(texts, 'copied')): Promise<void> {
  // Missing outside of https, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) return notify.warning(translate(texts, 'noClipboard'))
  try {
    await clipboard.writeText(text)
    notify.success(done)
  } catch {
    notify.warning(translate(texts, 'notCopied'))
  }
}
