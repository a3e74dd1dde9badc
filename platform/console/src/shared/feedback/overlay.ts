import { create } from 'zustand'

/** How many callers show the full-screen overlay at the moment, and the text of the latest of them. */
export const useOverlayCount = create<{ count: number; text: string }>(() => ({ count: 0, text: '' }))

let open: readonly { readonly text: string }[] = []

/**
 * Puts the loading overlay over the page and returns a function that removes it. Calls are counted: the overlay goes when
 * the last of them has ended; ending twice counts once. `text` shows below the spinner.
 */
export function openOverlay(text = ''): () => void {
  const call = { text }
  change([...open, call])
  return () => change(open.filter((other) => other !== call))
}

function change(calls: typeof open): void {
  open = calls
  useOverlayCount.setState({ count: open.length, text: open.findLast(({ text }) => text)?.text ?? '' })
}
