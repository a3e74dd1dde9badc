import type { KeyboardEvent, PointerEvent } from 'react'
import { useText } from '#shared/i18n/text'
import { texts } from '#shared/crud/text'
import css from './column-resize.module.css'

/** The least and the greatest width of a column, in CSS pixels. */
const least = 64
const greatest = 800
/** How far an arrow key goes. */
const step = 16

interface ColumnResizeProps {
  /** The column's title. */
  name: string
  /** Undefined while the column is as wide as its content. */
  width: number | undefined
  onChange: (width: number) => void
}

/** The edge of a table head that makes its column wider or narrower: by dragging, and by the arrow keys. */
export function ColumnResize({ name, width, onChange }: ColumnResizeProps) {
  const t = useText(texts)
  const resize = (to: number) => onChange(Math.round(Math.min(greatest, Math.max(least, to))))
  const drag = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget
    const offset = widthOf(handle) - event.clientX
    const move = ({ clientX }: globalThis.PointerEvent) => resize(offset + clientX)
    handle.setPointerCapture(event.pointerId)
    handle.addEventListener('pointermove', move)
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), { once: true })
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    resize(widthOf(event.currentTarget) + by)
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      className={css.handle}
      aria-label={t('widthOf', { name })}
      aria-orientation="horizontal"
      aria-valuemin={least}
      aria-valuemax={greatest}
      aria-valuenow={width ?? least}
      aria-valuetext={width === undefined ? t('widthAuto') : `${width} px`}
      onPointerDown={drag}
      // The head itself sorts.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => (event.stopPropagation(), press(event))}
    />
  )
}

function widthOf(handle: HTMLElement): number {
  return handle.closest('th')?.getBoundingClientRect().width ?? least
}
