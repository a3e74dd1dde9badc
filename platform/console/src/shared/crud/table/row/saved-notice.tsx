import { Alert, Button } from 'antd'
import { useText } from '#shared/i18n/text'
import type { SavedRows } from '#shared/crud/rows/use-saved-row'
import { texts } from '#shared/crud/text'
import css from '../list-card.module.css'

interface SavedNoticeProps {
  rows: SavedRows
  isFiltered: boolean
}

/** Announces where the record is that was just saved; on the screen only where the list does not hold it. */
export function SavedNotice({ rows: { saved, showUnfiltered }, isFiltered }: SavedNoticeProps) {
  const t = useText(texts)
  return (
    <div role="status">
      {saved && !saved.isHidden && <span className="visually-hidden">{t('savedMarked')}</span>}
      {saved?.isHidden && (
        <Alert
          className={css.notice}
          type="info"
          role="presentation"
          showIcon
          title={t(isFiltered ? 'savedFiltered' : 'savedOutside')}
          action={
            isFiltered && (
              <Button size="small" onClick={showUnfiltered}>
                {t('showSaved')}
              </Button>
            )
          }
        />
      )}
    </div>
  )
}
