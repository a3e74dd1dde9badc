import { useEffect, useState } from 'react'
import { translate } from '../i18n/text'
import { notify } from './notify'
import { texts } from './text'

/**
 * Puts a text on the clipboard and says so; warns where the browser has none or denies it. Returns whether it is there. The text may be on
 * its way: call this while the button is pressed, not after waiting for it.
 */
export async function copyText(text: string | Promise<string>, done = translate(texts, 'copied')): Promise<boolean> {
  // Missing outside of https, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) {
    notify.warning(translate(texts, 'noClipboard'))
    return false
  }
  try {
    await write(clipboard, text)
    notify.success(done)
    return true
  } catch {
    notify.warning(translate(texts, 'notCopied'))
    return false
  }
}

async function write(clipboard: Clipboard, text: string | Promise<string>): Promise<void> {
  // Missing in Firefox before 127, which lets a page write for some seconds after a press.
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') return clipboard.writeText(await text)
  // Safari lets a page write during the press alone, but takes what is still to come.
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }))
  await clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** In milliseconds: how long the confirmation stays after the last copy. */
const confirmed = 2000

/** Copies a text; `isCopied` is true for two seconds after that. `copyText` shows a message when the browser denies it. */
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
