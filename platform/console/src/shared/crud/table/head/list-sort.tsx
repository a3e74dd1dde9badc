import { Icon } from 'atrium/ui/icon'
import { MenuButton } from 'atrium/ui/overlay/menu-button'
import { useText } from '#shared/i18n/text'
import type { ListColumn } from '../list-column'
import { texts } from '#shared/crud/text'
import type { List } from '#shared/crud/rows/use-list'

interface ListSortProps<T, S extends string> {
  columns: readonly ListColumn<T, S>[]
  list: List<T, string, S>
}

/** The choice of order where no table head offers it: above cards. */
export function ListSort<T, S extends string>({ columns, list }: ListSortProps<T, S>) {
  const t = useText(texts)
  const actions = columns.flatMap(({ sort, title }) =>
    sort
      ? (['asc', 'desc'] as const).map((order) => ({
          key: `${sort}-${order}`,
          label: t(order === 'asc' ? 'ascending' : 'descending', { name: title }),
          checked: list.sort === sort && list.order === order,
          onSelect: () => list.setSort(sort, order),
        }))
      : [],
  )
  if (actions.length === 0) return null
  return (
    <MenuButton label={t('sort')} actions={actions}>
      <Icon name="lucide:arrow-up-down" size={18} />
    </MenuButton>
  )
}
