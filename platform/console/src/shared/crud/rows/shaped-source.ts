import type { Permission } from 'atrium/contract/access'
import type { Endpoint } from 'atrium/contract/endpoint'
import type { FilterCheck, KindListShape } from 'atrium/contract/kind/list/list-shape'
import { pagedSource, wholeSource, type ListSource, type PagedEndpoint } from './list-source'
import { aDate, aFlag, aMoment, anInteger, anyText, oneOf, recordId, recordIds, someTexts } from './use-list-params'

type Check = (value: string) => boolean

/** Returns the source of a derived list by the parts of the address that it takes. */
export function shapedSource<E extends PagedEndpoint>(
  list: E,
  { filters, sorts, groups, isWhole }: KindListShape,
): ListSource<E, string, string> {
  const checks = Object.fromEntries(Object.entries(filters).map(([name, check]) => [name, checkOf(check)]))
  if (isWhole) return wholeSource(list as never, { filters: checks, sorts: [] }) as never
  return pagedSource(list, { filters: checks, sorts, thenBy: sorts, groups })
}

/** Returns the call of the list of a derived page, by its id, as a row of method, path and access. */
export function listCallOf(page: string): Pick<Endpoint, 'method' | 'path' | 'access'> {
  return { method: 'GET', path: `/api/${page}/list`, access: `${page.replace('/', ':')}:list` as Permission }
}

const named: Readonly<Record<Extract<FilterCheck, string>, Check>> = {
  text: anyText,
  texts: someTexts,
  id: recordId,
  ids: recordIds,
  flag: aFlag,
  integer: anInteger,
  date: aDate,
  moment: aMoment,
}

function checkOf(check: FilterCheck): Check {
  if (typeof check === 'string') return named[check]
  if (!('someOf' in check)) return oneOf(...check)
  return (value) => value.split(',').every((one) => check.someOf.includes(one))
}
