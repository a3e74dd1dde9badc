import { useRef } from 'react'
import css from './text-effect.module.css'
import { useOnScreen } from './use-motion'

export const textEffects = ['gradient', 'neon', 'typewriter', 'split', 'wave', 'outline', 'glitch', 'reveal'] as const
export type TextEffectKind = (typeof textEffects)[number]

interface TextEffectProps {
  /** The effect; `neon` needs a dark background. */
  kind: TextEffectKind
  /** The text. Screen readers read it as one text. */
  text: string
  /** Of the element around the text. */
  className?: string
}

const byLetter = new Set<TextEffectKind>(['typewriter', 'split', 'wave'])
const graphemes = new Intl.Segmenter()

/**
 * A text of a headline with an effect, in css alone. It plays once, for less than five seconds, when it comes into view; another `key`
 * plays it again. Screen readers have it as one text. With reduced motion it shows as it is at the end. `neon` wants a dark background.
 * @example
 * <h1><TextEffect kind="gradient" text={t('launch')} /></h1>
 */
export function TextEffect({ kind, text, className = '' }: TextEffectProps) {
  const box = useRef<HTMLSpanElement>(null)
  const isOnScreen = useOnScreen(box)
  const names = `${css.effect} ${css[kind]} ${className}`
  if (byLetter.has(kind)) {
    return (
      <span ref={box} className={names} data-still={!isOnScreen}>
        <span className="visually-hidden">{text}</span>
        <span aria-hidden="true">{lettersOf(text)}</span>
      </span>
    )
  }
  return (
    <span ref={box} className={names} data-still={!isOnScreen} data-text={text}>
      {text}
    </span>
  )
}

/** The letters one by one, numbered for their delay, in words that do not break. */
function lettersOf(text: string) {
  let number = 0
  return text.split(/(\s+)/).map((word) => {
    const start = number
    const letters = [...graphemes.segment(word)].map(({ segment }) => ({ segment, place: number++ }))
    if (word.trim() === '') return ' '
    return (
      <span key={start} className={css.word}>
        {letters.map(({ segment, place }) => (
          <span key={place} className={css.letter} style={{ '--i': place }}>
            {segment}
          </span>
        ))}
      </span>
    )
  })
}
