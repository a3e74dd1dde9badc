import type { OperationLogInfo } from 'atrium/contract/system/log/operation-log'
import { useEffect, useRef } from 'react'
import { References } from '#shared/crud/details/change/referred-name'
import { ListPager } from '#shared/crud/table/list-pager'
import { useText } from '#shared/i18n/text'
import css from '../operation-log.module.css'
import { RecordChange } from './record-change'
import { texts } from './text'

interface LogChangesProps {
  log: OperationLogInfo
  setPage: (page: number, size: number) => void
  onLeave: () => void
}

/** The changes of an operation, a page of records at a time. */
export function LogChanges({ log, setPage, onLeave }: LogChangesProps) {
  const t = useText(texts)
  const { items, pageInfo } = log.changes
  const { total, currentPage: page, pageSize: size } = pageInfo
  const heading = useRef<HTMLDivElement>(null)
  const shownPage = useRef(page)
  // The buttons of the pages are below the last record, and the next page is read from its first.
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    heading.current?.scrollIntoView()
  }, [page])
  const counts = [
    [log.added, 'addedCount'],
    [log.changed, 'changedCount'],
    [log.deleted, 'deletedCount'],
  ] as const
  const isRejected = log.result !== 'done'
  return (
    <References value={log.references}>
      <div ref={heading} className={css.heading}>
        <h2>{t('changes')}</h2>
        {total > 1 && (
          <small>{counts.map(([total, key]) => total > 0 && <span key={key}>{t(key, { total })}</span>)}</small>
        )}
      </div>
      {(isRejected || total + log.hidden === 0) && <p className={css.none}>{t('noChanges')}</p>}
      {items.map((change) => (
        <RecordChange key={change.id} target={log.target} change={change} onLeave={onLeave} />
      ))}
      {!isRejected && log.hidden > 0 && <p className={css.none}>{t('hidden', { total: log.hidden })}</p>}
      {total > size && <ListPager list={{ page, size, total, setPage }} label={t('pages')} />}
    </References>
  )
}
