import { useEffect, useState } from 'react'
import { copyText } from '#shared/feedback/copy'

/** In milliseconds: how long the confirmation stays after the last copy. */
const shown = 2000

/** Copies a text; `isCopied` is true for two seconds after that. `copyText` shows a message when the browser refuses. */
export function useCopied(): [isCopied: boolean, copy: (text: string) => Promise<void>] {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return undefined
    const timer = setTimeout(() => setCopies(0), shown)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async (text: string) => {
    if (await copyText(text)) setCopies((count) => count + 1)
  }
  return [copies > 0, copy]
}
