import * as z from 'zod'
import { endpoint } from '../endpoint'
import { filter, id, queryId, queryStatus, status, version } from '../fields'

/** 0 directory, 1 page, 2 button permission. */
export const menuType = z.literal([0, 1, 2])
export type MenuType = z.output<typeof menuType>

export const Menu = z.strictObject({
  id,
  /** 0 at the root. */
  pid: z.int().min(0),
  /** One segment below the parent; an http(s) address for an external link; empty for a button. */
  path: z.string(),
  name: z.string(),
  nameEn: z.string(),
  /** Ascending in the menu. Only the home page has 0. */
  sort: z.int(),
  isLink: z.boolean(),
  isFrame: z.boolean(),
  isCache: z.boolean(),
  status,
  /** 0 hides the entry from the menu. */
  visible: status,
  menuType,
  icon: z.string(),
  /** A page id such as `system/user`; empty for directories and buttons. */
  component: z.string(),
  permission: z.string(),
  frameSrc: z.string(),
  query: z.string(),
  version,
})
export type Menu = z.output<typeof Menu>

export const MenuNode = z.strictObject({
  id,
  pid: z.int().min(0),
  /** In the language asked for. */
  label: z.string(),
  menuType,
  get children() {
    return z.array(MenuNode)
  },
})
export type MenuNode = z.output<typeof MenuNode>

export const menus = {
  list: endpoint('GET /api/system/menu/list', {
    access: 'system:menu:list',
    query: z.strictObject({ name: filter, status: queryStatus }),
    reply: z.array(Menu),
    message: 'queried',
  }),
  read: endpoint('GET /api/system/menu/info', {
    access: 'system:menu:query',
    query: z.strictObject({ id: queryId }),
    reply: Menu,
  }),
  /** The menus the asking person may grant: their own. */
  tree: endpoint('GET /api/system/menu/treeSelect', {
    access: ['system:menu:list', 'system:menu:query', 'system:role:list', 'system:role:query'],
    reply: z.array(MenuNode),
  }),
}
