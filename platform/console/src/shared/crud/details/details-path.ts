import type { ModuleRoute } from '#shared/navigation/module-pages'
import type { DetailsKind } from './declaration'

/** The parts of the address of a record that are not of its list. */
const ownParts = ['tab', 'record']

/** Returns the query of a list from that of the list itself or of one of its records. */
function listSearch(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ownParts) params.delete(name)
  const query = params.toString()
  return query && `?${query}`
}

/** Returns the query with another page of the list; the first is not written. */
export function withPage(search: string, page: number): string {
  const params = new URLSearchParams(search)
  if (page > 1) params.set('page', String(page))
  else params.delete('page')
  const query = params.toString()
  return query && `?${query}`
}

/**
 * Returns the address of a record: below its list, and with the query of the list that it was opened from, so that the next record of the
 * same list is a click away, also after a reload and for people who get the address as a link.
 */
export function detailsPath({ page }: Pick<DetailsKind, 'page'>, id: number, search = ''): string {
  return `${page?.path ?? ''}/${id}${listSearch(search)}`
}

/**
 * The route of the page of one record, for those who may read one.
 * @example
 * export const routes = [detailsRoute(shopItem, 'shop/item/details')]
 */
export function detailsRoute({ name, page, details }: Omit<DetailsKind, 'kind'>, id: string): ModuleRoute {
  if (!page || !details) throw new Error(`${name.en} has no page or no details: add both to its kind of record.`)
  return {
    path: `${page.path}/:id`,
    title: { zh: `${name.zh}详情`, en: `${name.en} details` },
    page: id,
    isCache: true,
    permissions: details.access,
    activeMenu: page.path,
  }
}
