import { useRef, type ReactNode } from 'react'
import css from './selectable-area.module.css'
import { useListSelection } from './use-list-selection'
import { useSelectionFrame } from './use-selection-frame'

interface SelectableAreaProps<T> {
  /** The name of the list for screen readers. */
  label: string
  /** The items, in their order. */
  items: readonly T[]
  /** Returns the id of an item, unique in the list. */
  idOf: (item: T) => string
  /** Returns the name of an item for screen readers, where its content is not text. */
  nameOf?: (item: T) => string
  /** Returns whether an item cannot be selected. */
  isDisabled?: (item: T) => boolean
  /** The ids of the selected items. */
  selected: ReadonlySet<string>
  /** Called with the ids of all that are selected now. */
  onSelect: (selected: ReadonlySet<string>) => void
  /** The class of the list, which lays the items out in rows or in columns of equal length. A list that scrolls needs a height. */
  className?: string
  /** The class of an item; `[aria-selected='true']` is one that is selected. */
  itemClassName?: string
  /** Renders an item. */
  children: (item: T) => ReactNode
}

const never = () => false

/**
 * Items of which several are selected, such as photos or hours. A frame that is dragged selects what it touches, and scrolls the area at its
 * edge; with Ctrl, Shift or the command key it adds. A click selects one, with Ctrl it adds or removes, with Shift it selects up to there.
 * A finger adds and removes by a tap, and draws the frame sideways. Keys: arrows, Home and End move, with Shift they select; the space bar
 * adds or removes, Ctrl A selects all, Esc none. Say the count in a `role="status"` beside it.
 * @example
 * <SelectableArea label={t('photos')} items={photos} idOf={(photo: Photo) => photo.id} nameOf={(photo) => photo.title} selected={selected} onSelect={setSelected}>
 *   {(photo) => <img src={photo.src} alt="" />}
 * </SelectableArea>
 */
export function SelectableArea<T>({
  label,
  items,
  idOf,
  nameOf,
  isDisabled = never,
  selected,
  onSelect,
  className = '',
  itemClassName = '',
  children,
}: SelectableAreaProps<T>) {
  const area = useRef<HTMLDivElement>(null)
  const { area: frameArea, wasFrame } = useSelectionFrame(area, { selected, onSelect })
  const { current, press, click } = useListSelection(area, { items, idOf, isDisabled, selected, onSelect })
  return (
    // The options take the focus; their events come here.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={area}
      role="listbox"
      data-area={frameArea}
      aria-label={label}
      aria-multiselectable="true"
      className={`${css.area} ${className}`}
      onKeyDown={press}
      // The end of a frame is a click as well.
      onClick={(event) => wasFrame.current || click(event)}
      onDragStart={(event) => event.preventDefault()}
    >
      {items.map((item, index) => (
        <div
          key={idOf(item)}
          role="option"
          data-id={idOf(item)}
          aria-label={nameOf?.(item)}
          aria-selected={selected.has(idOf(item))}
          aria-disabled={isDisabled(item) || undefined}
          tabIndex={index === current ? 0 : -1}
          className={`${css.option} ${itemClassName}`}
        >
          {children(item)}
        </div>
      ))}
    </div>
  )
}
