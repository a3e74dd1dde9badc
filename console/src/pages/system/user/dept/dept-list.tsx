import { Icon } from '@atrium/ui/icon'
import { useState } from 'react'
import { isOff, useOffName } from '../../../../shared/crud/off-name'
import { useText } from '../../../../shared/i18n/text'
import css from './dept-filter.module.css'
import type { DeptNode } from './dept-tree-model'
import { texts } from '../text'

interface DeptListProps {
  nodes: readonly DeptNode[]
  value: string | undefined
  /** While a text is searched all branches are open. */
  isSearch: boolean
  onChoose: (deptId: string) => void
  level?: number
}

export function DeptList({ nodes, level = 0, ...rest }: DeptListProps) {
  if (nodes.length === 0) return null
  return (
    <ul className={css.list}>
      {nodes.map((node) => (
        <DeptBranch key={node.deptId} node={node} level={level} {...rest} />
      ))}
    </ul>
  )
}

function DeptBranch({ node, level, ...rest }: Omit<DeptListProps, 'nodes'> & { node: DeptNode; level: number }) {
  const t = useText(texts)
  const [isFolded, setFolded] = useState(false)
  const isOpen = rest.isSearch || !isFolded
  const name = useOffName()(node.name, node)
  const isOn = rest.value === String(node.deptId)
  return (
    <li>
      <div className={`${css.row} ${isOn ? css.on : ''}`} style={{ paddingLeft: level * 16 }}>
        {node.children.length > 0 ? (
          <button
            type="button"
            className={css.fold}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'fold' : 'open', { name: node.name })}
            onClick={() => setFolded(isOpen)}
          >
            <Icon name="lucide:chevron-right" size={14} />
          </button>
        ) : (
          <span className={css.fold} />
        )}
        <button
          type="button"
          className={`${css.name} ${isOff(node) ? css.off : ''}`}
          title={name}
          aria-pressed={isOn}
          onClick={() => rest.onChoose(String(node.deptId))}
        >
          {name}
        </button>
      </div>
      {isOpen && <DeptList nodes={node.children} level={level + 1} {...rest} />}
    </li>
  )
}
