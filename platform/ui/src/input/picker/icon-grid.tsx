import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { Icon } from '../../icon'
import { stepInGrid, typedAhead, type Typed } from './grid-keys'
import css from './icon-grid.module.css'

interface IconGridProps {
  ref: RefObject<HTMLDivElement | null>
  label: string
  /** With their prefix. */
  names: readonly string[]
  /** The one that is chosen already. */
  value?: string
  /** Draws the name below each icon. */
  isNamed?: boolean
  onPick: (name: string) => void
  /** The one that the keys or the pointer are on. */
  onActive?: (name: string) => void
}

/** Rows beyond the visible ones that are drawn, so that a quick scroll shows no gap. */
const spare = 3

/** The name without its prefix. */
export const shortName = (name: string) => name.replace(/^.*:/, '')

/**
 * Any number of icons, of which only the visible rows are in the document. One stop of the tab key: arrows move, Home and End go to the
 * ends of the row, with Ctrl to those of the grid, Page Up and Page Down by what is visible, letters to the next name that begins with
 * them; Enter and Space choose.
 */
export function IconGrid({ ref: box, label, names, value, isNamed = false, onPick, onActive }: IconGridProps) {
  const id = useId()
  const typed = useRef<Typed>({ text: '', at: 0 })
  const size = useSize(box)
  const [top, setTop] = useState(0)
  const [at, setAt] = useState(() => Math.max(0, names.indexOf(value ?? '')))
  const [wide, high] = isNamed ? [104, 80] : [40, 40]
  const columns = Math.max(1, Math.floor(size.width / wide))
  const rows = Math.ceil(names.length / columns)
  const active = Math.min(at, names.length - 1)

  const show = (index: number) => {
    const row = Math.floor(index / columns)
    const { scrollTop, clientHeight } = box.current!
    if (row * high < scrollTop) box.current!.scrollTop = row * high
    if ((row + 1) * high > scrollTop + clientHeight) box.current!.scrollTop = (row + 1) * high - clientHeight
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the columns are known, the chosen one comes into view; later only the keys scroll
  useEffect(() => show(active), [columns])

  const go = (index: number) => {
    setAt(index)
    show(index)
    onActive?.(names[index]!)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (names.length === 0) return
    const isChoice = event.key === 'Enter' || event.key === ' '
    const page = Math.max(1, Math.floor(size.height / high))
    const next =
      stepInGrid(event, { at: active, columns, count: names.length, page }) ??
      typedAhead(event, names, active, typed.current)
    if (next !== undefined) go(next)
    if (isChoice) onPick(names[active]!)
    if (isChoice || next !== undefined) event.preventDefault()
  }
  const shown = drawnRows(top / high, (top + size.height) / high, rows, Math.floor(active / columns))
  return (
    <div
      ref={box}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      aria-activedescendant={names.length > 0 ? `${id}-${active}` : undefined}
      className={isNamed ? `${css.grid} ${css.named}` : css.grid}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onFocus={() => names[active] && onActive?.(names[active])}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ height: rows * high }}>
        {shown.map((row) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 1}
            className={css.row}
            style={{ top: row * high, height: high, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {names.slice(row * columns, (row + 1) * columns).map((name, column) => (
              <IconCell
                key={name}
                id={`${id}-${row * columns + column}`}
                column={column}
                name={name}
                isNamed={isNamed}
                isChosen={name === value}
                isActive={row * columns + column === active}
                onReach={() => (setAt(row * columns + column), onActive?.(name))}
                onPick={onPick}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The inner size of an element, in CSS pixels; nothing until it is measured. */
function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => setSize(entry!.contentRect))
    watch.observe(element.current!)
    return () => watch.disconnect()
  }, [element])
  return size
}

/** The visible rows and some beyond. The active one stays in the document, so that a screen reader knows it when the pointer has scrolled it away. */
function drawnRows(top: number, end: number, count: number, active: number): number[] {
  const first = Math.max(0, Math.floor(top) - spare)
  const drawn = Array.from(
    { length: Math.max(0, Math.min(count, Math.ceil(end) + spare) - first) },
    (_, index) => first + index,
  )
  return active < 0 || drawn.includes(active) ? drawn : [...drawn, active]
}

interface IconCellProps {
  id: string
  column: number
  name: string
  isNamed: boolean
  isChosen: boolean
  isActive: boolean
  onReach: () => void
  onPick: (name: string) => void
}

function IconCell({ id, column, name, isNamed, isChosen, isActive, onReach, onPick }: IconCellProps) {
  return (
    // The grid has the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="gridcell"
      tabIndex={-1}
      aria-colindex={column + 1}
      aria-label={shortName(name)}
      aria-selected={isChosen}
      data-active={isActive}
      className={css.cell}
      onPointerMove={isActive ? undefined : onReach}
      onClick={() => onPick(name)}
    >
      <Icon name={name} size={isNamed ? 22 : 20} />
      {isNamed && <span>{shortName(name)}</span>}
    </div>
  )
}
