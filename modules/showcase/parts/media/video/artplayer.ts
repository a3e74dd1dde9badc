import Artplayer from 'artplayer'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLatest } from 'atrium/ui'
import { playsAlone, stopsPlaying } from '../player/only-one'
import { namesControls } from './control-names'

/** A moment worth a jump. */
export interface Chapter {
  /** In seconds. */
  time: number
  title: string
}

interface Film {
  src: string
  poster: string | undefined
  lang: 'zh-cn' | 'en'
  chapters: readonly Chapter[]
  /** Another number loads the film again. */
  tries: number
  onTime: (time: number) => void
  onFail: () => void
}

/** The functions of the bar. The context menu would advertise, and the keys would work only after a press of the pointer. */
const features = {
  theme: '#6a5aff',
  volume: 0.8,
  setting: true,
  playbackRate: true,
  aspectRatio: true,
  pip: true,
  fullscreen: true,
  hotkey: false,
  mutex: false,
  playsInline: true,
  moreVideoAttr: { preload: 'metadata' },
} as const

Artplayer.CONTEXTMENU = false
Artplayer.LOG_VERSION = false
Artplayer.RECONNECT_TIME_MAX = 0
Artplayer.REMOVE_SRC_WHEN_DESTROY = true

/** A player in `place` while that is shown. It is freed when the place is left or hidden, and goes on where it was when it comes back. */
export function useArtplayer(place: RefObject<HTMLDivElement | null>, film: Film): Artplayer | undefined {
  const { src, poster, lang, tries } = film
  const [player, setPlayer] = useState<Artplayer>()
  const left = useRef({ src, time: 0 })
  const latest = useLatest(film)

  useEffect(() => {
    const highlight = latest.current.chapters
      .filter(({ time }) => time > 0)
      .map(({ time, title }) => ({ time, text: title }))
    const container = place.current!
    const art = new Artplayer({ ...features, container, url: src, ...(poster && { poster }), lang, highlight })
    const { video } = art
    const free = namesControls(art)
    const listening = new AbortController()
    const on = (type: string, react: () => void) => video.addEventListener(type, react, listening)
    on('loadedmetadata', () => {
      if (left.current.src === src && left.current.time > 0) video.currentTime = left.current.time
    })
    on('play', () => playsAlone(video))
    on('timeupdate', () => latest.current.onTime(video.currentTime))
    on('error', () => latest.current.onFail())
    // There is no player before its place is in the document.
    // oxlint-disable-next-line react/set-state-in-effect
    setPlayer(art)
    return () => {
      left.current = { src, time: video.currentTime }
      listening.abort()
      free()
      stopsPlaying(video)
      setPlayer(undefined)
      art.destroy(true)
    }
  }, [place, src, poster, lang, tries, latest])
  return player
}

/** Plays from a moment, in seconds. */
export function playFrom(player: Artplayer, moment: number): void {
  player.currentTime = moment
  // The browser rejects before the first press on the page.
  void player.play().catch(() => {})
}

/** Shows the words of a WebVTT file, or none. Those that cannot be loaded stay away, and the film goes on. */
export function showSubtitles(player: Artplayer, src: string | undefined): void {
  player.subtitle.show = src !== undefined
  if (src) void player.subtitle.switch(src, { type: 'vtt' }).catch(() => {})
}
