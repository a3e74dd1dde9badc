import type { Place } from '../tree/form-tree'

/** Where a drop would put something: the list, and the box that shows it, in pixels of the window. */
export interface Drop {
  readonly place: Place
  readonly list: HTMLElement
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

const height = 32

/**
 * The place under a point of the canvas. Lists of items carry `data-branch` ("container/branch"), items `data-item`. Only what is
 * below the point is measured, so that it takes as long with 300 items as with 3.
 */
export function dropAt(canvas: Element, x: number, y: number): Drop | undefined {
  const under = document.elementsFromPoint(x, y).filter((one) => canvas.contains(one))
  const list = under.map((one) => one.closest<HTMLElement>('[data-branch]')).find((one) => one && canvas.contains(one))
  if (!list) return undefined
  const [parent = '', branch = '0'] = list.dataset['branch']!.split('/')
  const items = [...list.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && 'item' in one.dataset,
  )
  const dropIn = (index: number, box: Drop['box']) => ({ place: { parent, branch: Number(branch), index }, list, box })
  const edge = (index: number, { left, width }: DOMRect, top: number) =>
    dropIn(index, { left, width, height, top: top - height / 2 })
  const around = list.getBoundingClientRect()
  const last = items.at(-1)?.getBoundingClientRect()
  if (!last) return dropIn(0, around)
  const over = under.map((one) => one.closest<HTMLElement>('[data-item]')).find((one) => one?.parentElement === list)
  if (over) {
    const item = over.getBoundingClientRect()
    const isAfter = y > item.top + item.height / 2
    return edge(items.indexOf(over) + (isAfter ? 1 : 0), item, isAfter ? item.bottom : item.top)
  }
  const before = items.findIndex((one) => one.getBoundingClientRect().top > y)
  return before < 0
    ? edge(items.length, around, last.bottom)
    : edge(before, around, items[before]!.getBoundingClientRect().top)
}
