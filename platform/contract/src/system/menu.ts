import { most, patterns } from '../untrusted/rules'
import * as z from 'zod'
import { audit } from '../audit'
import { bytes, exportQuery } from '../download'
import { endpoint } from '../endpoint'
import {
  filter,
  id,
  parentId,
  places,
  queryId,
  queryIds,
  queryStatus,
  orEmpty,
  requiredText,
  sort,
  status,
  text,
  version,
  type TextFormat,
} from '../fields'
import { isHttpAddress } from '../untrusted/http-address'
import { menu } from './menu.record'

/** 0 directory, 1 page, 2 button permission. */
export const menuType = z.literal([0, 1, 2]).meta({ id: 'MenuType' })
export type MenuType = z.output<typeof menuType>

export const Menu = z
  .strictObject({
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
  .meta({ id: 'Menu' })
export type Menu = z.output<typeof Menu>

export const MenuNode = z
  .strictObject({
    id,
    pid: z.int().min(0),
    /** In the language asked for. */
    label: z.string(),
    /** The code of the permission; empty for none. */
    permission: z.string(),
    menuType,
    status,
    /** 0 hides the entry from the menu. */
    visible: status,
    get children() {
      return z.array(MenuNode)
    },
  })
  .meta({ id: 'MenuNode' })
export type MenuNode = z.output<typeof MenuNode>

/** The page id of the home page: the one entry that may have `sort` 0. */
export const homePage = 'home'

const isTextRecord = (query: string) => {
  try {
    return z.record(z.string(), z.string()).safeParse(JSON.parse(query)).success
  } catch {
    return false
  }
}

/**
 * A field that is left out gets its default in a new entry and stays as it is in an edited one. Which fields an entry has and
 * needs depends on its type: a directory a path; a page a path and a component, unless it is an external link or has a
 * frame source; a button neither. Fields that the type does not have are rejected unless empty.
 */
export const MenuForm = z
  .strictObject({
    pid: parentId,
    menuType,
    name: requiredText(most.menuName),
    nameEn: text(most.menuName).optional(),
    sort,
    path: text(most.path).optional(),
    /** True makes `path` an http(s) address that opens in a new browser tab. */
    isLink: z.boolean().optional(),
    isCache: z.boolean().optional(),
    status: status.optional(),
    visible: status.optional(),
    icon: text(100).optional(),
    /** A page id: segments of letters, digits, `_` and `-`, without extension. One of `pageIds`, or the one that the entry has already. */
    component: text(most.component)
      .regex(/^(?:[a-z0-9][\w-]*(?:\/[a-z0-9][\w-]*)*)?$/i)
      .optional(),
    /** `area:page:action`; never a wildcard. */
    permission: text(most.permission)
      .regex(orEmpty(patterns.permission), 'permissionFormat' satisfies TextFormat)
      .optional(),
    /** Makes the page a frame around this http(s) address. */
    frameSrc: text(most.frameSrc)
      .refine((source) => source === '' || isHttpAddress(source))
      .optional(),
    /** A JSON object of strings, or empty. */
    query: text(most.query)
      .refine((query) => query === '' || isTextRecord(query))
      .optional(),
  })
  .meta({ id: 'MenuForm' })
export type MenuForm = z.output<typeof MenuForm>

export const MenuEdit = MenuForm.extend({ id, version }).meta({ id: 'MenuEdit' })

const MenuQuery = z.strictObject({ name: filter, status: queryStatus })

export const menus = {
  list: endpoint('GET /api/system/menu/list', {
    access: 'system:menu:list',
    query: MenuQuery,
    reply: z.array(Menu),
    message: 'queried',
    summary: 'List menu entries',
  }),
  read: endpoint('GET /api/system/menu/info', {
    access: ['system:menu:query', 'system:menu:edit'],
    query: z.strictObject({ id: queryId }),
    reply: Menu,
    summary: 'Read a menu entry',
  }),
  /** The menus the asking person may grant: their own. */
  tree: endpoint('GET /api/system/menu/treeSelect', {
    access: [
      'system:menu:list',
      'system:menu:query',
      'system:role:list',
      'system:role:query',
      'system:role:add',
      'system:role:edit',
    ],
    reply: z.array(MenuNode),
    summary: 'Read the menu tree that may be granted',
  }),
  /** Returns the id of the new entry. No role has it yet. */
  add: endpoint('POST /api/system/menu', {
    access: 'system:menu:add',
    body: MenuForm,
    reply: id,
    audit: audit('add', menu, '新增菜单', 'Add menu entry'),
  }),
  edit: endpoint('PUT /api/system/menu', {
    access: 'system:menu:edit',
    body: MenuEdit,
    reply: z.null(),
    audit: audit('edit', menu, '修改菜单', 'Edit menu entry'),
  }),
  delete: endpoint('DELETE /api/system/menu', {
    access: 'system:menu:delete',
    query: z.strictObject({ ids: queryIds }),
    reply: z.null(),
    audit: audit('delete', menu, '删除菜单', 'Delete menu entries'),
  }),
  sort: endpoint('PUT /api/system/menu/sort', {
    access: 'system:menu:edit',
    body: places,
    reply: z.null(),
    audit: audit('edit', menu, '调整菜单排序', 'Reorder menu entries'),
  }),
  export: endpoint('GET /api/system/menu/export', {
    access: 'system:menu:export',
    query: exportQuery(MenuQuery),
    reply: bytes,
    summary: 'Export menu entries',
  }),
}
