import { dashboard } from './dashboard'
import type { Permission } from './access'
import type { Endpoint } from './endpoint'
import { errorStatus } from './failure/errors'
import { modules as listed } from '#modules/contract'
import { checkModules } from './module/check'
import { joined } from './module/join'
import { checkScopes } from './module/scope-check'
import { pagesOf, type Module, type ModuleContract } from './module/module'
import { platform } from './module/platform'
import type { RecordError, RecordKind, Words } from './record-kind'
import { session } from './session'
import { notices } from './system/profile.notices'
import { depts } from './system/dept'
import { dicts } from './system/dict'
import { files } from './system/file'
import { menus } from './system/menu'
import { onlineSessions, ownSessions } from './system/online-session'
import { operationLogs } from './system/operation-log'
import { posts } from './system/post'
import { presence } from './system/user/presence'
import { profile } from './system/profile'
import { roles } from './system/role'
import { roleUsers } from './system/role-user'
import { signInLogs } from './system/sign-in-log'
import { users } from './system/user'
import { verification } from './untrusted/verification'
import { userImport } from './system/import/user-import'
import { user } from './system/user.record'
import { role } from './system/role.record'
import { menu } from './system/menu.record'
import { dept } from './system/dept.record'
import { post } from './system/post.record'
import { dict } from './system/dict.record'
import { dictData } from './system/dict-data.record'
import { session as onlineSession } from './system/online-session.record'

const platformApi = {
  session,
  dashboard,
  users,
  userImport,
  profile,
  roles,
  roleUsers,
  menus,
  depts,
  posts,
  dicts,
  operationLogs,
  signInLogs,
  onlineSessions,
  ownSessions,
  files,
  notices,
  presence,
  verification,
}

export { platform }

/** The modules of this product. */
export const modules: readonly ModuleContract[] = Object.values(listed)

const declared: readonly Module[] = [platform, ...modules.map(({ module }) => module)]

/** Every call of the API, by resource. */
export const api = { ...platformApi, ...joined(listed, 'api') }

/** Every call with the name it has in `api`, such as `users.list`. */
export const endpoints: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(api).flatMap(
  ([resource, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([call, row]) => [`${resource}.${call}`, row] as const),
)

/** The actions in the order in which the menu lists them; any other one comes after. */
const actions = ['list', 'query', 'add', 'edit', 'delete', 'export', 'import']

/**
 * Every permission that a call asks for or a module declares, as area → page → actions: `permissionCatalogue.system.user` holds `list`. The
 * buttons of the seeded menu and the suggestions of the menu editor are made from it.
 */
export const permissionCatalogue: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = catalogueOf([
  ...endpoints.flatMap(([, { access }]) => (access === 'public' || access === 'signedIn' ? [] : [access].flat())),
  ...declared.flatMap(({ handlerPermissions = [] }) => handlerPermissions),
])

function catalogueOf(codes: readonly Permission[]): Record<string, Record<string, string[]>> {
  const catalogue: Record<string, Record<string, string[]>> = {}
  for (const code of new Set(codes)) {
    const [area, page, action] = code.split(':') as [string, string, string]
    const pages = (catalogue[area] ??= {})
    const known = (pages[page] ??= [])
    known.push(action)
  }
  const place = (action: string) => (actions.includes(action) ? actions.indexOf(action) : actions.length)
  for (const pages of Object.values(catalogue)) {
    for (const known of Object.values(pages)) known.sort((a, b) => place(a) - place(b))
  }
  return catalogue
}

/** All codes of the catalogue, in its order. */
export const allPermissions: readonly Permission[] = Object.entries(permissionCatalogue).flatMap(([area, pages]) =>
  Object.entries(pages).flatMap(([page, known]) => known.map((action): Permission => `${area}:${page}:${action}`)),
)

const platformRecords = {
  user,
  role,
  menu,
  dept,
  post,
  dict,
  dictData,
  session: onlineSession,
}

/** Every kind of record, by its name. */
export const recordKinds: Readonly<Record<string, RecordKind>> = { ...platformRecords, ...joined(listed, 'records') }

/** The words for the kinds of writes in the operation log: those of the platform, then those of the modules. */
export const auditKinds: Readonly<Record<string, Words>> = Object.assign(
  {},
  ...declared.map(({ auditKinds: own }) => own),
)

/** The ids of all pages that a menu entry may name as its `component`: the folder of the page below `pages`. */
export const pageIds: readonly string[] = [
  ...new Set(declared.flatMap(({ menu, pages = [] }) => [...pagesOf(menu).own, ...pages])),
].toSorted()

/** Throws an Error with a sentence when two modules have something under the same name, or a kind of record has an impossible scope. */
export function refuseClashes(): void {
  checkModules([{ module: platform, api: platformApi, records: platformRecords }, ...modules])
  checkScopes(recordKinds)
}

/** Every failure by its code, with its HTTP status and, where it belongs to a kind of record, its text. */
export const failures: Readonly<Record<string, Pick<RecordError, 'confirmable'> & { status: number; text?: Words }>> = {
  ...Object.fromEntries(Object.entries(errorStatus).map(([code, status]) => [code, { status }])),
  ...Object.fromEntries(
    Object.values(recordKinds).flatMap(({ errors }) => Object.values(errors).map((error) => [error.code, error])),
  ),
}
