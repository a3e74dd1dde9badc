import { useText } from '../../../../shared/i18n/text'
import type { Import } from './use-import'
import { texts } from './text'
import css from './waiting.module.css'

/** What goes on, for those who wait longer than a moment. */
export function Waiting({ busy, rows }: { busy: Import['busy']; rows: number }) {
  const t = useText(texts)
  const text = busy && (busy === 'reading' ? t('reading') : t(busy, { rows }))
  return (
    <div role="status">
      {text && (
        <div className={css.waiting}>
          <span className={css.bar} />
          {text}
        </div>
      )}
    </div>
  )
}
