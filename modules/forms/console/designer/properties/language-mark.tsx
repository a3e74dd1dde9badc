import css from '../designer.module.css'

/** Marks an input as that of one language; the name of the input says it too. */
export function LanguageMark({ side }: { side: 'zh' | 'en' }) {
  return (
    <span className={css.mark} aria-hidden="true">
      {side === 'zh' ? '中' : 'EN'}
    </span>
  )
}
