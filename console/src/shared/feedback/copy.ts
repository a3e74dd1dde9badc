import { useEffect, useState } from 'react'
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

/** In milliseconds: how long the confirmation stays after the last copy. */
const confirmed = 2000

/** Copies a text; `isCopied` is true for two seconds after that. `copyText` shows a message when the browser refuses. */
export function useCopied(): [isCopied: boolean, copy: (text: string) => Promise<void>] {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return undefined
    const timer = setTimeout(() => setCopies(0), confirmed)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async (text: string) => {
    if (await copyText(text)) setCopies((count) => count + 1)
  }
  return [copies > 0, copy]
}
