import { Marked } from '#modules/showcase/parts/data/marked'
import { fileKind } from '#modules/showcase/parts/input/folder/file-kind'
import {
  folderTree,
  isHidden,
  type Folder,
  type FolderFile,
  type FolderNode,
} from '#modules/showcase/parts/input/folder/folder'
import { Checkbox, Input, Tree } from 'antd'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { countText, useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import { kindIcons } from './kind-icons'
import css from './page.module.css'
import { sizeText } from './size-text'
import { texts } from './text'

interface FolderTreeProps {
  folder: Folder
  chosen?: FolderFile
  onChoose: (file: FolderFile) => void
}

/** The tree of a folder with counts and sizes, and a search by name that opens what it finds. */
export function FolderTree({ folder, chosen, onChoose }: FolderTreeProps) {
  const t = useText(texts)
  const [search, setSearch] = useState('')
  const [showsHidden, setShowsHidden] = useState(false)
  const wanted = useDeferredValue(search.trim().toLowerCase())
  const tree = useMemo(() => {
    const hits = folder.files.filter(
      (file) => (showsHidden || !isHidden(file)) && file.path.at(-1)!.toLowerCase().includes(wanted),
    )
    return folderTree(folder.name, hits)
  }, [folder, wanted, showsHidden])
  const unread = folder.files.filter(({ file }) => !file).length
  return (
    <div className={css.side}>
      <Input
        allowClear
        prefix={<Icon name="lucide:search" />}
        aria-label={t('search')}
        placeholder={t('search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Checkbox checked={showsHidden} onChange={(event) => setShowsHidden(event.target.checked)}>
        {t('hidden')}
      </Checkbox>
      <p className={sample.hint} role="status">
        {tree.count === 0 ? t('noHit') : t('found', { count: countText(tree.count), size: sizeText(tree.size) })}
        {unread > 0 && <span className={css.unread}> · {t('unread', { count: unread })}</span>}
      </p>
      {tree.count > 0 && <Branches tree={tree} search={wanted} chosen={chosen} onChoose={onChoose} />}
    </div>
  )
}

/** The tree itself. While something is searched, all branches are open. */
function Branches({
  tree,
  search,
  chosen,
  onChoose,
}: Omit<FolderTreeProps, 'folder'> & { tree: FolderNode; search: string }) {
  const t = useText(texts)
  const [open, setOpen] = useState<readonly string[]>([''])
  const data = useMemo(() => [dataOf(tree, search)], [tree, search])
  const parents = useMemo(() => (search ? parentKeys(tree) : []), [tree, search])
  const press = ({ key, file }: TreeData) => {
    if (file) onChoose(file)
    else setOpen(open.includes(key) ? open.filter((one) => one !== key) : [...open, key])
  }
  return (
    <Tree
      aria-label={t('tree')}
      className={css.tree}
      height={320}
      itemHeight={32}
      blockNode
      motion={false}
      treeData={data}
      switcherIcon={<Icon name="lucide:chevron-right" size={14} />}
      selectedKeys={chosen ? [chosen.path.join('/')] : []}
      expandedKeys={search ? parents : [...open]}
      onExpand={(keys) => setOpen(keys.map(String))}
      onSelect={(_keys, { node }) => press(node)}
    />
  )
}

interface TreeData {
  key: string
  title: ReactNode
  isLeaf: boolean
  file?: FolderFile
  children: TreeData[]
}

function dataOf(node: FolderNode, search: string): TreeData {
  return {
    key: node.key,
    title: <NodeTitle node={node} search={search} />,
    isLeaf: Boolean(node.file),
    file: node.file,
    children: node.children.map((child) => dataOf(child, search)),
  }
}

function NodeTitle({ node, search }: { node: FolderNode; search: string }) {
  const t = useText(texts)
  const isUnread = node.file && !node.file.file
  const icon = node.file ? kindIcons[fileKind(node.name)] : 'lucide:folder'
  return (
    <span className={css.node}>
      <Icon name={isUnread ? 'lucide:lock' : icon} />
      <span title={node.name}>{node.file ? <Marked text={node.name} search={search} /> : node.name}</span>
      <small>
        {!node.file && `${t('files', { count: countText(node.count) })} · `}
        {isUnread ? '—' : sizeText(node.size)}
      </small>
    </span>
  )
}

function parentKeys(node: FolderNode): string[] {
  return node.file ? [] : [node.key, ...node.children.flatMap(parentKeys)]
}
