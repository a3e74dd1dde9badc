import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, root } from '../lib/run.mjs'
import { kinds } from './fields/kinds.mjs'
import { parseFields, untranslated } from './fields/parse-fields.mjs'
import { nextMigration } from './migrations.mjs'
import { newDictionaries, rejectSameNames, withReference } from './plan.mjs'
import { derivedKind } from './project.mjs'
import { editedFiles, partsOf, withNewDictionary } from './resource.mjs'
import { withEntry, withNames } from './source-edits.mjs'
import { fieldEntry, functionOf } from './templates/kind/contract.mjs'
import { columnMigration } from './templates/kind/server.mjs'
import { kebab, snake } from './words/case.mjs'

/**
 * Returns the changes of `npm run new field module/noun "fields"`, as `writeAll` takes them: a migration, and a line in the kind of record for each field. Throws one
 * sentence for what cannot be added.
 */
export function fieldChanges({ id, fields }, contract, folder = root) {
  const [module, noun] = partsOf(id)
  const record = derivedKind(module, noun, contract)
  const names = { ...record, module, noun, path: id, table: snake(record.table), idColumn: snake(record.id) }
  const isTree = Object.values(record.fields).some(({ kind }) => kind.name === 'parent')
  const added = parseFields(fields).map((field) => ({
    ...withReference(field, names, contract),
    isUnsorted: isTree,
  }))
  added.forEach((field) => rejectUnfillable(field))
  const present = Object.entries(record.fields).map(([property, { settings }]) => ({
    name: property,
    property,
    column: snake(property),
    kind: 'other',
    target: settings.target,
  }))
  rejectSameNames(names, [...present, ...added])
  const [first] = added
  const migration = nextMigration(module, `${noun}-${kebab(first.name)}`, folder)
  const edits = {
    [`contract/${noun}.ts`]: [
      (file, text) => withNames(file, text, 'atrium/contract/kind', added.map(functionOf)),
      ...added.map((field) => (file, text) => {
        return withEntry(file, text, { name: record.kind, within: 'fields', entry: fieldEntry(field) })
      }),
    ],
  }
  const dictionaries = newDictionaries(added, names, contract)
  if (dictionaries.length > 0) edits['contract/index.ts'] = dictionaries.map(withNewDictionary)
  return {
    created: { [`modules/${module}/server/migrations/${migration}.ts`]: columnMigration({ names, fields: added }) },
    changed: editedFiles(module, edits, (file) => readFileSync(join(folder, file), 'utf8')),
    untranslated: untranslated(
      ...added.flatMap(({ label, choices = [] }) => [label, ...choices.map((one) => one.label)]),
    ),
  }
}

/** Throws a sentence for a field that the records that exist would have no value for. */
function rejectUnfillable({ name, kind, isOptional }) {
  if (kind === 'yesNo')
    throw new PlainError(
      `The records that exist would all say yes to ${name}: write its line and its migration by hand, with the value that they have.`,
    )
  if (kind === 'series')
    throw new PlainError(`The records that exist have no ${name}: a number of a series is for a new resource.`)
  if (isOptional || !kinds[kind].isNull) return
  throw new PlainError(`The records that exist have no ${name}: write it as optional, and fill it in later.`)
}
