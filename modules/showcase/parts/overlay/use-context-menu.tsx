import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { useLongPress, ContextMenu, type MenuAction } from 'atrium/ui'

/**
 * A menu for things of one kind, such as the rows of a table: by the right mouse button, by Shift F10 or the menu key on what has the
 * focus, and by a finger that rests for a second. `areaOf` gives the properties of the element of a thing, `menu` is rendered once.
 * `actionsOf` is asked when the menu is rendered, so that it may depend on the thing.
 * @example
 * const { areaOf, menu } = useContextMenu(t('actions'), (file: File) => [{ key: 'open', label: t('open'), onSelect: () => open(file) }])
 * return <>{files.map((file) => <li key={file.id} tabIndex={0} {...areaOf(file)}>{file.name}</li>)}{menu}</>
 */
export function useContextMenu<T>(label: string, actionsOf: (thing: T) => readonly MenuAction[]) {
  const [opened, setOpened] = useState<{ thing: T; trigger: HTMLElement; at: { x: number; y: number } }>()
  const touched = useRef<T>(undefined)
  // Safari on a phone has no event for a long press.
  const hold = useLongPress(({ element, at }) => setOpened({ thing: touched.current as T, trigger: element, at }), {
    pointers: ['touch'],
  })

  const areaOf = (thing: T) => ({
    ...hold,
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault()
      event.stopPropagation()
      setOpened({ thing, trigger: event.currentTarget, at: { x: event.clientX, y: event.clientY } })
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return
      event.preventDefault()
      const { left, top, height } = event.currentTarget.getBoundingClientRect()
      setOpened({ thing, trigger: event.currentTarget, at: { x: left + 16, y: top + height / 2 } })
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      touched.current = thing
      hold.onPointerDown(event)
    },
  })
  const menu = opened && (
    <ContextMenu
      label={label}
      at={opened.at}
      trigger={opened.trigger}
      actions={actionsOf(opened.thing)}
      onClose={() => setOpened(undefined)}
    />
  )
  /** The thing whose menu is open. */
  return { areaOf, menu, opened: opened?.thing }
}
