import { Icon } from 'atrium/ui/icon'
import type { ReactNode } from 'react'
import { useText } from '#shared/i18n/text'
import type { TreePlace } from '../rows/use-tree-list'
import { texts } from '../text'
import css from './tree-cell.module.css'

interface TreeCellProps {
  place: TreePlace
  /** The row's name, for the button that opens it. */
  name: string
  onToggle: () => void
  children: ReactNode
}

/** The title of a row in a tree: moved in by its depth, with the button that opens and closes what is below it. */
export function TreeCell({ place, name, onToggle, children }: TreeCellProps) {
  const t = useText(texts)
  return (
    <div className={css.cell} style={{ paddingInlineStart: place.depth * 20 }}>
      {place.isParent ? (
        <button
          type="button"
          className={css.toggle}
          aria-expanded={place.isOpen}
          aria-label={t(place.isOpen ? 'fold' : 'unfold', { name })}
          onClick={onToggle}
        >
          <Icon name="lucide:chevron-right" />
        </button>
      ) : (
        <span className={css.toggle} />
      )}
      {children}
    </div>
  )
}
