import { useText } from '#shared/i18n/text'
import { ProgressBar } from 'atrium/ui/feedback/progress-bar'
import type { Import } from './run/use-import'
import { texts } from './text'
import css from './waiting.module.css'

/** The step in progress, for people who wait longer than a moment. */
export function Waiting({ job: { busy, rows, imported, progress } }: { job: Import }) {
  const t = useText(texts)
  const text = () => {
    if (!busy || busy === 'reading') return busy && t('reading')
    if (busy === 'undoing') return progress ? t('undoingSome', { done: progress.done }) : t('undoing')
    if (progress) return t(`${busy}Parts`, { done: progress.done, rows: progress.total ?? 0 })
    return t(busy, { rows: rows.length - imported.rows })
  }
  return (
    <div role="status">
      {busy && (
        <div className={css.waiting}>
          <ProgressBar share={progress?.total === undefined ? undefined : progress.done / progress.total} />
          {text()}
        </div>
      )}
    </div>
  )
}
