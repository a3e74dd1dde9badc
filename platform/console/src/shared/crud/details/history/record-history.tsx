import type { RecordEvent } from 'atrium/contract/system/record/record-log'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { EmptyState } from 'atrium/ui/feedback/view-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { exactMomentText } from '#shared/crud/moment-text'
import { Details } from '#shared/facts/details'
import { useText } from '#shared/i18n/text'
import { SectionPager, useSectionPaging } from '../sections/section-pager'
import { ChangedFields } from '../change/changed-fields'
import { References } from '../change/referred-name'
import { texts } from '../text'
import css from './record-history.module.css'

/** Shows what was done to a record, newest first: who did it, when, and what changed. */
export function RecordHistory({ kind, id }: { kind: string; id: number }) {
  const t = useText(texts)
  const section = useSectionPaging()
  const reading = useQuery({
    ...queryOf(api.recordLog.list, { query: { kind, id, ...section.paging } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Details reading={reading}>
      {({ items, pageInfo, references }) => (
        <References value={references}>
          {items.length === 0 && <EmptyState title={t('noHistory')} hint={t('noHistoryHint')} />}
          <ol className={css.events}>
            {items.map((event) => (
              <li key={event.logId}>
                <Event kind={kind} event={event} />
              </li>
            ))}
          </ol>
          <SectionPager {...section} total={pageInfo.total} label={t('historyPages')} />
        </References>
      )}
    </Details>
  )
}

function Event({ kind, event }: { kind: string; event: RecordEvent }) {
  const t = useText(texts)
  const { title, at, by, before } = event
  const fields = <ChangedFields target={kind} change={event} />
  return (
    <>
      <div className={css.head}>
        <h3>{title}</h3>
        <small>{by ?? t('somebody')}</small>
        <small>{exactMomentText(at)}</small>
      </div>
      {before ? (
        fields
      ) : (
        // The first values are many, and most of them are still there.
        <details>
          <summary>
            <StatusTag tone="success">{t('initial')}</StatusTag>
          </summary>
          {fields}
        </details>
      )}
    </>
  )
}
