import { referenceOf, type RecordKind } from '../kind/record-kind'

/** Kinds of the platform whose scope the server has rules for. */
const withOwnRules = new Set(['user', 'dept', 'role'])

/**
 * Throws an Error with a sentence when the scope of a kind of record goes by a field that refers to nothing, to a kind that everybody
 * sees, or, by others in between, to itself.
 */
export function checkScopes(records: Readonly<Record<string, RecordKind>>): void {
  for (const kind of Object.keys(records)) checkScope(records, kind, [])
}

function checkScope(records: Readonly<Record<string, RecordKind>>, kind: string, above: readonly string[]): void {
  if (withOwnRules.has(kind)) return
  if (above.includes(kind)) {
    throw new Error(
      `The scope of ${kind} goes in a circle: ${[...above, kind].join(' → ')}. Leave one of the scopeFields out.`,
    )
  }
  for (const field of records[kind]?.scopeFields ?? []) {
    const target = referenceOf(records, kind, field)
    const isScoped = target && (withOwnRules.has(target) || records[target]?.scopeFields?.length)
    if (!target || !isScoped) {
      const reason = target ? `${target}, which has no scope` : 'no kind of record'
      throw new Error(`The scope of ${kind} goes by ${field}, which refers to ${reason}. Correct its scopeFields.`)
    }
    checkScope(records, target, [...above, kind])
  }
}
