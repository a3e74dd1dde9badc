import type { KeyboardEvent } from 'react'
import { clockTime } from './clock-time'
import css from './controls.module.css'

interface SeekBarProps {
  label: string
  /** In seconds. */
  time: number
  duration: number
  onSeek: (time: number) => void
}

/** In seconds: what an arrow key goes. */
export const seekStep = 5

const steps: Record<string, number> = { ArrowLeft: -seekStep, ArrowRight: seekStep, PageDown: -15, PageUp: 15 }

/** The position in a track, changed by pointer or by keys: arrows go 5 seconds, page keys 15, Home and End to the ends. */
export function SeekBar({ label, time, duration, onSeek }: SeekBarProps) {
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    onSeek(time + step)
  }
  const share = duration > 0 ? Math.min(1, time / duration) : 0
  return (
    <input
      className={css.bar}
      type="range"
      aria-label={label}
      aria-valuetext={`${clockTime(time)} / ${clockTime(duration)}`}
      min={0}
      max={duration || 1}
      step={0.1}
      value={Math.min(time, duration)}
      disabled={duration === 0}
      style={{ '--share': share }}
      onChange={(event) => onSeek(Number(event.target.value))}
      onKeyDown={press}
    />
  )
}
