import { isField } from 'atrium/contract/kind/field-kind'
import { isFielded, isListOfReferences, targetOf } from 'atrium/contract/kind/fields-of'
import { linesIn } from 'atrium/contract/kind/fields/lines/line-values'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { user } from 'atrium/contract/system/user.record'
import { sql, type SqlBool } from 'kysely'
import { isScoped, recordInScope } from '#server/access/records/record-scope'
import type { Call } from '#server/call/call'
import type { PersonSource, PersonSources } from '#server/call/person/person-data'
import { columnOf, formValue, storedFields, type Records, type Stored } from '#server/crud/kind-table'
import { countOf } from '#server/db/count'
import { keptWithAccount, momentOf } from '#server/call/person/person-table'
import { rowBatches } from '#server/db/next-rows'

const isPerson = (field: Parameters<typeof targetOf>[0]) => targetOf(field) === user.kind

/** Returns conditions one of which a record of a kind meets that names a person, in a field or in a line. */
function naming(kind: FieldedKind, userId: number) {
  const own = storedFields(kind).flatMap(([name, field]) => {
    if (!isPerson(field)) return []
    const column = sql.ref(`${kind.table}.${name}`)
    if (!isListOfReferences(field)) return [sql<SqlBool>`${column} = ${userId}`]
    return [sql<SqlBool>`replace(replace(${column}, '[', ','), ']', ',') like ${`%,${userId},%`}`]
  })
  const inLines = linesIn(kind).flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([name, field]) => {
      if (!isPerson(field)) return []
      const id = sql.ref(kind.id)
      return [
        sql<SqlBool>`${sql.ref(`${kind.table}.${kind.id}`)} in (select ${id} from ${sql.table(table)} where ${sql.ref(name)} = ${userId})`,
      ]
    }),
  )
  return [...own, ...inLines]
}

/** Returns the records that name a person, in the bin as well. */
const namedIn = ({ db }: Call, kind: FieldedKind, userId: number): Records =>
  db.selectFrom(kind.table as 'posts').where((eb) => eb.or(naming(kind, userId)))

function seenIn(call: Call, kind: FieldedKind, userId: number): Records {
  const kinds = call.deps.product.contract.recordKinds
  const records = namedIn(call, kind, userId)
  return isScoped(kinds, kind.kind) ? records.where(recordInScope(kinds, kind.kind, call.actor)) : records
}

/** Returns a record as the form has it. */
function presented(kind: FieldedKind, row: Stored): object {
  const values = storedFields(kind).map(([name, field]) => {
    const stored = row[name]
    return [name, stored === null || stored === undefined ? null : formValue(field.kind, stored)]
  })
  const deleted = kind.softDelete ? { deletedAt: momentOf(row['deletedAt'] as number | null) } : {}
  return { [kind.id]: row[kind.id], ...Object.fromEntries(values), ...deleted }
}

function sourceOf(kind: FieldedKind): PersonSource {
  return {
    name: kind.name,
    labels: kind.fields,
    async count(call, { userId }) {
      const [seen, all] = [await countOf(seenIn(call, kind, userId)), await countOf(namedIn(call, kind, userId))]
      return { rows: seen, isPartial: seen < all }
    },
    rows: (call, { userId }) =>
      rowBatches(
        seenIn(call, kind, userId).selectAll(kind.table as 'posts') as Records,
        columnOf(kind, kind.id),
        (row) => presented(kind, row as unknown as Stored),
      ),
    anonymise: keptWithAccount,
  }
}

/** Returns a source for each kind of record with a field, or a field of its lines, that refers to a user. */
export function recordSources(call: Pick<Call, 'deps'>): PersonSources {
  const kinds = Object.values(call.deps.product.contract.recordKinds)
  const fielded = kinds.filter(
    (kind): kind is FieldedKind => isFielded(kind) && Object.values(kind.fields).some(isField),
  )
  const withPeople = fielded.filter((kind) => naming(kind, 0).length > 0)
  return Object.fromEntries(withPeople.map((kind) => [kind.kind, sourceOf(kind)]))
}
