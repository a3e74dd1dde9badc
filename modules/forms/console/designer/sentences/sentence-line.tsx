import css from './sentences.module.css'
import type { Sentence } from './sentence'

/** A sentence with its names and values set apart. */
export function SentenceLine({ sentence }: { sentence: Sentence }) {
  return (
    <p className={css.line}>
      {[...sentence.entries()].map(([at, part]) => (typeof part === 'string' ? part : <b key={at}>{part.term}</b>))}
    </p>
  )
}
