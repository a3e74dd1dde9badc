import css from './progress-bar.module.css'

/** How far something has come, from 0 to 1; without a share, that it goes on. */
export function ProgressBar({ share }: { share: number | undefined }) {
  return (
    <span className={css.bar}>
      {share === undefined ? <i className={css.endless} /> : <i style={{ width: `${share * 100}%` }} />}
    </span>
  )
}
