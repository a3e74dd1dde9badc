import type { LocalText } from 'atrium/contract/language'
import type { Permission } from '../access'
import type { Endpoint } from '../endpoint'
import { errorStatus } from '../error/codes'
import type { RecordError, RecordKinds } from '../kind/record-kind'
import type { UserFieldGroup } from '../system/user/extra-fields'
import { actionPermissions } from './action-permissions'
import { checkModules } from './check'
import { pagesOf, type MenuEntry, type Module, type ModuleContract } from './module'
import { checkUserFields, groupsOf, userWithFields } from './user-fields'
import { withUserFields } from '../system/user/extra-schemas'
import { catalogueOf, codesIn, permissionNamesOf, type PermissionCatalogue } from './permission-catalogue'
import type { MailKinds } from '../system/notice/mail-kind'
import type { NoticeKinds } from '../system/notice/notice-kind'
import { platform } from './platform'
import { platformApi, platformRecords } from './platform-api'
import { checkScopes } from './scope-check'

/** Calls by resource and name: `api.users.list`. */
export type Api = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

type Modules = Readonly<Record<string, ModuleContract>>

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

/** The calls of the platform and of all given modules. */
type JoinedApi<M extends Modules> = typeof platformApi & Intersection<M[keyof M]['api']>

/** The text of an error, where it belongs to a kind of record, and its HTTP status. */
export type ErrorKind = Pick<RecordError, 'confirmable'> & { readonly status: number; readonly text?: LocalText }

/** Describes the API of one product for client and server: the calls, records, permissions and pages of the platform and of its modules. */
export interface Contract<A = Api> {
  /** Every call, by resource. */
  readonly api: A
  /** Every call with the name it has in `api`, such as `users.list`. */
  readonly endpoints: readonly (readonly [name: string, endpoint: Endpoint])[]
  /**
   * Every permission that a call needs or a module declares, as area → page → actions: `permissionCatalogue.system.user` holds `list`.
   * The buttons of the seeded menu and the suggestions of the menu editor are made from it.
   */
  readonly permissionCatalogue: PermissionCatalogue
  /** All codes of the catalogue, in its order. */
  readonly allPermissions: readonly Permission[]
  /** The name of each of these codes. */
  readonly permissionNames: Readonly<Record<Permission, LocalText>>
  /** Every kind of record, by its name. */
  readonly recordKinds: RecordKinds
  /** The words for the kinds of writes in the operation log: those of the platform, then those of the modules. */
  readonly auditKinds: Readonly<Record<string, LocalText>>
  /** The kinds of notices: those of the platform, then those of the modules. */
  readonly noticeKinds: NoticeKinds
  /** The kinds of mails beside those of notices, in the same order. */
  readonly mailKinds: MailKinds
  /** The ids of all pages that a menu entry may name as its `component`: the folder of the page below `pages`. */
  readonly pageIds: readonly string[]
  /** The module whose page shows in place of the one with this id, by page id. */
  readonly replacedPages: Readonly<Record<string, string>>
  /** Every error by its code. */
  readonly errors: Readonly<Record<string, ErrorKind>>
  /** The modules, without the platform, in the order in which the product lists them. */
  readonly modules: readonly ModuleContract[]
  /** The platform, then the modules, as plain data. */
  readonly declared: readonly Module[]
  /** The extra fields of users, by module in the order of the product. */
  readonly userFields: readonly UserFieldGroup[]
}

/**
 * Joins the modules of a product with the platform. Does not look for clashes between them, see `checkContract`. Throws an Error with a sentence
 * where a module is listed under another name than its own.
 * @example
 * const contract = createContract({ showcase, forms })
 * contract.api.forms.list // typed as in the module
 */
