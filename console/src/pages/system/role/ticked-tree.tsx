import { Icon } from '@atrium/ui/icon'
import { Checkbox, Form, Tree } from 'antd'
import { useState, type ReactNode } from 'react'
import { allNodes, type TreeNode } from '#shared/crud/rows/tree'
import { useComparedField } from '#shared/crud/form/conflict/compared-fields'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import css from './ticked-tree.module.css'
import { boxesOf, tickAll, toggled, withParents, type Granting, type TreeTicks } from './tree-ticks'
import { useTicksText } from './use-ticks-text'
import { TreeWaiting, type TreeSource } from './tree-waiting'

interface TickedTreeProps<T> {
  label: string
  source: TreeSource<T>
  titleOf: (record: T) => string
  /** Records that are drawn in a muted colour. */
  isQuiet: (record: T) => boolean
  granting: Granting
}

/** A field of a form that holds `TreeTicks`: a tree to tick, below boxes that open it, tick all of it and link its ticks. */
export function TickedTreeField<T>({ name, hint, ...tree }: TickedTreeProps<T> & { name: string; hint?: ReactNode }) {
  const textOf = useTicksText(tree)
  useComparedField(name, { label: tree.label, textOf })
  return (
    <Form.Item name={name} label={tree.label} extra={hint}>
      <TickedTree {...tree} />
    </Form.Item>
  )
}

interface FieldControl {
  id?: string
  value?: TreeTicks
  onChange?: (ticks: TreeTicks) => void
  'aria-describedby'?: string
}

const nothing: TreeTicks = { ids: [], linked: true }

function TickedTree<T>({ source, ...props }: TickedTreeProps<T> & FieldControl) {
  return (
    // Refusals of the server bring the focus here.
    <div
      id={props.id}
      role="group"
      aria-label={props.label}
      aria-describedby={props['aria-describedby']}
      tabIndex={-1}
      className={css.field}
    >
      {source.trees?.length ? <Boxes {...props} trees={source.trees} /> : <TreeWaiting source={source} />}
    </div>
  )
}

interface BoxesProps<T> extends Omit<TickedTreeProps<T>, 'source'>, FieldControl {
  trees: readonly TreeNode<T>[]
}

function Boxes<T>({ trees, label, titleOf, isQuiet, granting, value = nothing, onChange }: BoxesProps<T>) {
  // A single root hides everything else.
  const [open, setOpen] = useState(() => (trees.length === 1 ? trees.map(({ id }) => id) : []))
  const boxes = boxesOf(trees, value, granting)
  return (
    <>
      <Switches {...{ trees, value, granting, open, setOpen }} onChange={(ticks) => onChange?.(ticks)} />
      <div className={css.box}>
        <Tree
          aria-label={label}
          treeData={dataOf(trees, titleOf, isQuiet)}
          checkable
          checkStrictly
          selectable={false}
          blockNode
          switcherIcon={<Icon name="lucide:chevron-right" />}
          checkedKeys={{ checked: boxes.checked, halfChecked: boxes.halfChecked }}
          expandedKeys={open}
          onExpand={(keys) => setOpen(keys.map(Number))}
          onCheck={(_keys, { node }) => onChange?.({ ...value, ids: toggled(trees, value, node.key, granting) })}
        />
      </div>
    </>
  )
}

interface SwitchesProps {
  trees: readonly TreeNode<unknown>[]
  value: TreeTicks
  granting: Granting
  onChange: (ticks: TreeTicks) => void
  open: readonly number[]
  setOpen: (ids: number[]) => void
}

function Switches({ trees, value, granting, onChange, open, setOpen }: SwitchesProps) {
  const t = useText(texts)
  const nodes = allNodes(trees)
  const parents = nodes.flatMap(({ id, children }) => (children.length > 0 ? id : []))
  const total = nodes.filter(({ id }) => value.ids.includes(id)).length
  const link = (linked: boolean) =>
    onChange({ linked, ids: linked && granting === 'withParents' ? withParents(trees, value.ids) : value.ids })
  return (
    <div className={css.switches}>
      <Checkbox
        checked={parents.every((id) => open.includes(id))}
        onChange={({ target }) => setOpen(target.checked ? parents : [])}
      >
        {t('expand')}
      </Checkbox>
      <Checkbox
        checked={total === nodes.length}
        indeterminate={total > 0 && total < nodes.length}
        onChange={({ target }) => onChange({ ...value, ids: tickAll(trees, value.ids, target.checked) })}
      >
        {t('all')}
      </Checkbox>
      <Checkbox checked={value.linked} onChange={({ target }) => link(target.checked)}>
        {t('linked')}
      </Checkbox>
    </div>
  )
}

interface TreeData {
  key: number
  title: string
  className: string | undefined
  children: TreeData[]
}

function dataOf<T>(
  trees: readonly TreeNode<T>[],
  titleOf: (record: T) => string,
  isQuiet: (record: T) => boolean,
): TreeData[] {
  return trees.map(({ id, record, children }) => ({
    key: id,
    title: titleOf(record),
    className: isQuiet(record) ? css.quiet : undefined,
    children: dataOf(children, titleOf, isQuiet),
  }))
}
