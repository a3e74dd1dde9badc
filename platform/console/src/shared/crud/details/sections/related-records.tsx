import { Link } from 'react-router'
import { useText } from '#shared/i18n/text'
import type { ListSource, PagedEndpoint } from '../../rows/list-source'
import { useLocalList } from '../../rows/use-list'
import { ListCard } from '../../table/list-card'
import type { ListColumn } from '../../table/list-column'
import type { RelatedList } from '../declaration'
import css from '../record-details.module.css'
import { texts } from '../text'

interface RelatedRecordsProps {
  list: RelatedList
  /** Under which the layout of the table is kept. */
  page: string
}

/** Records that belong to the one that shows, a page at a time. */
export function RelatedRecords({ list, page }: RelatedRecordsProps) {
  const t = useText(texts)
  const { title, rowKey, columns, allAt, emptyText } = list
  const rows = useLocalList(list.source as unknown as ListSource<PagedEndpoint, never, never>)
  return (
    <div className={css.related}>
      <ListCard
        isInner
        page={page}
        title={title}
        emptyText={emptyText}
        list={rows as never}
        rowKey={rowKey as (row: object) => number}
        columns={columns as readonly ListColumn<object>[]}
        actions={allAt && <Link to={allAt}>{t('all')}</Link>}
      />
    </div>
  )
}
