import { Pagination } from 'antd'
import { useText } from '#shared/i18n/text'
import { useNarrow } from '#shared/theme/use-narrow'
import css from './list-pager.module.css'
import { texts } from '../text'
import type { List } from '../rows/use-list'
import { pageSizes } from '../rows/use-list-params'

interface ListPagerProps {
  list: Pick<List<unknown>, 'page' | 'size' | 'total' | 'setPage'>
  /** Its accessible name, where the list is in a dialog and the page has another one. */
  label?: string
}

/** The foot of a list: which rows show, the pages, and how many rows a page has. */
export function ListPager({ list, label }: ListPagerProps) {
  const t = useText(texts)
  const narrow = useNarrow()
  const { page, size, total } = list
  const range = { from: total ? (page - 1) * size + 1 : 0, to: Math.min(total, page * size), total }
  return (
    <nav className={css.pager} aria-label={label ?? t('pages')}>
      <span>{narrow ? t('total', { total }) : t('range', range)}</span>
      <Pagination
        current={page}
        pageSize={size}
        total={total}
        simple={narrow ? { readOnly: true } : false}
        showSizeChanger={{ showSearch: false }}
        pageSizeOptions={[...pageSizes]}
        onChange={(next, nextSize) => list.setPage(next, nextSize)}
      />
    </nav>
  )
}
