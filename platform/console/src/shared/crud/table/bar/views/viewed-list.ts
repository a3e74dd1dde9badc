import type { List } from '#shared/crud/rows/use-list'
import type { UsedLayout } from '../../columns/use-list-layout'
import type { ListColumn } from '../../list-column'

/** A list whose views are saved, under the page id `page`. */
export interface ViewedList {
  page: string
  list: Pick<List<never>, 'query' | 'queryOf' | 'viewId' | 'openView'>
  layout: Pick<UsedLayout<ListColumn<never>>, 'whole' | 'isSame' | 'take'>
}
