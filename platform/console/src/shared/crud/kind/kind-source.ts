import type { Endpoint } from '@atrium/contract/endpoint'
import { listShapeOf, type FilterCheck, type KindListShape } from '@atrium/contract/kind/list/list-shape'
import type { FieldedKind } from '@atrium/contract/kind/types'
import { pagedSource, type ListSource, type PagedEndpoint } from '../rows/list-source'
import {
  aDate,
  aFlag,
  aMoment,
  anInteger,
  anyText,
  oneOf,
  recordId,
  recordIds,
  someTexts,
} from '../rows/use-list-params'

type Check = (value: string) => boolean

/** Returns the source of the derived list of a kind: its filters with the check each value has to pass, its sorts and its groups. */
export const kindSource = <E extends PagedEndpoint>(list: E, kind: FieldedKind): ListSource<E, string, string> =>
  shapedSource(list, listShapeOf(kind))

/** The same of the parts of the address that the list takes. */
export function shapedSource<E extends PagedEndpoint>(
  list: E,
  { filters, sorts, groups }: KindListShape,
): ListSource<E, string, string> {
  const checks = Object.fromEntries(Object.entries(filters).map(([name, check]) => [name, checkOf(check)]))
  return pagedSource(list, { filters: checks, sorts, thenBy: sorts, groups })
}

/** Returns the call of the list of a kind as a row of method, path and access. */
export function listCallOf({
  permissions,
}: Pick<FieldedKind, 'permissions'>): Pick<Endpoint, 'method' | 'path' | 'access'> {
  return { method: 'GET', path: `/api/${permissions.replace(':', '/')}/list`, access: `${permissions}:list` }
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
