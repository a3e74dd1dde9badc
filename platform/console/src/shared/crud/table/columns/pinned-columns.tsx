import { useLayoutEffect, useState, type RefObject } from 'react'
import type { PinSide } from './stored-layout'

/** The part of the table's place that pinned columns may take together. More would cover what the others hold. */
const mostOfRoom = 0.5

interface PinnedColumnsProps {
  root: RefObject<HTMLElement | null>
  /** The id of `root`. */
  id: string
  pinned: Readonly<Record<string, PinSide>>
  /** All that the widths of the columns depend on. */
  content: readonly unknown[]
}

interface Pin {
  place: number
  side: PinSide
  /** The distance from the edge, in CSS pixels. */
  offset: number
  width: number
}

/**
 * Keeps the columns in view that the person pinned, while the table scrolls; with those at the left the checkboxes, with those at the right
 * the actions. By rules for whole columns, so that no row renders. Without room for them they scroll like the others.
 */
export function PinnedColumns({ root, id, pinned, content }: PinnedColumnsProps) {
  const [pins, setPins] = useState<readonly Pin[]>([])
  useLayoutEffect(() => {
    const element = root.current!
    const measure = () => {
      const next = element.clientWidth > 0 ? pinsOf(element, pinned) : []
      setPins((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const head of headsOf(element)) observer.observe(head)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [root, pinned, ...content])
  const edge = (side: PinSide) => Math.max(0, ...pins.filter((pin) => pin.side === side).map(endOf))
  const rules = pins.map(
    (pin) =>
      `[id="${id}"] tr:not([data-whole]) > :nth-child(${pin.place}) { position: sticky; z-index: 1; ${pin.side}: ${pin.offset}px; background: var(--row); ${
        endOf(pin) === edge(pin.side) ? `box-shadow: ${pin.side === 'left' ? 1 : -1}px 0 var(--line)` : ''
      } }`,
  )
  // A cell that gets the focus is not below them.
  const padding = `[id="${id}"] { scroll-padding-inline: ${edge('left')}px ${edge('right')}px }`
  return pins.length > 0 && <style>{[...rules, padding].join('\n')}</style>
}

const endOf = ({ offset, width }: Pin) => offset + width

const headsOf = (root: HTMLElement) => [...(root.querySelector('table')!.tHead?.rows[0]?.cells ?? [])]

function pinsOf(root: HTMLElement, pinned: PinnedColumnsProps['pinned']): Pin[] {
  const heads = headsOf(root)
  const isPinned = (head: HTMLElement, side: PinSide) => pinned[head.dataset.column ?? ''] === side
  const sides = { left: heads, right: heads.toReversed() }
  const pins = (Object.keys(sides) as PinSide[]).flatMap((side) => {
    if (!heads.some((head) => head.offsetWidth > 0 && isPinned(head, side))) return []
    let offset = 0
    // Checkboxes are at the left edge, actions at the right one.
    const others = (head: HTMLTableCellElement) => head.dataset.column === undefined && sides[side][0] === head
    return sides[side]
      .filter((head) => head.offsetWidth > 0 && (isPinned(head, side) || others(head)))
      .map((head) => {
        const pin = { place: head.cellIndex + 1, side, offset, width: head.offsetWidth }
        offset += head.offsetWidth
        return pin
      })
  })
  const taken = pins.reduce((sum, { width }) => sum + width, 0)
  return taken > root.clientWidth * mostOfRoom ? [] : pins
}
