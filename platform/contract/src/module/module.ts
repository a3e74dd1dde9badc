import type { LocalText } from 'atrium/contract/language'
import type { Permission } from '../access'
import type { Brand } from '../brand'
import type { Endpoint } from '../endpoint'
import type { RecordKind } from '../kind/record-kind'
import type { UserFields } from '../system/user/extra-fields'
import type { MailKinds } from '../system/notice/mail-kind'
import type { NoticeKinds } from '../system/notice/notice-kind'
import type { EventKinds } from '../system/operation/webhook-events'
import type { Settings } from './setting'
import type { PurposeKind } from '../untrusted/verification'

/** An entry of a menu as a module brings it. One with `children` is a directory, every other one a page. */
export interface MenuEntry {
  /** One segment of the address below that of the entry above; no two of one directory have the same. */
  readonly path: string
  readonly name: LocalText
  /** Such as `lucide:box`. */
  readonly icon: string
  /**
   * The last part of the page id; `path` without it. The id begins with that of the entry above. With a `/` in front it is a whole id:
   * `/form-designer` opens the page `form-designer`, which a module lists in its menu or in `pages`.
   */
  readonly pageId?: string
  /** Ascending in the menu; by default the place in its list, and for the first entry of a module directly after the system pages. */
  readonly sort?: number
  /** The page keeps what was typed while another tab is active. */
  readonly cached?: true
  readonly disabled?: true
  /** The permission that opens the page. The other permissions of its area and page become its buttons. */
  readonly permission?: Permission
  /** Makes the page a frame around this address. */
  readonly frameSrc?: string
  /** Makes the entry a link to this http(s) address, which opens in a new browser tab. */
  readonly href?: string
  /** A JSON object of strings that the page is opened with, or what makes it for the product. */
  readonly query?: string | ((brand: Brand) => string)
  /** The module whose page it opens: a product without that module has no such entry. */
  readonly needs?: string
  readonly children?: readonly MenuEntry[]
}

/** An entry in one line, since a menu has many. */
export function entry(
  path: string,
  name: LocalText,
  icon: string,
  rest: Omit<MenuEntry, 'path' | 'name' | 'icon'> = {},
): MenuEntry {
  return { path, name, icon, ...rest }
}

/** A panel that a module adds to the dashboard, below those of the platform unless `isFirst`; its code is `console/panels/<id>/panel.tsx`. */
export interface PanelEntry {
  /** Lower-case letters, digits and hyphens. */
  readonly id: string
  readonly title: LocalText
  /** Who sees it; everybody without one. Its calls still need their own permissions. */
  readonly permission?: Permission
  /** It takes a whole row. */
  readonly isWide?: true
  /** It is above the charts of the platform, in a row of its own: for what waits for the reader. Low. */
  readonly isFirst?: true
}

/** A value of a dictionary, its label and the name of its tint, see `listClass`. */
export type DictionaryValue = readonly [value: string, label: LocalText, tint: string]

export interface Dictionary {
  readonly name: LocalText
  readonly remark?: string
  /** In their order; the first one is the default. */
  readonly values: readonly DictionaryValue[]
}

