import { permissionCatalogue } from '@atrium/contract'
import type { Selectable } from 'kysely'
import type { Database, MenuTable } from '#server/db/schema'
import { menuTree, type Branch } from './menu-tree.seed'

type MenuSeed = Omit<Selectable<MenuTable>, 'version'>

/** Buttons are numbered from here on. */
const firstButton = 1000

const actionNames: Record<string, readonly [name: string, nameEn: string]> = {
  query: ['查询', 'View'],
  add: ['新增', 'Add'],
  edit: ['修改', 'Edit'],
  delete: ['删除', 'Delete'],
  export: ['导出', 'Export'],
  import: ['导入', 'Import'],
  resetPwd: ['重置密码', 'Reset password'],
  kick: ['强制下线', 'End session'],
}

function rowOf(branch: Branch, id: number, pid: number, sort: number, parentId: string): MenuSeed {
  const { path, name, nameEn, icon, children, pageId = path, cached, disabled, frameSrc = '', query = '' } = branch
  const page = parentId ? `${parentId}/${pageId}` : pageId
  return {
    id,
    pid,
    path,
    name,
    nameEn,
    icon,
    sort: branch.sort ?? sort,
    isLink: 0,
    isFrame: frameSrc ? 1 : 0,
    isCache: cached ? 1 : 0,
    status: disabled ? 0 : 1,
    visible: 1,
    menuType: children ? 0 : 1,
    component: children || frameSrc ? '' : page,
    permission: branch.permission ?? '',
    frameSrc,
    query,
  }
}

/** Directory n has the ids n00 upward for everything below it, in the order listed. */
function rowsOf(tree: readonly Branch[]): MenuSeed[] {
  return tree.flatMap((top, index) => {
    const rows: MenuSeed[] = [rowOf(top, index + 1, 0, index + 1, '')]
    let next = (index + 1) * 100
    const walk = (branches: readonly Branch[], pid: number, parentId: string) => {
      for (const [at, branch] of branches.entries()) {
        const id = next++
        rows.push(rowOf(branch, id, pid, at + 1, parentId))
        if (branch.children) walk(branch.children, id, `${parentId}/${branch.pageId ?? branch.path}`)
      }
    }
    walk(top.children ?? [], index + 1, top.pageId ?? top.path)
    return rows
  })
}

/** One button for every action of a page but `list`, which belongs to the page itself. */
function buttonsOf(pages: readonly MenuSeed[]): MenuSeed[] {
  let next = firstButton
  return pages.flatMap(({ id, permission }) => {
    const [area, page, own] = permission.split(':')
    const actions = permissionCatalogue[area!]?.[page!] ?? []
    return actions
      .filter((action) => action !== own)
      .map((action, index) => {
        const [name, nameEn] = actionNames[action]!
        const branch: Branch = { path: '', name, nameEn, icon: '', permission: `${area!}:${page!}:${action}` }
        return { ...rowOf(branch, next++, id, index + 1, ''), menuType: 2, component: '' }
      })
  })
}

const pages = rowsOf(menuTree)

/** Every row of the menu: the tree of the specification and the buttons of the system pages. */
export const seedMenus: readonly MenuSeed[] = [...pages, ...buttonsOf(pages)]

export async function insertMenus(db: Database): Promise<void> {
  await db
    .insertInto('menus')
    .values([...seedMenus])
    .execute()
}
