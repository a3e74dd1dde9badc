import * as z from 'zod'
import { bytes, fileOptions } from '../download'
import { endpoint, type Endpoint } from '../endpoint'
import { depts } from './dept'
import { dicts } from './dict'
import { menus } from './menu'
import { operationLogs } from './operation-log'
import { posts } from './post'
import { roles } from './role'
import { signInLogs } from './sign-in-log'
import { users } from './user'

/** What a list call takes beside its filters. */
type View = 'page' | 'pageWith' | 'size' | 'sort' | 'order'

/** The filters of a list, for a file of all its rows. */
function filtersOf<S extends z.ZodRawShape>({ query }: Endpoint<z.ZodObject<S, z.core.$strict>>) {
  const {
    page: _,
    pageWith: __,
    size: ___,
    sort: ____,
    order: _____,
    ...filters
  } = query.shape as S & Record<string, z.ZodType>
  return z.strictObject({ ...(filters as Omit<S, View>), ...fileOptions })
}

/** Files: lists as they are filtered and scoped for the asking person, in the order of their ids, and the form of an import. */
export const downloads = {
  users: endpoint('GET /api/system/user/export', {
    access: 'system:user:export',
    query: filtersOf(users.list),
    reply: bytes,
    summary: 'Export users',
  }),
  userTemplate: endpoint('GET /api/system/user/importTemplate', {
    access: 'system:user:import',
    query: z.strictObject(fileOptions),
    reply: bytes,
    summary: 'Download the form of a user import',
  }),
  roles: endpoint('GET /api/system/role/export', {
    access: 'system:role:export',
    query: filtersOf(roles.list),
    reply: bytes,
    summary: 'Export roles',
  }),
  menus: endpoint('GET /api/system/menu/export', {
    access: 'system:menu:export',
    query: filtersOf(menus.list),
    reply: bytes,
    summary: 'Export menu entries',
  }),
  depts: endpoint('GET /api/system/dept/export', {
    access: 'system:dept:export',
    query: filtersOf(depts.list),
    reply: bytes,
    summary: 'Export departments',
  }),
  posts: endpoint('GET /api/system/post/export', {
    access: 'system:post:export',
    query: filtersOf(posts.list),
    reply: bytes,
    summary: 'Export posts',
  }),
  dicts: endpoint('GET /api/system/dict/export', {
    access: 'system:dict:export',
    query: filtersOf(dicts.list),
    reply: bytes,
    summary: 'Export dictionaries',
  }),
  dictData: endpoint('GET /api/system/dict/data/export', {
    access: 'system:dict:export',
    query: filtersOf(dicts.data),
    reply: bytes,
    summary: 'Export dictionary values',
  }),
  operationLogs: endpoint('GET /api/system/operationLog/export', {
    access: 'system:operationLog:export',
    query: filtersOf(operationLogs.list),
    reply: bytes,
    summary: 'Export the operation log',
  }),
  signIns: endpoint('GET /api/system/signInLog/export', {
    access: 'system:signInLog:export',
    query: filtersOf(signInLogs.list),
    reply: bytes,
    summary: 'Export the sign-in log',
  }),
}
