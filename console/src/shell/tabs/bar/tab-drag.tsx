import { useEffect, useState, type ComponentType } from 'react'
import type { TabSortingProps } from './tab-sorting'

/** Makes the tabs sortable. Its library loads when the pointer or the focus is on them first; where it does not come, they only stay. */
export function TabDrag({ strip, tabs }: TabSortingProps) {
  const [part, setPart] = useState<{ Sorting: ComponentType<TabSortingProps> }>()
  useEffect(() => {
    const element = strip.current!
    const ended = new AbortController()
    const once = { once: true, signal: ended.signal }
    const load = () =>
      void import('./tab-sorting').then(
        ({ TabSorting }) => ended.signal.aborted || setPart({ Sorting: TabSorting }),
        () => undefined,
      )
    element.addEventListener('pointerenter', load, once)
    element.addEventListener('focusin', load, once)
    return () => ended.abort()
  }, [strip])
  return part && <part.Sorting strip={strip} tabs={tabs} />
}
