import { chunksOf, readChoices, type Call } from 'atrium/server'
import type { Field, FormValues } from '#modules/forms/engine/schema/form'
import { placedValues, withRowFields } from '#modules/forms/engine/schema/kinds/rows'
import type { NameOf } from '#modules/forms/engine/schema/value-text'

/** The kinds of records that fields choose from, by the kinds of the fields. */
export const targets = { person: 'user', department: 'dept' } as const
type Target = keyof typeof targets

/** Names by `person:5`, as the reply of an entry has them. */
export type Names = Readonly<Record<string, string>>

export const namedBy =
  (names: Names): NameOf =>
  (kind, id) =>
    names[`${kind}:${id}`]

/** The ids that values name by one kind of field. */
function idsIn(fields: readonly Field[], all: readonly FormValues[], kind: Target): number[] {
  if (!withRowFields(fields).some((field) => field.kind === kind)) return []
  const ids = all.flatMap((values) =>
    placedValues(fields, values).map(({ field, value }) => (field.kind === kind ? value : undefined)),
  )
  return [...new Set(ids.filter((id) => typeof id === 'number'))]
}

/** Returns the names of the people and departments in entries, as far as the actor sees them. */
export async function readNames(
  call: Call,
  fields: readonly Field[],
  entries: readonly { readonly values: FormValues }[],
): Promise<Names> {
  const all = entries.map(({ values }) => values)
  const names: Record<string, string> = {}
  for (const kind of Object.keys(targets) as Target[]) {
    const ids = idsIn(fields, all, kind)
    for (const some of chunksOf(ids)) {
      const { items } = await readChoices(call, targets[kind], { ids: some })
      for (const { id, name } of items) names[`${kind}:${id}`] = name
    }
  }
  return names
}
