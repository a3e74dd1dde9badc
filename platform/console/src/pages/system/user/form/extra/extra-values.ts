import { extraOf, placedFields, type ExtraField, type ExtraValue } from 'atrium/contract/system/user/extra-fields'
import { userFields } from '#shared/api/records'
import { runningFields, type ExtraKey } from './running-fields'

const blankOf = ({ kind }: ExtraField): ExtraValue => {
  if (kind === 'switch') return false
  return kind === 'text' || kind === 'dict' ? '' : null
}

type Values = Record<ExtraKey, ExtraValue>

/** The fields of a new user, by the names that they have in the form and in errors of the server. */
export const blankExtra: Values = Object.fromEntries<ExtraValue>(
  placedFields(userFields).map(({ key, field }) => [key, blankOf(field)]),
)

/** The fields of a user. */
export function extraValues(user: object): Values {
  const extra = extraOf(user)
  const values = placedFields(userFields).map(({ key, module, column, field }) => [
    key,
    extra[module]?.[column] ?? blankOf(field),
  ])
  return Object.fromEntries(values) as Values
}

/** Divides what was typed into the body of a call and its extra fields; a product without any sends none. */
export function withExtraBody<T extends object>(typed: T): { values: Omit<T, ExtraKey>; extra: { extra?: object } } {
  const given = typed as Record<string, unknown>
  const values = Object.fromEntries(Object.entries(given).filter(([name]) => !name.startsWith('extra.')))
  const body: Record<string, Record<string, unknown>> = {}
  for (const { key, module, column, field } of runningFields()) {
    // The section of a form that has just opened may be still loading: what is left out stays as it was.
    if (!(key in given)) continue
    // A field that its form cleared is undefined.
    body[module] = { ...body[module], [column]: given[key] ?? blankOf(field) }
  }
  return { values: values as Omit<T, ExtraKey>, extra: Object.keys(body).length > 0 ? { extra: body } : {} }
}
