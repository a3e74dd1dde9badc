import { useEffect, useEffectEvent, type RefObject } from 'react'
import { notify } from '#shared/feedback/notify'
import { useText } from '#shared/i18n/text'
import { texts } from '#shared/crud/text'
import { bodyRows } from './cells'
import { copiedText, rowsText } from './copied-cells'

/**
 * While the focus is in the table, copying takes its selected rows, or else the cell that had the focus last; a selection of text and the
 * text of a field stay what the browser copies.
 */
export function useCopiedCells(
  root: RefObject<HTMLElement | null>,
  current: () => HTMLTableCellElement | undefined,
): void {
  const t = useText(texts)
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const table = root.current
    const focused = document.activeElement
    if (!table?.contains(focused) || getSelection()?.type === 'Range') return
    if (focused?.matches('input:not([type=checkbox]), textarea')) return
    const selected = bodyRows(table).filter((row) => row.dataset.selected !== undefined)
    const cell = current()
    if (selected.length === 0 && !cell) return
    event.clipboardData?.setData('text/plain', selected.length > 0 ? rowsText(table, selected) : copiedText(cell!))
    event.preventDefault()
    notify.success(selected.length > 0 ? t('copiedRows', { count: selected.length }) : t('copiedCell'))
  })
  useEffect(() => {
    // Without a selection of text the event is one of the document, whatever has the focus.
    const listener = (event: ClipboardEvent) => copy(event)
    document.addEventListener('copy', listener)
    return () => document.removeEventListener('copy', listener)
  }, [])
}
