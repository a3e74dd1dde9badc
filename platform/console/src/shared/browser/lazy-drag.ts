import { useEffect, useState, type ComponentType, type RefObject } from 'react'

type OnElement = RefObject<HTMLElement | null>

interface LazyDrag<P> {
  readonly Drag: ComponentType<P>
}

/**
 * Loads what makes the elements inside of one draggable when the pointer or the focus is on it first; undefined until it has come, and where it cannot be loaded, so
 * that they only stay. An element that is pressed before it has loaded is dragged, too: the press is repeated for it.
 * Such as:
 *
 * const sorting = useLazyDrag(strip, async () => (await import('./tab-sorting')).TabSorting)
 * return sorting && <sorting.Drag strip={strip} tabs={tabs} />
 */
export function useLazyDrag<P>(on: OnElement, load: () => Promise<ComponentType<P>>): LazyDrag<P> | undefined {
  const [part, setPart] = useState<LazyDrag<P>>()
  const [start] = useState(() => load)
  usePressAgain(on, part)
  useEffect(() => {
    const element = on.current!
    const ended = new AbortController()
    const { signal } = ended
    const loadOnce = () => {
      element.removeEventListener('pointerenter', loadOnce)
      element.removeEventListener('pointerover', loadOnce)
      element.removeEventListener('focusin', loadOnce)
      start().then(
        (Drag) => signal.aborted || setPart({ Drag }),
        () => undefined,
      )
    }
    element.addEventListener('pointerenter', loadOnce, { signal, once: true })
    element.addEventListener('pointerover', loadOnce, { signal })
    element.addEventListener('focusin', loadOnce, { signal })
    return () => ended.abort()
  }, [on, start])
  return part
}

/** Repeats the press of the main button, or of a finger, that is still down on an element inside of another one, when what listens to it has changed. */
export function usePressAgain(on: OnElement, listener: unknown): void {
  const [pressed] = useState<{ current?: PointerEvent | undefined }>({})
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const release = () => (pressed.current = undefined)
    // Another button opens a menu, which a second press would close.
    const press = (event: PointerEvent) => (pressed.current = event.button === 0 ? event : undefined)
    on.current!.addEventListener('pointerdown', press, { signal })
    window.addEventListener('pointerup', release, { signal })
    window.addEventListener('pointercancel', release, { signal })
    return () => ended.abort()
  }, [on, pressed])
  useEffect(() => {
    const press = pressed.current
    if (listener && press) press.target?.dispatchEvent(new PointerEvent(press.type, press))
  }, [listener, pressed])
}
