import { hrefOf } from '#shared/navigation/href'
import { windowMark } from './window-mark'

/** Whether this window was opened to visit a provider. */
export const isVisit = (): boolean => sessionStorage.getItem(windowMark) === 'visit'

const stateOf = (address: string) => new URL(address).searchParams.get('state')

/** Tells the page that opened this window where the provider sent the browser back to, and closes the window. */
export function tellOpener(callback: string): void {
  const channel = new BroadcastChannel(windowMark)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  channel.postMessage(callback)
  channel.close()
  window.close()
}

/** Opens an empty window, which a browser allows in a click alone; undefined where it does not. */
export const openWindow = (): Window | undefined => window.open('', '', 'popup,width=520,height=720') ?? undefined

/**
 * Visits a provider in a window. Calls back with the address that it sent the window back to. A window that is closed cannot be told from one whose provider
 * keeps to itself, so nothing says so. Returns a function that stops the waiting.
 */
export function visitIn(opened: Window, address: string, onReturn: (callback: string) => void): () => void {
  // A provider may cut the window off from this page, so it tells by a channel.
  opened.sessionStorage.setItem(windowMark, 'visit')
  const channel = new BroadcastChannel(windowMark)
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (stateOf(data) === stateOf(address)) onReturn(data)
  })
  opened.location.href = address
  return () => channel.close()
}

/** Opens the login page in a window, for a page that waits for the sign-in. Returns false where the browser does not allow it. */
export function openLoginWindow(): boolean {
  const opened = openWindow()
  if (!opened) return false
  opened.sessionStorage.setItem(windowMark, 'login')
  opened.location.href = hrefOf('/login')
  return true
}
