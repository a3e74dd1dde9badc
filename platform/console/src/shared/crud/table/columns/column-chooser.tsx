import { IconButton, preparing } from 'atrium/ui/button'
import { usePopover } from 'atrium/ui/overlay/popover'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import css from '../bar/list-tools.module.css'
import type { ListColumn } from '../list-column'
import { texts } from '#shared/crud/text'
import type { UsedLayout } from './use-list-layout'

const ColumnPanel = lazyPart(async () => (await import('./column-panel')).ColumnPanel, { height: 240 })

interface ColumnChooserProps<T, S extends string> {
  layout: UsedLayout<ListColumn<T, S>>
}

/** The button whose panel says which columns show, and in which order; with the number of those that have no room. */
export function ColumnChooser<T, S extends string>({ layout }: ColumnChooserProps<T, S>) {
  const t = useText(texts)
  const { open, setOpen, root } = usePopover()
  const left = layout.shown.filter((column) => !layout.hasRoom(column)).map(({ title }) => title)
  const note = left.length > 0 ? t('leftOut', { count: left.length, names: left.join(t('comma')) }) : undefined
  return (
    <div className={css.anchor} {...root}>
      <span className={css.counted} data-count={note && left.length}>
        <IconButton
          icon="lucide:columns-3"
          label={t('columns')}
          title={note ?? t('columns')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          {...preparing(ColumnPanel.prepare)}
        />
      </span>
      {open && (
        <div className={css.panel} role="group" aria-label={t('columns')}>
          <ColumnPanel layout={layout as unknown as UsedLayout<ListColumn<never, string>>} note={note} />
        </div>
      )}
    </div>
  )
}
