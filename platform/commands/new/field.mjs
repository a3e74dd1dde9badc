import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, root } from '../lib/run.mjs'
import { traitsOf } from './fields/kinds.mjs'
import { parseFields, untranslated } from './fields/parse-fields.mjs'
import { nextMigration } from './migrations.mjs'
import { newDictionaries, rejectSameNames, withReference } from './plan.mjs'
import { derivedKind } from './project.mjs'
import { editedFiles, labelsIn, partsOf, withNewDictionary } from './resource.mjs'
import { withEntry, withImport, withNames } from './source-edits.mjs'
import { fieldEntry, ownKindsOf, platformFunctionsOf } from './templates/kind/contract.mjs'
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
  const added = parseFields(fields, { module, kinds: contract.ownKinds }).map((field) => ({
    ...withReference(field, names, contract),
    isUnsorted: isTree,
  }))
  added.forEach((field) => rejectUnfillable(field))
  rejectSameNames(names, [...presentFields(record), ...added])
  const [first] = added
  const migration = nextMigration(module, `${noun}-${kebab(first.name)}`, folder)
  const edits = {
    [`contract/${noun}.ts`]: [
      (file, text) => withNames(file, text, 'atrium/contract/kind', platformFunctionsOf(added)),
      ...ownKindsOf(added).map(({ kind, from }) => (file, text) => {
        return withImport(file, text, `import { ${kind} } from '${from}'`)
      }),
      ...added.map((field) => (file, text) => {
        return withEntry(file, text, { name: record.kind, within: 'fields', entry: fieldEntry(field) })
      }),
    ],
  }
  const dictionaries = newDictionaries(added, names, contract)
  if (dictionaries.length > 0) edits['contract/index.ts'] = dictionaries.map(withNewDictionary)
  const source = columnMigration({ names, fields: added, createdAt: creationOf(record) })
  return {
    created: { [`modules/${module}/server/migrations/${migration}.ts`]: source },
    changed: editedFiles(module, edits, (file) => readFileSync(join(folder, file), 'utf8')),
    untranslated: untranslated(...added.flatMap(labelsIn)),
  }
}

const presentFields = ({ fields }) =>
  Object.entries(fields).map(([property, { kind, settings }]) => ({
    name: property,
    property,
    column: snake(property),
    target: settings.target,
    isList: kind.column === 'json',
  }))

/** Returns the column with the moment of creation, which has to be filled in: its year is that of a number. */
function creationOf({ fields: { createdAt } }) {
  return createdAt?.kind.name === 'dateTime' && !createdAt.options.optional ? 'created_at' : undefined
}

/** Throws a sentence for a field that the records that exist would have no value for. */
function rejectUnfillable(field) {
  const { name, isOptional } = field
  const { column, isNull } = traitsOf(field)
  if (!isNull && /^(?:integer|bigint)$/.test(column))
    throw new PlainError(
      `The records that exist have no ${name}, which is never empty: write its line and its migration by hand.`,
    )
  if (isOptional || !isNull) return
  throw new PlainError(`The records that exist have no ${name}: write it as optional, and fill it in later.`)
}
