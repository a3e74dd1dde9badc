import { actionNames } from 'atrium/contract/module/action-names'
import type { MenuNode } from 'atrium/contract/system/menu'
import type { TreeNode } from '#shared/crud/rows/tree'

export type MenuTree = TreeNode<MenuNode>

/** Returns an entry of the menu with those below it. */
export function treeOf(menu: MenuNode): MenuTree {
  return { id: menu.id, record: menu, children: menu.children.map(treeOf) }
}

/** The columns of the matrix in order; what has no column of its own is in the last one. */
const actions = ['list', 'query', 'add', 'edit', 'delete', 'export', 'import'] as const
const other = 'other'
const columns = [...actions, other] as const

export type Action = (typeof columns)[number]

/** A directory or a page, with the entries of each of its actions. A page itself is its first action. */
export interface MatrixRow {
  readonly node: MenuTree
  readonly depth: number
  readonly cells: ReadonlyMap<Action, readonly MenuTree[]>
}

const [directory, page, button] = [0, 1, 2]

export const isDirectory = ({ record }: MenuTree) => record.menuType === directory

function actionOf({ record: { menuType, permission } }: MenuTree): Action {
  if (menuType === page) return 'list'
  const last = permission.split(':').at(-1)
  return actions.find((action) => action === last) ?? other
}

function byAction(entries: readonly MenuTree[]): MatrixRow['cells'] {
  const cells = new Map<Action, MenuTree[]>()
  for (const entry of entries) {
    const action = actionOf(entry)
    cells.set(action, [...(cells.get(action) ?? []), entry])
  }
  return cells
}

/** Returns the rows of the matrix, each before those below it. */
export function matrixRows(trees: readonly MenuTree[], depth = 0): MatrixRow[] {
  return trees
    .filter(({ record }) => record.menuType !== button)
    .flatMap((node) => {
      const buttons = node.children.filter(({ record }) => record.menuType === button)
      const own = isDirectory(node) ? buttons : [node, ...buttons]
      return [{ node, depth, cells: byAction(own) }, ...matrixRows(node.children, depth + 1)]
    })
}

/** Returns the columns that some row has an entry in. */
export function matrixActions(rows: readonly MatrixRow[]): Action[] {
  return columns.filter((action) => rows.some(({ cells }) => cells.has(action)))
}

/** The name of a column, as the buttons of the menu are called; the last one is named by the page. */
export const actionName = (action: Action) => (action === other ? undefined : actionNames[action])
