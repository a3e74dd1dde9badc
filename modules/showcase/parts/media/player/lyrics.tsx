import { Lrc, Runner } from 'lrc-kit'
import { useEffect, useMemo, useRef } from 'react'
import { useReducedMotion } from '#modules/showcase/parts/motion/use-motion'
import css from './lyrics.module.css'

interface LyricsProps {
  /** The text of an LRC file. */
  text: string
  label: string
  /** In seconds. */
  time: number
  onChoose: (time: number) => void
}

/** Lyrics that follow: the line of the moment is marked and stays in the middle. A press on a line goes to its moment. */
export function Lyrics({ text, label, time, onChoose }: LyricsProps) {
  const isCalm = useReducedMotion()
  const list = useRef<HTMLUListElement>(null)
  const runner = useMemo(() => new Runner(Lrc.parse(text)), [text])
  const current = useMemo(() => {
    runner.timeUpdate(time)
    return runner.curIndex()
  }, [runner, time])

  useEffect(() => {
    const box = list.current
    const line = box?.children[Math.max(0, current)] as HTMLElement | undefined
    if (!box || !line) return
    const top = line.offsetTop - (box.clientHeight - line.clientHeight) / 2
    box.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' })
  }, [current, text, isCalm])

  return (
    <ul ref={list} className={css.lyrics} aria-label={label}>
      {runner.getLyrics().map(({ timestamp, content }, index) => (
        <li key={timestamp}>
          <button
            type="button"
            className="bare-control"
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(timestamp)}
          >
            {content}
          </button>
        </li>
      ))}
    </ul>
  )
}
