import type { Permission } from '../access'
import type { LocalText } from '../language'
import { actionNames } from './action-names'
import type { MenuEntry, Module } from './module'

/** Permissions as area → page → actions: `catalogue.system.user` holds `list`. */
export type PermissionCatalogue = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** The actions in the order in which the menu lists them; any other one comes after. */
const actions = ['list', 'query', 'add', 'edit', 'delete', 'export', 'import']

/** Groups permissions by area and page, the actions of a page in the order of the menu. */
export function catalogueOf(codes: readonly Permission[]): PermissionCatalogue {
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

/** Returns all codes of a catalogue, in its order. */
export function codesIn(catalogue: PermissionCatalogue): readonly Permission[] {
  return Object.entries(catalogue).flatMap(([area, pages]) =>
    Object.entries(pages).flatMap(([page, known]) => known.map((action): Permission => `${area}:${page}:${action}`)),
  )
}

/**
 * Returns what each of these permissions is called: by the module that names it or the action of a kind, else by the last part of the code, else as the entry of the menu that
 * opens with it.
 */
export function permissionNamesOf(
  codes: readonly Permission[],
  modules: readonly Module[],
  ofActions: Readonly<Record<Permission, LocalText>>,
): Readonly<Record<Permission, LocalText>> {
  const own: Record<string, LocalText> = Object.assign({}, ofActions, ...modules.map(({ permissions }) => permissions))
  const entries = new Map(modules.flatMap(({ menu }) => entriesIn(menu)).map((one) => [one.permission, one.name]))
  const nameOf = (code: Permission): LocalText => {
    const action = code.split(':')[2]!
    return own[code] ?? actionNames[action] ?? entries.get(code) ?? { zh: action, en: action }
  }
  return Object.fromEntries(codes.map((code) => [code, nameOf(code)]))
}

const entriesIn = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.flatMap((one) => [one, ...entriesIn(one.children ?? [])])
