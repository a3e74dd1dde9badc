import { brand } from 'virtual:brand'
import { basePath } from '#shared/browser/base-path'

/** A message of a tab to the other tabs of this browser. */
export type SessionNews =
  | { readonly kind: 'signedIn' }
  /** The person left on purpose. */
  | { readonly kind: 'signedOut'; readonly token: string | undefined }
  /** The server ended the session; `reason` is what it says. */
  | { readonly kind: 'ended'; readonly token: string; readonly reason: string }

const channel = new BroadcastChannel(`${brand.key}-session${basePath}`)

export function announce(news: SessionNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  channel.postMessage(news)
}

/** Calls back with the messages of other tabs. Returns a function that stops it. */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const onMessage = ({ data }: MessageEvent<SessionNews>) => listener(data)
  channel.addEventListener('message', onMessage)
  return () => channel.removeEventListener('message', onMessage)
}
