import { textIn } from '../schema/form-texts'
import { isField } from '../schema/field-kinds'
import type { FormItem, Group, Panel, Panels, Row } from '../schema/form'
import { branchesOf, placesOf } from '../schema/form-walk'
import { Steps, Tabs } from 'antd'
import { FieldItem } from './field-item'
import { RowsItem } from './rows/rows-item'
import { useForm, useFormState } from './form-context'
import css from './schema-form.module.css'

/** Items below each other, those beside each other whose widths allow it. */
export function FormItems({ items }: { items: readonly FormItem[] }) {
  const shown = useFormState((state) => state.shown)
  return (
    <div className={css.items}>
      {items.map((item) => shown.has(item.key) && <OneItem key={item.key} item={item} />)}
    </div>
  )
}

function OneItem({ item }: { item: FormItem }) {
  const { language, texts } = useForm()
  if (isField(item)) return item.kind === 'rows' ? <RowsItem field={item} /> : <FieldItem field={item} />
  switch (item.kind) {
    case 'row':
      return <RowItem row={item} />
    case 'group':
      return <GroupItem group={item} />
    case 'tabs':
      return <TabsItem tabs={item} />
    case 'steps':
      return <StepsItem steps={item} />
    case 'heading':
      return <h2 className={css.heading}>{textIn(language, item.text)}</h2>
    case 'note':
      return <p className={css.note}>{textIn(language, item.text)}</p>
    case 'divider':
      return <hr className={css.divider} />
    default:
      return <p className={css.unknown}>{texts.unknown(String((item as { kind: unknown }).kind))}</p>
  }
}

function RowItem({ row }: { row: Row }) {
  return (
    <div className={css.row}>
      {branchesOf(row).map(({ path, items }, at) => (
        <div key={path.join('/')} className={css.column} style={{ '--span': row.columns[at]?.span ?? 12 }}>
          <FormItems items={items} />
        </div>
      ))}
    </div>
  )
}

function GroupItem({ group }: { group: Group }) {
  const { language, folded, fold, id } = useForm()
  const title = textIn(language, group.title)
  const isFolded = folded.has(group.key)
  const body = `${id}-${group.key}-body`
  return (
    <fieldset className={css.group}>
      {title && (
        <legend>
          {group.collapsible ? (
            <button
              type="button"
              className="bare-control"
              aria-expanded={!isFolded}
              aria-controls={body}
              onClick={() => fold(group.key)}
            >
              <span className={css.arrow} aria-hidden="true" />
              {title}
            </button>
          ) : (
            title
          )}
        </legend>
      )}
      <div id={body} hidden={isFolded}>
        <FormItems items={group.items} />
      </div>
    </fieldset>
  )
}

function useWrong(): (panel: Panel) => boolean {
  const errors = useFormState((state) => state.errors)
  return ({ items }) => placesOf({ title: { zh: '', en: '' }, items }).some(({ item }) => errors[item.key])
}

function TabsItem({ tabs }: { tabs: Panels }) {
  const { language, texts, open, openPanel } = useForm()
  const isWrong = useWrong()
  return (
    <Tabs
      className={css.tabs}
      activeKey={String(open[tabs.key] ?? 0)}
      onChange={(panel) => openPanel(tabs.key, Number(panel))}
      items={tabs.panels.map((panel, at) => ({
        key: String(at),
        label: (
          <>
            {textIn(language, panel.title)}
            {isWrong(panel) && <span className={css.wrongMark} role="img" aria-label={texts.hasError} />}
          </>
        ),
        children: <FormItems items={panel.items} />,
      }))}
    />
  )
}

function StepsItem({ steps }: { steps: Panels }) {
  const { language, texts, open, openPanel } = useForm()
  const isWrong = useWrong()
  const current = open[steps.key] ?? 0
  const panel = steps.panels[current]
  return (
    <div className={css.steps}>
      <Steps
        current={current}
        size="small"
        responsive={false}
        titlePlacement="vertical"
        onChange={(step) => openPanel(steps.key, step)}
        items={steps.panels.map((one, at) => ({
          title: (
            <>
              {textIn(language, one.title)}
              {isWrong(one) && <span className="visually-hidden">{texts.hasError}</span>}
            </>
          ),
          status: isWrong(one) ? 'error' : at < current ? 'finish' : at === current ? 'process' : 'wait',
        }))}
      />
      {panel && <FormItems items={panel.items} />}
    </div>
  )
}
