import { pageIdOf, type MenuEntry, type Module } from 'atrium/contract/module/module'
import type { Permission } from 'atrium/contract/access'
import type { Brand } from 'atrium/contract/brand'
import type { Contract } from 'atrium/contract/module/contract'
import type { Selectable } from 'kysely'
import type { ProductData } from '../../call/call'
import type { MenuTable } from '../../db/schema'
import { inMenuOrder } from './menu-order'

type Row = Omit<Selectable<MenuTable>, 'id' | 'pid' | 'version'>

/** An entry of the menu, or a button, as a module declares it. */
export interface PlannedEntry {
  /** Its part, see `ModulePartTable`. */
  readonly part: string
  /** The part of the entry above; undefined at the root. */
  readonly above: string | undefined
  /** The id in a new database; undefined for any. */
  readonly id: number | undefined
  readonly row: Row
}

const nothing = { isLink: 0, isFrame: 0, isCache: 0, visible: 1, component: '', frameSrc: '', query: '' } as const

function rowOf(brand: Brand, entry: MenuEntry, sort: number, page: string): Row {
  const { path, name, icon, children, cached, disabled, permission = '', frameSrc = '', href, query = '' } = entry
  return {
    ...nothing,
    path: href ?? path,
    name: name.zh,
    nameEn: name.en,
    icon,
    sort: entry.sort ?? sort,
    isLink: href ? 1 : 0,
    isFrame: frameSrc ? 1 : 0,
    isCache: cached ? 1 : 0,
    status: disabled ? 0 : 1,
    menuType: children ? 0 : 1,
    component: children || frameSrc || href ? '' : page,
    permission,
    frameSrc,
    query: typeof query === 'string' ? query : query(brand),
  }
}

/** The first ids of a module's entries: directory n has the ids n00 upward for everything below it, in the order listed. */
function entriesOf(brand: Brand, { menu, firstIds }: Module): PlannedEntry[] {
  return menu.flatMap((top, at) => {
    const directory = firstIds && firstIds.directory + at
    let next = (directory ?? 0) * 100
    const walk = (
      entry: MenuEntry,
      sort: number,
      above: PlannedEntry | undefined,
      pageAbove: string,
    ): PlannedEntry[] => {
      const page = pageIdOf(entry, pageAbove)
      const planned: PlannedEntry = {
        part: above ? `${above.part}/${entry.path}` : `menu/${entry.path}`,
        above: above?.part,
        id: above ? firstIds && next++ : directory,
        row: rowOf(brand, entry, sort, page),
      }
      return [planned, ...(entry.children ?? []).flatMap((child, place) => walk(child, place + 1, planned, page))]
    }
    return walk(top, directory ?? 1, undefined, '')
  })
}

/**
 * One button for every permission of the pages that none of them opens with. Where several pages belong to one area and page of the
 * catalogue, the first one has the buttons.
 */
function buttonsOf(
  { permissionCatalogue, permissionNames }: Contract,
  { firstIds }: Module,
  pages: readonly PlannedEntry[],
): PlannedEntry[] {
  let next = firstIds?.button
  const planned = new Set<string>(pages.map(({ row }) => row.permission))
  return pages.flatMap(({ part, row }) => {
    const [area, page] = row.permission.split(':')
    const codes = (permissionCatalogue[area!]?.[page!] ?? []).map((action): Permission => `${area!}:${page!}:${action}`)
    return codes
      .filter((code) => !planned.has(code) && planned.add(code))
      .map((permission, at): PlannedEntry => {
        const { zh: name, en: nameEn } = permissionNames[permission]!
        const words = { path: '', icon: '', name, nameEn, permission }
        return {
          part: `button/${permission}`,
          above: part,
          id: next === undefined ? undefined : next++,
          row: { ...nothing, ...words, sort: at + 1, status: 1, menuType: 2 },
        }
      })
  })
}

/** Returns every entry that a module declares for the menu, each after the one above it; the buttons last. */
export function menuPlan({ brand, contract, menuOrder = [] }: ProductData, module: Module): PlannedEntry[] {
  const ordered = inMenuOrder(contract.declared, menuOrder).find(({ name }) => name === module.name)
  const entries = entriesOf(brand, ordered ?? module)
  return [...entries, ...buttonsOf(contract, module, entries)]
}

/** An entry of the menu of a new database. */
export interface SeedMenu extends Row {
  readonly id: number
  readonly pid: number
}

/** Returns the entries that the platform and the modules with given ids put into the menu of a new database, with these ids. */
export const seedMenus = (product: ProductData): SeedMenu[] =>
  product.contract.declared
    .filter(({ firstIds }) => firstIds)
    .flatMap((module) => {
      const plan = menuPlan(product, module)
      const idOf = new Map(plan.map(({ part, id }) => [part, id!]))
      return plan.map(({ id, above, row }) => ({ id: id!, pid: above === undefined ? 0 : idOf.get(above)!, ...row }))
    })
