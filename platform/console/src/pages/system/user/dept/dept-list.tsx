import { Icon } from 'atrium/ui/icon'
import { Tree } from 'antd'
import { useRef, useState, type Key, type KeyboardEvent } from 'react'
import { isOff, useOffName } from '#shared/crud/off-name'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'
import css from './dept-list.module.css'
import type { DeptNode } from './dept-tree-model'

interface DeptListProps {
  nodes: readonly DeptNode[]
  value: string | undefined
  /** While a text is searched all branches are open. */
  isSearch: boolean
  onChoose: (deptId: string) => void
}

/** The departments as a tree: one stop of the keyboard, in which arrows move, Home and End lead to its ends, Enter and Space choose. */
export function DeptList({ nodes, value, isSearch, onChoose }: DeptListProps) {
  const t = useText(texts)
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const active = useRef<Key | null>(null)
  const nameOf = useOffName()
  const parents = parentIds(nodes)
  // The kit folds a branch by Enter, which arrows do already.
  const chooseByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || active.current === null) return
    event.preventDefault()
    event.stopPropagation()
    onChoose(String(active.current))
  }
  if (nodes.length === 0) return null
  return (
    <div className={css.tree} onKeyDownCapture={chooseByEnter}>
      <Tree
        aria-label={t('depts')}
        treeData={nodes.map((node) => dataOf(node, nameOf))}
        blockNode
        switcherIcon={<Icon name="lucide:chevron-right" size={14} />}
        selectedKeys={value === undefined ? [] : [Number(value)]}
        expandedKeys={isSearch ? parents : parents.filter((id) => !folded.has(id))}
        onExpand={(keys) => setFolded(new Set(parents.filter((id) => !keys.includes(id))))}
        onSelect={(_keys, { node }) => onChoose(String(node.key))}
        onActiveChange={(key) => (active.current = key)}
      />
    </div>
  )
}

interface TreeData {
  key: number
  title: string
  className: string | undefined
  children: TreeData[]
}

function dataOf(node: DeptNode, nameOf: ReturnType<typeof useOffName>): TreeData {
  return {
    key: node.deptId,
    title: nameOf(node.name, node),
    className: isOff(node) ? css.off : undefined,
    children: node.children.map((child) => dataOf(child, nameOf)),
  }
}

/** The departments that have others below them. */
function parentIds(nodes: readonly DeptNode[]): number[] {
  return nodes.flatMap(({ deptId, children }) => (children.length > 0 ? [deptId, ...parentIds(children)] : []))
}
