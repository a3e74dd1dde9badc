import type { Endpoint } from '@atrium/contract/endpoint'
import type { Field } from '@atrium/contract/kind/field-kind'
import type { FieldedKind } from '@atrium/contract/kind/types'
import { pagedSource, type ListSource, type PagedEndpoint } from '../rows/list-source'
import { aDate, aMoment, anInteger, anyText, oneOf, recordId } from '../rows/use-list-params'

type Check = (value: string) => boolean

/**
 * Returns the source of the derived list of a kind: its filters with the check each value has to pass, and its sorts. The kind may also be one of `records`, which has the
 * names of the kinds of its fields alone.
 */
export function kindSource<E extends PagedEndpoint>(
  list: E,
  kind: Pick<FieldedKind, 'fields' | 'id' | 'softDelete'>,
): ListSource<E, string, string> {
  const filters: Record<string, Check> = {}
  for (const [name, field] of Object.entries(kind.fields)) {
    if (field.options.filter) Object.assign(filters, checksOf(name, field))
  }
  if (kind.softDelete) filters['bin'] = oneOf('true')
  const sorts = Object.entries(kind.fields).flatMap(([name, { options }]) => (options.sort ? [name] : []))
  return pagedSource(list, { filters, sorts: sorts.length > 0 ? [kind.id, ...sorts] : [] })
}

/** Returns the call of the list of a kind as a row of method, path and access. */
export function listCallOf({
  permissions,
}: Pick<FieldedKind, 'permissions'>): Pick<Endpoint, 'method' | 'path' | 'access'> {
  return { method: 'GET', path: `/api/${permissions.replace(':', '/')}/list`, access: `${permissions}:list` }
}

/** Some of the given values, with commas between. */
const someOf = (known: readonly string[]) => (value: string) => value.split(',').every((one) => known.includes(one))

function checksOf(name: string, { kind, settings }: Field): Record<string, Check> {
  const both = (check: Check) => ({ [`${name}From`]: check, [`${name}To`]: check })
  if (kind.filter === 'numbers') return both(anInteger)
  if (kind.filter === 'dates' || kind.filter === 'overlap') return both(aDate)
  if (kind.filter === 'moments') return both(aMoment)
  if (settings['choices']) return { [name]: someOf(Object.keys(settings['choices'])) }
  if (kind.name === 'yesNo') return { [name]: oneOf('true', 'false') }
  if (settings['target']) return { [name]: recordId }
  if (kind.name === 'state') return { [name]: oneOf(...Object.keys(settings['values'] as object)) }
  return { [name]: kind.name === 'status' ? oneOf('0', '1') : anyText }
}
