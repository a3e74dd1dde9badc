import { useEffect, useRef, useState } from 'react'
import { IconButton, PlainButton, Icon } from 'atrium/ui'
import { useOnScreen, useReducedMotion } from '../motion/use-motion'
import css from './lottie-player.module.css'
import { useLottie, type LottieSettings } from './lottie/use-lottie'

/** The words of the player, in the reader's language. */
export interface LottieLabels {
  /** Describes the animation, in place of the picture. */
  picture: string
  play: string
  pause: string
  /** Names the bar that shows and changes the frame. */
  frame: string
  /** The file could not be loaded, or is none of Lottie. */
  failed: string
  retry: string
}

interface LottiePlayerProps extends LottieSettings {
  /** The address of a Lottie file (JSON). */
  src: string
  /** The words of the player and of its controls. */
  labels: LottieLabels
  /** The edge of the square in CSS pixels. */
  size?: number
  /** When it moves by itself: at once, while it is in view, while a pointer is on it, or never. */
  playOn?: 'load' | 'visible' | 'hover' | 'press'
  /** Shows a button and a bar to play, pause and scrub. */
  hasControls?: boolean
  /** Called when it has come to its end and does not begin again. */
  onEnd?: () => void
}

/**
 * A Lottie animation. Where the reader wants reduced motion it does not move by itself and shows its last frame; the play button still
 * plays it. A file that cannot be shown says so, with a button that tries again. It is freed when it is left or hidden, and with `visible`
 * it rests out of view. Bring it with a lazy import: lottie-web is 40 KB compressed.
 *
 * Keys: Space on the button, arrows on the bar of frames.
 * @example
 * <LottiePlayer src={loading} labels={labels} size={120} />
 */
export function LottiePlayer({
  src,
  labels,
  size = 160,
  playOn = 'load',
  hasControls = false,
  onEnd,
  loop = true,
  speed = 1,
  isReversed = false,
  segment,
}: LottiePlayerProps) {
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isCalm = useReducedMotion()
  const [tries, setTries] = useState(0)
  const [isHovered, setHovered] = useState(false)
  const isVisible = useOnScreen(root)
  const { isReady, hasFailed, frame, frames, isPlaying, play, pause, show } = useLottie(box, {
    src,
    tries,
    onEnd,
    loop,
    speed,
    isReversed,
    segment,
  })

  const wantsMotion = playOn === 'load' || (playOn === 'visible' && isVisible) || (playOn === 'hover' && isHovered)
  useEffect(() => {
    if (!isReady) return
    if (isCalm && !hasControls) show(frames)
    else if (wantsMotion && !isCalm) play()
    else if (playOn !== 'press') pause()
  }, [isReady, wantsMotion, isCalm, playOn, hasControls, frames, play, pause, show])

  const hover = { onPointerEnter: () => setHovered(true), onPointerLeave: () => setHovered(false) }
  return (
    <div
      ref={root}
      className={css.player}
      style={{ width: size }}
      aria-busy={!isReady && !hasFailed}
      {...(playOn === 'hover' && hover)}
    >
      {hasFailed ? (
        <div className={css.failed} role="alert" style={{ minHeight: size }}>
          <Icon name="lucide:image-off" size={28} />
          {labels.failed}
          <PlainButton onClick={() => setTries(tries + 1)}>{labels.retry}</PlainButton>
        </div>
      ) : (
        <div className={css.picture} style={{ height: size }} role="img" aria-label={labels.picture}>
          <div ref={box} aria-hidden="true" />
        </div>
      )}
      {hasControls && isReady && (
        <div className={css.controls}>
          <IconButton
            icon={isPlaying ? 'lucide:pause' : 'lucide:play'}
            label={isPlaying ? labels.pause : labels.play}
            onClick={isPlaying ? pause : play}
          />
          <input
            type="range"
            aria-label={labels.frame}
            min={0}
            max={frames}
            value={Math.round(frame)}
            onChange={(event) => show(Number(event.target.value))}
          />
          <span className={css.count}>
            {Math.round(frame)} / {frames}
          </span>
        </div>
      )}
    </div>
  )
}
