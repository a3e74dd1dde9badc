import { TreeSelect } from 'antd'
import { useText } from '#shared/i18n/text'
import { FieldItem } from '../field-item'
import type { TreeNode } from '../../rows/tree'
import { useComparedField } from '../conflict/compared-fields'
import { texts } from '../text'
import type { FieldProps } from './input-fields'
import css from './kinds.module.css'

interface TreeFieldProps<T> extends FieldProps {
  trees: readonly TreeNode<T>[]
  titleOf: (record: T) => string
  /** Records that show but cannot be chosen. */
  isFixed?: (record: T) => boolean
  /** Records that are drawn in a muted colour. */
  isQuiet?: (record: T) => boolean
  /** The name of the value 0, or with `rootIsNull` of null, where a root can be chosen. */
  root?: string
  rootIsNull?: boolean
  multiple?: boolean
}

/** One record of a tree, such as the parent of another, or with `multiple` several. */
export function TreeField<T>({
  trees,
  titleOf,
  isFixed,
  isQuiet,
  root,
  rootIsNull,
  multiple,
  disabled,
  ...field
}: TreeFieldProps<T>) {
  const t = useText(texts)
  const rules = field.required ? [{ required: true, message: t('choose', field) }] : []
  const dataOf = (nodes: readonly TreeNode<T>[]): TreeData[] =>
    nodes.map(({ id, record, children }) => ({
      value: id,
      title: titleOf(record),
      disabled: isFixed?.(record),
      className: isQuiet?.(record) ? css.quiet : undefined,
      children: dataOf(children),
    }))
  const data = dataOf(trees)
  const titles = (nodes: readonly TreeData[]): TreeData[] => nodes.flatMap((node) => [node, ...titles(node.children)])
  const titleOfValue = (value: unknown) =>
    (value === (rootIsNull ? null : 0) && root) ||
    (titles(data).find((node) => node.value === value)?.title ?? t('notShown'))
  const textOf = (value: unknown) => [value].flat().map(titleOfValue).join(', ')
  useComparedField(field.name, { label: field.label, textOf })
  return (
    <FieldItem name={field.name} label={field.label} extra={field.hint} rules={rules} {...(rootIsNull && nullAsRoot)}>
      <TreeSelect
        treeData={root === undefined ? data : [{ value: 0, title: root, children: data }]}
        treeDefaultExpandAll
        multiple={multiple}
        showSearch={{ treeNodeFilterProp: 'title' }}
        placeholder={t('pleaseChoose')}
        disabled={disabled}
      />
    </FieldItem>
  )
}

/** The select has no value that is null. */
const nullAsRoot = {
  getValueProps: (value: unknown) => ({ value: value ?? 0 }),
  normalize: (value: unknown) => (value === 0 ? null : value),
}

interface TreeData {
  value: number
  title: string
  disabled?: boolean
  className?: string
  children: TreeData[]
}
