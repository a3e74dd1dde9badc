import css from './progress-bar.module.css'

/** The progress of something, from 0 to 1; without a share, that it is in progress. */
export function ProgressBar({ share }: { share: number | undefined }) {
  return (
    <span className={css.bar}>
      {share === undefined ? <i className={css.endless} /> : <i style={{ width: `${share * 100}%` }} />}
    </span>
  )
}
