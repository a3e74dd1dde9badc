import { IconButton } from 'atrium/ui/button'
import { Button, Checkbox } from 'antd'
import { useText } from '#shared/i18n/text'
import { useCards } from '#shared/theme/use-narrow'
import type { ListColumn } from '../list-column'
import { texts } from '#shared/crud/text'
import { PinButton } from './pin-button'
import type { UsedLayout } from './use-list-layout'

interface ColumnPanelProps {
  layout: UsedLayout<ListColumn<never, string>>
  /** A sentence on the columns that have no room. */
  note: string | undefined
}

/** The choice of columns, with their order and the edges at which they stay in view. */
export function ColumnPanel({ layout, note }: ColumnPanelProps) {
  const t = useText(texts)
  const isCards = useCards()
  return (
    <>
      {note && <p>{note}</p>}
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
    </>
  )
}
