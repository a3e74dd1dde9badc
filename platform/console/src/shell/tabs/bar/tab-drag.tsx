import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { TabSortingProps } from './tab-sorting'

/**
 * Makes the tabs sortable. Its library loads when the pointer or the focus is on them first; where it cannot be loaded, they only
 * stay. A tab that is pressed before it has loaded is dragged, too: the press is repeated for it.
 */
export function TabDrag({ strip, tabs }: TabSortingProps) {
  const [part, setPart] = useState<{ Sorting: ComponentType<TabSortingProps> }>()
  const pressed = usePress(strip)
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
  useEffect(() => {
    const press = pressed.current
    if (part && press) press.target?.dispatchEvent(new PointerEvent(press.type, press))
  }, [part, pressed])
  return part && <part.Sorting strip={strip} tabs={tabs} />
}

/** The press of the main button, or of a finger, that is still down on an element. */
function usePress(on: TabSortingProps['strip']) {
  const pressed = useRef<PointerEvent>(undefined)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const release = () => (pressed.current = undefined)
    // Another button opens the menu of the tab, which a second press would close.
    const press = (event: PointerEvent) => (pressed.current = event.button === 0 ? event : undefined)
    on.current!.addEventListener('pointerdown', press, { signal })
    window.addEventListener('pointerup', release, { signal })
    window.addEventListener('pointercancel', release, { signal })
    return () => ended.abort()
  }, [on])
  return pressed
}
