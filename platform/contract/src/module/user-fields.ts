import { plainHeading } from '../kind/import/columns'
import type { RecordKind } from '../kind/record-kind'
import type { ValueFormat } from '../kind/value-format'
import { userImportColumns } from '../system/import/user-import-columns'
import { extraFormat, placedFields, type UserFieldGroup } from '../system/user/extra-fields'
import { user } from '../system/user.record'
import type { ModuleContract } from './module'

/** Returns the extra fields of users of these modules. */
export const groupsOf = (modules: readonly ModuleContract[]): UserFieldGroup[] =>
  modules.flatMap(({ module, userFields }) => (userFields ? [{ ...userFields, title: module.title }] : []))

/** Returns the kind of record of users with these fields, for forms and the operation log. */
export function userWithFields(groups: readonly UserFieldGroup[]): RecordKind {
  const placed = placedFields(groups)
  const formats = placed.flatMap(({ key, field }): [string, ValueFormat][] => {
    const format = extraFormat(field)
    return format ? [[key, format]] : []
  })
  const unique = placed.filter(({ field }) => 'unique' in field && field.unique)
  return {
    ...user,
    fields: { ...user.fields, ...Object.fromEntries(placed.map(({ key, field }) => [key, field.name])) },
    unique: [...user.unique, ...unique.map(({ key }) => ({ field: key, indexes: [] }))],
    extraFormats: Object.fromEntries(formats),
  }
}

/**
 * Throws an Error with a sentence for fields that carry the name of another module, and for a name that a column of an import of users has
 * already: a file could not tell them apart.
 */
export function checkUserFields(modules: readonly ModuleContract[]): void {
  for (const { module, userFields } of modules)
    if (userFields && userFields.module !== module.name)
      throw new Error(`The module ${module.name} declares extra fields of users for "${userFields.module}".`)
  const taken = new Set(userImportColumns.flatMap(({ title }) => [plainHeading(title.zh), plainHeading(title.en)]))
  for (const { module, field } of placedFields(groupsOf(modules))) {
    const titles = [...new Set([plainHeading(field.name.zh), plainHeading(field.name.en || field.name.zh)])]
    if (titles.some((title) => taken.has(title)))
      throw new Error(
        `The module ${module} has an extra field of users "${field.name.en}", and another column of the import has that name.`,
      )
    for (const title of titles) taken.add(title)
  }
}
