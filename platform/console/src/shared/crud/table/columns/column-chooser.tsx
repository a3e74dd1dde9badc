import { IconButton } from 'atrium/ui/button'
import { usePopover } from 'atrium/ui/overlay/popover'
import { Button, Checkbox } from 'antd'
import { useText } from '#shared/i18n/text'
import { useCards } from '#shared/theme/use-narrow'
import css from '../bar/list-tools.module.css'
import type { ListColumn } from '../list-column'
import { texts } from '#shared/crud/text'
import { PinButton } from './pin-button'
import type { UsedLayout } from './use-list-layout'

interface ColumnChooserProps<T, S extends string> {
  layout: UsedLayout<ListColumn<T, S>>
}

/** The button whose panel says which columns show, and in which order. */
export function ColumnChooser<T, S extends string>({ layout }: ColumnChooserProps<T, S>) {
  const t = useText(texts)
  const isCards = useCards()
  const { open, setOpen, root } = usePopover()
  return (
    <div className={css.anchor} {...root}>
      <IconButton icon="lucide:columns-3" label={t('columns')} aria-expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <div className={css.panel} role="group" aria-label={t('columns')}>
          <ul className="bare-list">
            {layout.ordered.map((column, index) => (
              <li key={column.key}>
                <Checkbox
                  checked={layout.isShown(column) && layout.hasRoom(column)}
                  disabled={column.isTitle}
                  onChange={() => layout.toggle(column)}
                >
                  {column.title}
                  {layout.isShown(column) && !layout.hasRoom(column) && <small> {t('noRoom')}</small>}
                </Checkbox>
                {!isCards && (
                  <PinButton
                    name={column.title}
                    side={layout.pinned[column.key]}
                    onChange={(side) => layout.pin(column, side)}
                  />
                )}
                <IconButton
                  icon="lucide:arrow-up"
                  label={t('moveUp', { name: column.title })}
                  disabled={index === 0}
                  onClick={() => layout.move(column, -1)}
                />
                <IconButton
                  icon="lucide:arrow-down"
                  label={t('moveDown', { name: column.title })}
                  disabled={index === layout.ordered.length - 1}
                  onClick={() => layout.move(column, 1)}
                />
              </li>
            ))}
          </ul>
          <Button type="link" size="small" onClick={layout.restore}>
            {t('restore')}
          </Button>
        </div>
      )}
    </div>
  )
}
