import lottie, { type AnimationItem } from 'lottie-web/build/player/lottie_light'
import { useCallback, useEffect, useState, type RefObject } from 'react'
import { useLatest } from 'atrium/ui'

export interface LottieSettings {
  /** Begins again at the end. */
  loop?: boolean
  /** How fast it plays: 1 is as drawn, 2 twice as fast. */
  speed?: number
  /** It plays from its end to its beginning. */
  isReversed?: boolean
  /** The first and the last frame of the part to play; all without it. */
  segment?: readonly [first: number, last: number] | undefined
}

interface Source extends Required<Omit<LottieSettings, 'segment'>> {
  segment: LottieSettings['segment']
  src: string
  /** Another number loads the file again. */
  tries: number
  onEnd: (() => void) | undefined
}

/** Loads a file and plays it in a box, as long as the box is shown. */
export function useLottie(box: RefObject<HTMLElement | null>, source: Source) {
  const [frame, setFrame] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const end = () => {
    setPlaying(false)
    source.onEnd?.()
  }
  const { item, frames, hasFailed } = useItem(box, source, setFrame, end)
  useSettings(item, source)
  useEffect(() => () => setPlaying(false), [item])

  const play = useCallback(() => {
    if (!item) return
    const last = item.totalFrames - 1
    const isForward = item.playDirection === 1
    const isAtEnd = isForward ? item.currentFrame >= last : item.currentFrame <= 0
    if (isAtEnd) item.goToAndStop(isForward ? 0 : last, true)
    item.play()
    setPlaying(true)
  }, [item])

  const pause = useCallback(() => {
    item?.pause()
    setPlaying(false)
  }, [item])

  const show = useCallback(
    (next: number) => {
      item?.goToAndStop(next - item.firstFrame, true)
      setFrame(next)
      setPlaying(false)
    },
    [item],
  )

  return { isReady: item !== undefined, hasFailed, frame, frames, isPlaying, play, pause, show }
}

interface Loaded {
  attempt: string
  /** Undefined where the file could not be loaded. */
  item?: AnimationItem
  /** The number of the last frame. */
  frames?: number
}

function useItem(
  box: RefObject<HTMLElement | null>,
  { src, tries }: Source,
  onFrame: (frame: number) => void,
  onEnd: () => void,
) {
  const [loaded, setLoaded] = useState<Loaded>()
  const attempt = `${tries} ${src}`
  const latest = useLatest({ onFrame, onEnd })

  useEffect(() => {
    const stopped = new AbortController()
    let item: AnimationItem | undefined
    const start = (animationData: unknown) => {
      if (stopped.signal.aborted || !box.current) return
      const started = lottie.loadAnimation({
        container: box.current,
        renderer: 'svg',
        autoplay: false,
        animationData,
      })
      started.addEventListener('enterFrame', () => latest.current.onFrame(started.firstFrame + started.currentFrame))
      started.addEventListener('complete', () => latest.current.onEnd())
      item = started
      setLoaded({ attempt, item, frames: Math.floor(item.totalFrames) - 1 })
    }
    animationOf(src, stopped.signal).then(start, () => {
      if (!stopped.signal.aborted) setLoaded({ attempt })
    })
    return () => {
      stopped.abort()
      item?.destroy()
      setLoaded(undefined)
    }
  }, [box, src, attempt, latest])

  const now = loaded?.attempt === attempt ? loaded : undefined
  return { item: now?.item, frames: now?.frames ?? 0, hasFailed: now !== undefined && !now.item }
}

function useSettings(item: AnimationItem | undefined, source: Source): void {
  const { loop, speed, isReversed, segment } = source
  useEffect(() => {
    if (item) setMotion(item, loop, speed, isReversed)
  }, [item, loop, speed, isReversed])

  const [first, last] = segment ?? []
  useEffect(() => {
    if (!item) return
    const wasPaused = item.isPaused
    if (first === undefined || last === undefined) item.resetSegments(true)
    else item.playSegments([first, last], true)
    if (wasPaused) item.pause()
  }, [item, first, last])
}

function setMotion(item: AnimationItem, loop: boolean, speed: number, isReversed: boolean): void {
  item.loop = loop
  item.setSpeed(speed)
  item.setDirection(isReversed ? -1 : 1)
}

/** The animation of a file. Rejects where there is none, or another one than of Lottie. */
async function animationOf(src: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(src, { signal })
  if (!answer.ok) throw new Error(`${src}: ${answer.status}`)
  const data: unknown = await answer.json()
  const isLottie = typeof data === 'object' && data !== null && 'layers' in data && Array.isArray(data.layers)
  if (!isLottie) throw new Error(`${src} is no Lottie file.`)
  return data
}
