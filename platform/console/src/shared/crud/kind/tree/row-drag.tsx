import { useRef, type ReactNode } from 'react'
import { useLazyDrag } from '#shared/browser/lazy-drag'
import { Icon } from 'atrium/ui/icon'
import { useText } from '#shared/i18n/text'
import { texts } from '../../text'
import type { RowDraggingProps } from './row-dragging'
import css from './row-drag.module.css'

interface RowDragProps extends Omit<RowDraggingProps, 'root'> {
  /** The list, whose rows have a `DragHandle`. */
  children: ReactNode
}

/** A list whose rows are dragged by their handles, with a library that loads when the pointer or the focus is on the list first. */
export function RowDrag({ children, ...dragging }: RowDragProps) {
  const root = useRef<HTMLDivElement>(null)
  const lazy = useLazyDrag<RowDraggingProps>(root, async () => (await import('./row-dragging')).RowDragging)
  return (
    <div ref={root} className={css.root}>
      {children}
      {lazy && <lazy.Drag root={root} {...dragging} />}
    </div>
  )
}

/** The place of a row that the pointer drags. By the keyboard a row is moved by its actions. */
export function DragHandle({ id, name }: { id: number; name: string }) {
  const t = useText(texts)
  return (
    <span className={css.handle} data-drag={id} title={t('dragRow', { name })}>
      <Icon name="lucide:grip-vertical" />
    </span>
  )
}
