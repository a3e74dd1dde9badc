import { Icon } from 'atrium/ui/icon'
import { EmptyState } from 'atrium/ui/feedback/view-state'
import { Checkbox, Form, Input, Segmented, Tree } from 'antd'
import { useState, type ComponentType, type ReactNode } from 'react'
import { allNodes, type TreeNode } from '#shared/crud/rows/tree'
import { useComparedField } from '#shared/crud/form/conflict/compared-fields'
import { useText } from '#shared/i18n/text'
import { Marked } from './marked'
import { texts } from '../text'
import css from './ticked-tree.module.css'
import { foundTrees } from './tree-search'
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
  /** Another view of the same value. */
  matrix?: ComponentType<TreeViewProps<T>>
}

/** Props of a view of the tree. */
export interface TreeViewProps<T> extends Pick<TickedTreeProps<T>, 'label' | 'titleOf' | 'isQuiet'> {
  trees: readonly TreeNode<T>[]
  /** Those of the trees that the search found. */
  found: readonly TreeNode<T>[]
  /** The search text. */
  text: string
  value: TreeTicks
  onChange: (ticks: TreeTicks) => void
}

interface TickedTreeFieldProps<T> extends TickedTreeProps<T> {
  /** The field that holds the ids of the granted entries. */
  name: string
  /** The field that says whether ticks are linked. */
  linkedName: string
  hint?: ReactNode
  className?: string
}

/** Two fields of a form: a tree to tick, below a search and boxes that open it, tick all of it and link its ticks. */
export function TickedTreeField<T>({ name, linkedName, hint, className, ...tree }: TickedTreeFieldProps<T>) {
  const t = useText(texts)
  const textOf = useTicksText(tree)
  useComparedField(name, { label: tree.label, textOf })
  useComparedField(linkedName, { label: t('linked'), textOf: (value) => t(value === true ? 'on' : 'off') })
  return (
    <>
      <Form.Item name={linkedName} valuePropName="checked" hidden>
        <Checkbox />
      </Form.Item>
      <Form.Item className={className} name={name} label={tree.label} extra={hint}>
        <TickedTree {...tree} linkedName={linkedName} />
      </Form.Item>
    </>
  )
}

interface FieldControl {
  id?: string
  value?: readonly number[]
  onChange?: (ids: readonly number[]) => void
  'aria-describedby'?: string
}

const nothing: readonly number[] = []

interface TickedProps<T> extends TickedTreeProps<T>, FieldControl {
  linkedName: string
}

function TickedTree<T>({ source, linkedName, value = nothing, onChange, ...props }: TickedProps<T>) {
  const form = Form.useFormInstance()
  const linked = Form.useWatch<boolean | undefined>(linkedName) ?? true
  const change = (ticks: TreeTicks) => {
    if (ticks.linked !== linked) form.setFieldValue(linkedName, ticks.linked)
    onChange?.(ticks.ids)
  }
  const ticks = { value: { ids: value, linked }, onChange: change }
  return (
    // Errors of the server bring the focus here.
    <div
      id={props.id}
      role="group"
      aria-label={props.label}
      aria-describedby={props['aria-describedby']}
      tabIndex={-1}
      className={css.field}
    >
      {source.trees?.length ? <Boxes {...props} {...ticks} trees={source.trees} /> : <TreeWaiting source={source} />}
    </div>
  )
}

interface BoxesProps<T> extends Omit<TickedTreeProps<T>, 'source'> {
  trees: readonly TreeNode<T>[]
  value: TreeTicks
  onChange: (ticks: TreeTicks) => void
}

