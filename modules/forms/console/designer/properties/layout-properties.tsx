import type { Column, FormItem, Group, Panels, Row, Words } from '#modules/forms/engine/schema/form'
import { Button } from 'antd'
import { useText } from 'atrium/console/text'
import type { LocalText } from 'atrium/contract'
import { useDesigner } from '../designer-store'
import css from '../designer.module.css'
import { texts } from '../text'
import { newItem } from '../tree/item-kinds'
import { KeyInput } from './key-input'
import { NumberProperty, SwitchProperty, TextProperty } from './parts'

export function LayoutProperties({ item }: { item: FormItem }) {
  const t = useText(texts)
  const change = useDesigner((designer) => designer.change)
  const put = (more: Partial<Omit<Group, 'kind'> & Omit<Words, 'kind'>>) =>
    change(item.key, (one) => ({ ...one, ...more }), Object.keys(more)[0])
  return (
    <>
      {item.kind === 'group' && (
        <>
          <TextProperty
            label={t('title')}
            at="title"
            value={item.title}
            isKept
            onChange={(title) => title && put({ title })}
          />
          <SwitchProperty
            label={t('collapsible')}
            value={item.collapsible ?? false}
            onChange={(collapsible) => put({ collapsible: collapsible || undefined })}
          />
        </>
      )}
      {(item.kind === 'heading' || item.kind === 'note') && (
        <TextProperty
          label={t('text')}
          at="text"
          value={item.text}
          isKept
          isLong
          onChange={(text) => text && put({ text })}
        />
      )}
      {item.kind === 'row' && <RowProperties row={item} />}
      {(item.kind === 'tabs' || item.kind === 'steps') && <PanelProperties item={item} />}
      <KeyInput itemKey={item.key} />
    </>
  )
}

/** Removing the last asks for an empty one: nothing in it is lost. */
function CountButtons({ onAdd, onRemove }: { onAdd: (() => void) | undefined; onRemove: (() => void) | undefined }) {
  const t = useText(texts)
  return (
    <div className={css.buttons}>
      <Button size="small" disabled={!onAdd} onClick={onAdd}>
        {t('addPanel')}
      </Button>
      <Button size="small" disabled={!onRemove} onClick={onRemove}>
        {t('removeLast')}
      </Button>
    </div>
  )
}

const isRemovable = (list: readonly { items: readonly FormItem[] }[]) =>
  list.length > 1 && list.at(-1)!.items.length === 0

function RowProperties({ row }: { row: Row }) {
  const t = useText(texts)
  const change = useDesigner((designer) => designer.change)
  const put = (columns: readonly Column[], same?: string) =>
    change(row.key, (item) => ({ ...item, columns }) as Row, same)
  const count = row.columns.length
  const even = (columns: readonly Column[]) => put(columns.map((column) => ({ ...column, span: 12 / columns.length })))
  return (
    <div className={css.property} role="group" aria-label={t('columns')}>
      <span>{t('columns')}</span>
      {[...row.columns.entries()].map(([at, column]) => (
        <NumberProperty
          key={at}
          label={t('span', { at: at + 1 })}
          at={`columns.${at}.span`}
          value={column.span}
          onChange={(span) =>
            put(
              row.columns.with(at, { ...column, span: Math.round(Math.min(12, Math.max(1, span ?? 1))) }),
              `span ${at}`,
            )
          }
        />
      ))}
      <CountButtons
        onAdd={count < 4 ? () => even([...row.columns, { span: 1, items: [] }]) : undefined}
        onRemove={isRemovable(row.columns) ? () => even(row.columns.slice(0, -1)) : undefined}
      />
    </div>
  )
}

function PanelProperties({ item }: { item: Panels }) {
  const t = useText(texts)
  const change = useDesigner((designer) => designer.change)
  const form = useDesigner((designer) => designer.form)
  const put = (panels: Panels['panels'], same?: string) =>
    change(item.key, (one) => ({ ...one, panels }) as Panels, same)
  const titled = (at: number, title: LocalText) =>
    put(item.panels.with(at, { ...item.panels[at]!, title }), `title ${at}`)
  const add = () => {
    const fresh = newItem(form, item.kind)
    const [panel] = 'panels' in fresh ? fresh.panels : []
    const number = (text: string) => text.replace(/\d+$/, String(item.panels.length + 1))
    if (panel) put([...item.panels, { ...panel, title: { zh: number(panel.title.zh), en: number(panel.title.en) } }])
  }
  return (
    <div className={css.property} role="group" aria-label={t('panels')}>
      {[...item.panels.entries()].map(([at, panel]) => (
        <TextProperty
          key={at}
          label={`${t('title')} ${at + 1}`}
          at={`panels.${at}.title`}
          value={panel.title}
          isKept
          onChange={(title) => title && titled(at, title)}
        />
      ))}
      <CountButtons
        onAdd={item.panels.length < 12 ? add : undefined}
        onRemove={isRemovable(item.panels) ? () => put(item.panels.slice(0, -1)) : undefined}
      />
    </div>
  )
}