export function createContract<const M extends Modules>(listed: M): Contract<JoinedApi<M>> {
  checkNames(listed)
  const modules = Object.values(listed).map((one) => ({
    ...one,
    module: withoutAbsent(one.module, Object.keys(listed)),
  }))
  const declared = [platform, ...modules.map(({ module }) => module)]
  const userFields = groupsOf(modules)
  const hasFields = userFields.length > 0
  const extended = hasFields ? withUserFields(userFields) : {}
  const api: JoinedApi<M> = Object.assign({}, platformApi, extended, ...modules.map((one) => one.api))
  const endpoints = endpointsOf(api)
  const permissionCatalogue = catalogueOf([
    ...endpoints.flatMap(([, { access }]) => (access === 'public' || access === 'signedIn' ? [] : [access].flat())),
    ...declared.flatMap(({ handlerPermissions = [] }) => handlerPermissions),
  ])
  const recordKinds: RecordKinds = Object.assign(
    {},
    platformRecords,
    hasFields ? { user: userWithFields(userFields) } : undefined,
    ...modules.map((one) => one.records),
  )
  const allPermissions = codesIn(permissionCatalogue)
  return {
    api,
    endpoints,
    permissionCatalogue,
    allPermissions,
    permissionNames: permissionNamesOf(allPermissions, declared, actionPermissions(recordKinds)),
    recordKinds,
    auditKinds: Object.assign({}, ...declared.map(({ auditKinds }) => auditKinds)),
    noticeKinds: Object.assign({}, ...declared.map(({ notices }) => notices)),
    mailKinds: Object.assign({}, ...declared.map(({ mails }) => mails)),
    pageIds: [...new Set(declared.flatMap(({ menu, pages = [] }) => [...pagesOf(menu).own, ...pages]))].toSorted(),
    replacedPages: Object.fromEntries(
      declared.flatMap(({ name, replaces = [] }) => replaces.map((id) => [id, name] as const)),
    ),
    errors: errorKindsOf(recordKinds),
    modules,
    declared,
    userFields,
  }
}

/** Migrations, menu and demo rows of a module are recorded under its name, which the lists of a product are read by. */
function checkNames(listed: Modules): void {
  for (const [name, { module }] of Object.entries(listed))
    if (module.name !== name)
      throw new Error(
        `The product lists the module "${module.name}" under the name "${name}". Give both the same name.`,
      )
}

/** A module without the entries of its menu that open a page of a module which the product does not have. */
function withoutAbsent(module: Module, present: readonly string[]): Module {
  const kept = (menu: readonly MenuEntry[]): MenuEntry[] =>
    menu
      .filter(({ needs }) => needs === undefined || present.includes(needs))
      .map((one) => (one.children ? { ...one, children: kept(one.children) } : one))
  return { ...module, menu: kept(module.menu) }
}

function endpointsOf(api: object): Contract['endpoints'] {
  return Object.entries(api as Api).flatMap(([resource, calls]) =>
    Object.entries(calls).map(([call, row]) => [`${resource}.${call}`, row] as const),
  )
}

function errorKindsOf(recordKinds: RecordKinds): Contract['errors'] {
  return {
    ...Object.fromEntries(Object.entries(errorStatus).map(([code, status]) => [code, { status }])),
    ...Object.fromEntries(
      Object.values(recordKinds).flatMap(({ errors }) => Object.values(errors).map((error) => [error.code, error])),
    ),
  }
}

/** Throws an Error with a sentence when two modules have something under the same name, or a kind of record has an impossible scope. */
export function checkContract({
  modules,
  recordKinds,
  declared,
}: Pick<Contract, 'modules' | 'recordKinds' | 'declared'>): void {
  checkModules([{ module: declared[0] ?? platform, api: platformApi, records: platformRecords }, ...modules])
  checkScopes(recordKinds)
  checkUserFields(modules)
}

/** Throws an Error with a sentence where `modules/` has a folder that is no module of the product. `folders` are the names of those that hold a module. */
export function rejectUnlisted(folders: readonly string[], { modules }: Pick<Contract, 'modules'>): void {
  const unlisted = folders.find((name) => !modules.some(({ module }) => module.name === name))
  if (unlisted !== undefined)
    throw new Error(
      `There is modules/${unlisted}, which is no module of the product: give it a contract/index.ts, list it in product/contract.ts if there is such a list, or delete it.`,
    )
}
