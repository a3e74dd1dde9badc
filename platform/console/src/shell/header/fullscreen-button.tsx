import { IconButton } from 'atrium/ui/button'
import { useSyncExternalStore } from 'react'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Fills the screen with the console, and back; absent where the browser cannot. */
export function FullscreenButton() {
  const t = useText(texts)
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  // Where the browser rejects it, nothing changes, and the user sees that.
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined)
  return (
    <IconButton
      icon={isFull ? 'lucide:minimize' : 'lucide:maximize'}
      label={t(isFull ? 'leaveFullscreen' : 'enterFullscreen')}
      onClick={toggle}
    />
  )
}