function Boxes<T>({ trees, value, onChange, granting, matrix: Matrix, ...props }: BoxesProps<T>) {
  const t = useText(texts)
  const { label, titleOf } = props
  // A single root hides everything else.
  const [open, setOpen] = useState(() => (trees.length === 1 ? trees.map(({ id }) => id) : []))
  const [text, setText] = useState('')
  const [view, setView] = useState<'tree' | 'matrix'>('tree')
  const isMatrix = Matrix !== undefined && view === 'matrix'
  const found = foundTrees(trees, titleOf, text)
  const change = ({ ids, linked }: TreeTicks) => {
    // An entry that the search left out may need those above it.
    const needed = linked && granting === 'withParents' && found !== trees ? withParents(trees, ids) : ids
    onChange({ ids: needed, linked })
  }
  const shared = { ...props, trees, found, text, value }
  return (
    <>
      <div className={css.tools}>
        <Input
          allowClear
          className={css.search}
          prefix={<Icon name="lucide:search" />}
          aria-label={t('find', { label })}
          placeholder={t('find', { label })}
          value={text}
          onChange={({ target }) => setText(target.value)}
          // Enter would send the form.
          onPressEnter={(event) => event.preventDefault()}
        />
        {Matrix && (
          <Segmented
            aria-label={t('view')}
            value={view}
            options={(['tree', 'matrix'] as const).map((one) => ({ value: one, label: t(`${one}View`) }))}
            onChange={setView}
          />
        )}
        <Switches {...{ value, granting, open, setOpen, isMatrix }} trees={found} onChange={change} />
      </div>
      <div className={isMatrix ? `${css.box} ${css.flat}` : css.box}>
        {found.length === 0 && <EmptyState compact title={t('noneFound')} />}
        {found.length > 0 && isMatrix && <Matrix {...shared} onChange={onChange} />}
        {found.length > 0 && !isMatrix && <EntryTree {...shared} {...{ granting, open, setOpen }} onChange={change} />}
      </div>
    </>
  )
}

interface EntryTreeProps<T> extends TreeViewProps<T>, Pick<SwitchesProps, 'granting' | 'open' | 'setOpen'> {}

function EntryTree<T>({
  found,
  text,
  value,
  onChange,
  granting,
  label,
  open,
  setOpen,
  titleOf,
  isQuiet,
}: EntryTreeProps<T>) {
  const boxes = boxesOf(found, value, granting)
  const isSearch = text.trim() !== ''
  return (
    <Tree
      aria-label={label}
      treeData={dataOf(found, (record) => markedTitle(titleOf(record), text), isQuiet)}
      checkable
      checkStrictly
      selectable={false}
      blockNode
      switcherIcon={<Icon name="lucide:chevron-right" />}
      checkedKeys={{ checked: boxes.checked, halfChecked: boxes.halfChecked }}
      expandedKeys={isSearch ? allNodes(found).map(({ id }) => id) : [...open]}
      onExpand={(keys) => setOpen(keys.map(Number))}
      onCheck={(_keys, { node }) => onChange({ ...value, ids: toggled(found, value, node.key, granting) })}
    />
  )
}

interface SwitchesProps {
  trees: readonly TreeNode<unknown>[]
  value: TreeTicks
  granting: Granting
  onChange: (ticks: TreeTicks) => void
  open: readonly number[]
  setOpen: (ids: number[]) => void
  /** There is nothing to open. */
  isMatrix: boolean
}

function Switches({ trees, value, granting, onChange, open, setOpen, isMatrix }: SwitchesProps) {
  const t = useText(texts)
  const nodes = allNodes(trees)
  const parents = nodes.flatMap(({ id, children }) => (children.length > 0 ? id : []))
  const total = nodes.filter(({ id }) => value.ids.includes(id)).length
  const link = (linked: boolean) =>
    onChange({ linked, ids: linked && granting === 'withParents' ? withParents(trees, value.ids) : value.ids })
  return (
    <div className={css.switches}>
      {!isMatrix && (
        <Checkbox
          checked={parents.every((id) => open.includes(id))}
          onChange={({ target }) => setOpen(target.checked ? parents : [])}
        >
          {t('expand')}
        </Checkbox>
      )}
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

/** A plain text unless a part of it is marked, since a text is the name of its checkbox. */
function markedTitle(title: string, text: string): ReactNode {
  return text.trim() ? <Marked text={title} part={text} /> : title
}

interface TreeData {
  key: number
  title: ReactNode
  className: string | undefined
  children: TreeData[]
}

function dataOf<T>(
  trees: readonly TreeNode<T>[],
  titleOf: (record: T) => ReactNode,
  isQuiet: (record: T) => boolean,
): TreeData[] {
  return trees.map(({ id, record, children }) => ({
    key: id,
    title: titleOf(record),
    className: isQuiet(record) ? css.quiet : undefined,
    children: dataOf(children, titleOf, isQuiet),
  }))
}
