import { useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'

interface Options<T> {
  items: readonly T[]
  idOf: (item: T) => string
  isDisabled: (item: T) => boolean
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

/** Selects the options of a list by keys and clicks. `current` is the index of the option that takes the focus. */
export function useListSelection<T>(
  area: RefObject<HTMLElement | null>,
  { items, idOf, isDisabled, selected, onSelect }: Options<T>,
) {
  /** Where a selection with Shift begins. */
  const [anchor, setAnchor] = useState(0)
  const [active, setActive] = useState(0)
  const current = Math.min(active, items.length - 1)

  const take = (chosen: readonly T[]) => onSelect(new Set(chosen.filter((item) => !isDisabled(item)).map(idOf)))
  const takeTo = (index: number) => take(items.slice(Math.min(anchor, index), Math.max(anchor, index) + 1))
  const toggle = (index: number) => {
    setAnchor(index)
    const rest = items.filter((item, at) => at !== index && selected.has(idOf(item)))
    take(selected.has(idOf(items[index]!)) ? rest : [...rest, items[index]!])
  }

  const press = (event: KeyboardEvent) => {
    const target = targetOf(event.key, current, area.current!)
    if (target !== undefined) {
      setActive(target)
      optionsOf(area.current!)[target]?.focus()
      if (event.shiftKey) takeTo(target)
      else setAnchor(target)
    } else if (event.key === 'Escape' && selected.size > 0) take([])
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) take(items)
    else if (event.key === ' ') toggle(current)
    else return
    event.preventDefault()
  }

  const click = (event: MouseEvent) => {
    const option = (event.target as HTMLElement).closest<HTMLElement>('[role=option]')
    const index = items.findIndex((item) => idOf(item) === option?.dataset.id)
    if (index < 0) {
      take([])
      return
    }
    setActive(index)
    const isTap = (event.nativeEvent as PointerEvent).pointerType === 'touch'
    if (event.shiftKey) takeTo(index)
    else if (isTap || event.ctrlKey || event.metaKey) toggle(index)
    else {
      setAnchor(index)
      take([items[index]!])
    }
  }
  return { current, press, click }
}

const optionsOf = (area: HTMLElement) => [...area.querySelectorAll<HTMLElement>('[role=option]')]

/** The index that a key goes to; undefined for other keys. Options are laid out row by row, or column by column. */
function targetOf(key: string, index: number, area: HTMLElement): number | undefined {
  const options = optionsOf(area)
  const last = options.length - 1
  const [first, second] = options
  const isByColumn = second !== undefined && second.offsetLeft === first!.offsetLeft
  const inLine = options.filter((one) =>
    isByColumn ? one.offsetLeft === first!.offsetLeft : one.offsetTop === first!.offsetTop,
  ).length
  const along = isByColumn ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  const across = isByColumn ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  const targets: Record<string, number> = {
    [along[0]!]: Math.max(0, index - 1),
    [along[1]!]: Math.min(last, index + 1),
    [across[0]!]: index < inLine ? index : index - inLine,
    [across[1]!]: index + inLine > last ? index : index + inLine,
    Home: 0,
    End: last,
  }
  return targets[key]
}
