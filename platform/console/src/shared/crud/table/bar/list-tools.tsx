import { IconButton } from 'atrium/ui/button'
import { Icon } from 'atrium/ui/icon'
import { MenuButton } from 'atrium/ui/overlay/menu-button'
import type { Ref } from 'react'
import { useText } from '#shared/i18n/text'
import { useCards } from '#shared/theme/use-narrow'
import { PrintButton } from '../print/print-button'
import { ColumnChooser } from '../columns/column-chooser'
import type { ListColumn } from '../list-column'
import { GroupButton } from '../group/group-button'
import type { ListSummary } from '../group/list-summary'
import { ViewsButton } from './views/views-button'
import css from './list-tools.module.css'
import { texts } from '#shared/crud/text'
import type { List } from '#shared/crud/rows/use-list'
import type { UsedLayout } from '../columns/use-list-layout'

interface SearchToggle {
  ref: Ref<HTMLButtonElement>
  isShown: boolean
  /** How many filters of the form are in force. */
  inForce: number
  toggle: () => void
}

export interface ListToolsProps<T, S extends string> {
  /** The title of the list. */
  title: string
  list: List<T, string, S>
  layout: UsedLayout<ListColumn<T, S>>
  /** Whether the search form shows, and how to change that; left out where a page has none. */
  search?: SearchToggle
  /** The counts and sums of the list. */
  summary?: ListSummary<string>
  /** The page id under which views of the list are saved. */
  views?: string | undefined
}

/** The right end of a list's toolbar: search form, refresh, groups, print, height of the rows, views, columns. */
export function ListTools<T, S extends string>({ title, list, layout, search, summary, views }: ListToolsProps<T, S>) {
  const t = useText(texts)
  const isCards = useCards()
  return (
    <div className={css.tools}>
      {search && <SearchButton {...search} />}
      <IconButton icon="lucide:rotate-cw" label={t('refresh')} onClick={list.refresh} />
      {summary?.groups && <GroupButton groups={summary.groups} list={list} />}
      {!isCards && list.rows.length > 0 && <PrintButton title={title} total={list.total} />}
      {!isCards && <Density layout={layout} />}
      {views !== undefined && <ViewsButton page={views} list={list} layout={layout} />}
      <ColumnChooser layout={layout} />
    </div>
  )
}

/** Shows and hides the filters; while they are hidden, with the number of those in force. */
function SearchButton({ ref, isShown, inForce, toggle }: SearchToggle) {
  const t = useText(texts)
  const hidden = inForce > 0 ? t('showSearchOf', { total: inForce }) : t('showSearch')
  return (
    <span className={css.search} data-count={!isShown && inForce > 0 ? inForce : undefined}>
      <IconButton
        ref={ref}
        icon="lucide:search"
        label={isShown ? t('hideSearch') : hidden}
        aria-expanded={isShown}
        onClick={toggle}
      />
    </span>
  )
}

function Density<T, S extends string>({ layout }: Pick<ListToolsProps<T, S>, 'layout'>) {
  const t = useText(texts)
  const choice = (key: 'normal' | 'compact', isCompact: boolean) => ({
    key,
    label: t(key),
    checked: layout.isCompact === isCompact,
    onSelect: () => layout.setCompact(isCompact),
  })
  return (
    <MenuButton label={t('density')} actions={[choice('normal', false), choice('compact', true)]}>
      <Icon name="lucide:unfold-vertical" size={18} />
    </MenuButton>
  )
}
