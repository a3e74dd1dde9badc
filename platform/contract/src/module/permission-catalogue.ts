import type { Permission } from '../access'

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