/** A part of the product that can be added and taken away, as plain data; see docs/guides/add-a-module.md. */
export interface Module {
  /** Lower-case letters and digits, as in `MODULES` and in the names of its migrations. */
  readonly name: string
  readonly title: LocalText
  readonly menu: readonly MenuEntry[]
  /** In the order of the dashboard. */
  readonly panels?: readonly PanelEntry[]
  /** By type, which begins with the name of the module. */
  readonly dictionaries?: Readonly<Record<string, Dictionary>>
  /**
   * The names of its own permissions in the menu and in the rights of a role, by code: `{ 'stock:item:book': { zh: '预订', en: 'Book' } }`. Actions in
   * `actionNames`, such as add and export, have a name already.
   */
  readonly permissions?: Readonly<Record<Permission, LocalText>>
  /** Permissions that no call needs: handlers check them for a part of what a call does, see `holds` of the server. */
  readonly handlerPermissions?: readonly Permission[]
  /** Its own kinds of writes for `audit()`, with their words in the operation log: `{ book: { zh: '预订', en: 'Book' } }`. */
  readonly auditKinds?: Readonly<Record<string, LocalText>>
  /** The values that an administrator or the environment sets for it, see `settingsOf` of the server. */
  readonly settings?: Settings
  /** The groups of its settings on the page, by the names that they have in `group`; one of its title without them. */
  readonly settingGroups?: Readonly<Record<string, LocalText>>
  /** The kind of verification for each of its purposes, which begin with its name: `{ 'shop-coupon': 'puzzle' }`. */
  readonly verifications?: Readonly<Record<string, PurposeKind>>
  /** The kinds of notices that it sends with `call.notify`. */
  readonly notices?: NoticeKinds
  /** The kinds of mails that it sends with `call.mail`, beside those of its notices. A mail without a kind is always sent. */
  readonly mails?: MailKinds
  /** The events that it sends to webhooks with `call.event`, beside those of its records. */
  readonly events?: EventKinds
  /** Ids of pages that no entry of the menu opens. */
  readonly pages?: readonly string[]
  /**
   * Ids of pages of the platform or of another module that this one has a page of its own for, in the folder of that id below its `console/pages`:
   * `['system/post']`. Menu, addresses and permissions stay.
   */
  readonly replaces?: readonly string[]
  /** A module to try the product with: without `MODULES` it runs with the demo seed alone. */
  readonly isSample?: true
  /** The entries that the role `common` opens in a new database, such as `able/message`. */
  readonly memberEntries?: readonly string[]
  /**
   * The entries that every role opens in a new database, such as `forms/mine`, with the directory above. Roles of the demo do not: their entries are
   * specified.
   */
  readonly entriesForAll?: readonly string[]
  /** The ids that its entries have in a new database, where a specification gives them: of the first directory and of the first button. */
  readonly firstIds?: { readonly directory: number; readonly button?: number }
}

/** A module with the types of its settings. */
type DefinedModule<S extends Settings> = Omit<Module, 'settings'> & { readonly settings?: S }

/** The parts of a module for client and server: the module itself, its calls by resource, its kinds of records, and extra fields of users. */
export interface ModuleContract {
  readonly module: Module
  readonly api: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>
  readonly records: Readonly<Record<string, RecordKind>>
  /** Its extra fields of users, see `defineUserFields`. */
  readonly userFields?: UserFields
}

/**
 * Describes a module, and keeps the types of its settings. Throws an Error with a sentence when the name is not of the form that migrations need.
 * @example
 * export const stock = defineModule({
 *   name: 'stock',
 *   title: { zh: '库存', en: 'Stock' },
 *   menu: [{ path: 'stock', name: { zh: '库存', en: 'Stock' }, icon: 'lucide:box', children: [] }],
 * })
 */
export function defineModule<S extends Settings = Settings>(module: DefinedModule<S>): DefinedModule<S> {
  if (!/^[a-z][a-z0-9]*$/.test(module.name)) {
    throw new Error(`A module is named with lower-case letters and digits, not "${module.name}".`)
  }
  return module
}

/** The page id of an entry below the entry whose id is `above`; a page id with a `/` in front is a whole one. */
export function pageIdOf({ path, pageId = path }: MenuEntry, above = ''): string {
  if (pageId.startsWith('/')) return pageId.slice(1)
  return above ? `${above}/${pageId}` : pageId
}

interface MenuPages {
  /** The ids of the pages that the menu brings along; a frame and a link have none. */
  readonly own: readonly string[]
  /** The ids that it names as a whole, and that a module has to have. */
  readonly named: readonly string[]
}

/** The pages that the entries of a menu open. */
export function pagesOf(menu: readonly MenuEntry[]): MenuPages {
  const opened = openedPages(menu)
  const idsOf = (isWhole: boolean) => opened.filter((one) => one.isWhole === isWhole).map(({ id }) => id)
  return { own: idsOf(false), named: idsOf(true) }
}

function openedPages(menu: readonly MenuEntry[], above = ''): { id: string; isWhole: boolean }[] {
  return menu.flatMap((one) => {
    const id = pageIdOf(one, above)
    if (one.children) return openedPages(one.children, id)
    return one.frameSrc || one.href ? [] : [{ id, isWhole: one.pageId?.startsWith('/') ?? false }]
  })
}
