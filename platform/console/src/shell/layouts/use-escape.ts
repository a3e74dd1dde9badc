import { useEffect } from 'react'

/** Elements over a page that close by Esc themselves; antd's popups have no role of their own. */
const floating =
  'dialog[open], [role=dialog], [role=menu], .ant-select-dropdown, .ant-dropdown, .ant-picker-dropdown, .ant-popover'

/** Calls `onEscape` when Esc is pressed and nothing else takes it: no open dialog, drawer, menu or list, no drag. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    let isFree = false
    // Before anything can close by the same key.
    const look = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') isFree = ![...document.querySelectorAll(floating)].some((one) => one.checkVisibility())
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isFree && !event.defaultPrevented && !event.isComposing) onEscape()
    }
    window.addEventListener('keydown', look, true)
    window.addEventListener('keydown', leave)
    return () => {
      window.removeEventListener('keydown', look, true)
      window.removeEventListener('keydown', leave)
    }
  }, [onEscape])
}
