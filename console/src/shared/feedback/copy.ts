import { translate } from '../i18n/text'
import { notify } from './notify'
import { texts } from './text'

/** Puts a text on the clipboard and says so; warns where the browser has none or refuses. Answers whether it is there. */
export async function copyText(text: string, done = translate(texts, 'copied')): Promise<boolean> {
  // Missing outside of https, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) {
    notify.warning(translate(texts, 'noClipboard'))
    return false
  }
  try {
    await clipboard.writeText(text)
    notify.success(done)
    return true
  } catch {
    notify.warning(translate(texts, 'notCopied'))
    return false
  }
}
