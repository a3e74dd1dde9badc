import { textIn } from 'atrium/contract/language'
import { useId } from 'react'
import { TickBox } from '#shared/crud/table/row/tick-box'
import { allNodes } from '#shared/crud/rows/tree'
import { useLanguage, useText } from '#shared/i18n/text'
import { Marked } from '../tree/marked'
import { texts } from '../text'
import type { TreeViewProps } from '../tree/ticked-tree'
import type { MenuNode } from 'atrium/contract/system/menu'
import { moveByArrows } from './arrow-keys'
import { actionName, isDirectory, matrixActions, matrixRows, type Action, type MatrixRow } from './matrix-rows'
import { granting } from './matrix-ticks'
import css from './permission-matrix.module.css'

/** Shows the permissions of a role as a table: a row for each page, a column for each action. Holds the same value as the tree. */
export function PermissionMatrix(props: TreeViewProps<MenuNode>) {
  const { trees, found, value, onChange, label } = props
  const t = useText(texts)
  const language = useLanguage()
  const rows = matrixRows(found)
  const columns = matrixActions(rows)
  const set = (ids: readonly number[], isOn: boolean) => onChange({ ...value, ids: granting(trees, value, ids, isOn) })
  const granted = new Set(value.ids)
  const nameOf = (action: Action) => {
    const name = actionName(action)
    return name ? textIn(language, name) : t('otherActions')
  }
  return (
    // For the arrow keys of the checkboxes in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <table className={css.matrix} aria-label={label} onKeyDown={moveByArrows}>
      <thead>
        <tr>
          <th scope="col">{t('page')}</th>
          {columns.map((action) => (
            <th key={action} scope="col" className={action === 'other' ? css.others : undefined}>
              <span className={css.head}>
                <GroupBox
                  label={t('allOfAction', { name: nameOf(action) })}
                  ids={rows.flatMap(({ cells }) => cells.get(action)?.map(({ id }) => id) ?? [])}
                  granted={granted}
                  set={set}
                />
                {nameOf(action)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.node.id} {...props} {...{ row, columns, granted, set, nameOf }} />
        ))}
      </tbody>
    </table>
  )
}

interface Granted {
  granted: ReadonlySet<number>
  set: (ids: readonly number[], isOn: boolean) => void
}

interface RowProps extends Granted, Pick<TreeViewProps<MenuNode>, 'titleOf' | 'isQuiet' | 'text'> {
  row: MatrixRow
  columns: readonly Action[]
  nameOf: (action: Action) => string
}

function Row({ row, columns, granted, set, nameOf, titleOf, isQuiet, text }: RowProps) {
  const t = useText(texts)
  const id = useId()
  const { node, depth, cells } = row
  const name = titleOf(node.record)
  const all = isDirectory(node) ? allNodes([node]) : [...cells.values()].flat()
  return (
    <tr className={isDirectory(node) ? css.directory : undefined}>
      <th scope="row" className={isQuiet(node.record) ? css.quiet : undefined}>
        <span className={css.name} style={{ paddingLeft: 20 * depth }} title={name}>
          <GroupBox label={t('allOfPage', { name })} ids={all.map((one) => one.id)} granted={granted} set={set} />
          <span>
            <Marked text={name} part={text} />
          </span>
        </span>
      </th>
      {columns.map((action) => (
        <td key={action}>
          {cells.get(action)?.map((entry) => {
            const own = action === 'other' ? titleOf(entry.record) : nameOf(action)
            const box = `${id}-${entry.id}`
            return (
              <span key={entry.id} className={css.entry}>
                <TickBox
                  id={box}
                  label={t('actionOfPage', { name, action: own })}
                  isTicked={granted.has(entry.id)}
                  onChange={({ target }) => set([entry.id], target.checked)}
                />
                {action === 'other' && (
                  <label htmlFor={box} aria-hidden="true">
                    <Marked text={own} part={text} />
                  </label>
                )}
              </span>
            )
          })}
        </td>
      ))}
    </tr>
  )
}

/** The box of a row or column: ticks all of it, or nothing of it. */
function GroupBox({ label, ids, granted, set }: Granted & { label: string; ids: readonly number[] }) {
  const ticked = ids.filter((id) => granted.has(id)).length
  const isAll = ids.length > 0 && ticked === ids.length
  return <TickBox label={label} isTicked={isAll} isPartly={ticked > 0 && !isAll} onChange={() => set(ids, !isAll)} />
}
