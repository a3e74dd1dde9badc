import { useLazyDrag } from '#shared/browser/lazy-drag'
import type { TabSortingProps } from './tab-sorting'

/** Makes the tabs sortable, with a library that loads when the pointer or the focus is on them first. */
export function TabDrag({ strip, tabs }: TabSortingProps) {
  const sorting = useLazyDrag(strip, async () => (await import('./tab-sorting')).TabSorting)
  return sorting && <sorting.Drag strip={strip} tabs={tabs} />
}
