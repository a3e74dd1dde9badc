import { useEffect } from 'react'
import type { Track } from './playback'

interface Actions {
  toggle: () => void
  step: (by: 1 | -1) => void
  seek: (time: number) => void
}

/** Shows the track where the system shows what plays, such as on the lock screen, and listens to the keys for media, while it plays. */
export function useMediaSession(track: Track | undefined, isPlaying: boolean, { toggle, step, seek }: Actions): void {
  useEffect(() => {
    const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined
    if (!session || !track || !isPlaying) return undefined
    const { title, artist = '', cover } = track
    const artwork = cover ? [{ src: new URL(cover, document.baseURI).href }] : []
    const own = new MediaMetadata({ title, artist, artwork })
    session.metadata = own
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', toggle],
      ['pause', toggle],
      ['previoustrack', () => step(-1)],
      ['nexttrack', () => step(1)],
      ['seekto', ({ seekTime }) => seek(seekTime ?? 0)],
    ]
    for (const [action, handler] of handlers) session.setActionHandler(action, handler)
    return () => {
      // Another player may have begun before this one heard that it was paused.
      if (session.metadata !== own) return
      for (const [action] of handlers) session.setActionHandler(action, null)
      session.metadata = null
    }
  }, [track, isPlaying, toggle, step, seek])
}
