import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, root } from '../lib/run.mjs'
import { parseFields, titleOf, untranslated } from './fields/parse-fields.mjs'
import { migrationsOf, nextMigration } from './migrations.mjs'
import { withNewModule } from './module.mjs'
import { parseLines } from './parts/parse-lines.mjs'
import { parseStates } from './parts/parse-states.mjs'
import { planOf } from './plan.mjs'
import { hasModule } from './project.mjs'
import { withEntry, withEntryOrObject, withImport, withMenuPage, withNames } from './source-edits.mjs'
import { kindFile } from './templates/kind/contract.mjs'
import { pageFile } from './templates/kind/page.mjs'
import { resourceFile, tableMigration, testFile } from './templates/kind/server.mjs'
import { dictionaryEntry, directoryEntry, pageEntry } from './templates/module.mjs'
import { namesOf } from './words/names.mjs'

/**
 * Returns the changes of `npm run new resource module/noun`, as `writeAll` takes them, a note for the reader, and the names that have no Chinese side. `contract` is the
 * result of `readContract`. Throws one sentence for what cannot be made; nothing is written yet.
 */
export function resourceChanges(
  { id, fields, title, scope, isImported, isTree, lines, states },
  contract,
  folder = root,
) {
  const [module, noun] = partsOf(id)
  const names = namesOf(module, noun, { title, takenIds: Object.values(contract.kinds).map((kind) => kind.id) })
  const own = { module, kinds: contract.ownKinds }
  const parts = {
    lines: lines === undefined ? undefined : parseLines(lines, own),
    states: states === undefined ? undefined : parseStates(states),
  }
  const plan = planOf(names, parseFields(fields, own), { scope, contract, isImported, isTree, ...parts })
  const isNew = !hasModule(module, folder)
  const { files, present } = withNewModule(module, undefined, !isNew, folder)
  rejectLeftovers(names, folder)
  const migration = nextMigration(module, noun, folder)
  const path = (file) => `modules/${module}/${file}`
  const created = { ...resourceFiles(plan), [path(`server/migrations/${migration}.ts`)]: tableMigration(plan) }
  const read = (file) => files[file] ?? readFileSync(join(folder, file), 'utf8')
  const all = { ...created, ...files, ...withLines(plan, read) }
  return {
    ...split(all, present),
    note: plan.note,
    untranslated: untranslated(...(isNew ? [titleOf(undefined, module)] : []), names.name, ...labelsOf(plan)),
  }
}

const labelsOf = ({ fields, lines, states }) =>
  [...fields, ...(lines?.fields ?? []), ...(states?.states ?? []), ...(states?.actions ?? [])].flatMap(labelsIn)

/** Returns the label of a field, and those of its choices or of the values of its new dictionary. */
export const labelsIn = ({ label, choices = [], values = [] }) => [
  label,
  ...[...choices, ...values].map((one) => one.label),
]

/** Splits `module/noun`. Throws a sentence for anything else. */
export function partsOf(id) {
  const parts = id.split('/')
  if (parts.length === 2) return parts
  throw new PlainError(`"${id}" cannot be the name of a resource: write MODULE/NOUN, such as stock/item.`)
}

/** Throws a sentence for what is left of a resource that was half deleted or half written. */
function rejectLeftovers({ module, noun, path }, folder) {
  const migration = migrationsOf(module, folder).find((file) => file.replace(/^\d+-/, '') === `${noun}.ts`)
  const left = [
    `modules/${module}/contract/${noun}.ts`,
    `modules/${module}/server/${noun}.routes.ts`,
    `modules/${module}/server/${noun}.test.ts`,
    `modules/${module}/console/pages/${path}`,
    ...(migration ? [`modules/${module}/server/migrations/${migration}`] : []),
  ].filter((file) => existsSync(join(folder, file)))
  if (left.length === 0) return
  throw new PlainError(
    `The resource ${path} is half written, since there is ${left.join(', ')}: delete that, or choose another name. Nothing was written.`,
  )
}

/** Parts new files from changed ones. */
function split(files, present) {
  const entries = Object.entries(files)
  return {
    created: Object.fromEntries(entries.filter(([file]) => !present(file))),
    changed: Object.fromEntries(entries.filter(([file]) => present(file))),
  }
}

function resourceFiles(plan) {
  const { module, noun, path } = plan.names
  return {
    [`modules/${module}/contract/${noun}.ts`]: kindFile(plan),
    [`modules/${module}/server/${noun}.routes.ts`]: resourceFile(plan),
    [`modules/${module}/server/${noun}.test.ts`]: testFile(plan),
    [`modules/${module}/console/pages/${path}/page.tsx`]: pageFile(plan),
  }
}

/** Returns the files of the module with the lines that register the resource; `read` returns the text of one. */
function withLines({ names, newDictionaries }, read) {
  const { module, noun, calls, kind } = names
  const edits = {
    'contract/index.ts': [
      (file, text) => withNames(file, text, 'atrium/contract', ['crudCalls']),
      (file, text) => withImport(file, text, `import { ${kind} } from './${noun}'`),
      (file, text) => withEntry(file, text, { name: 'api', entry: `${calls}: crudCalls(${kind})` }),
      (file, text) => withEntry(file, text, { name: 'records', entry: kind }),
      (file, text) =>
        withMenuPage(file, text, {
          name: 'module',
          path: module,
          page: pageEntry(names),
          directory: directoryEntry(module, titleOf(undefined, module)),
        }),
      ...newDictionaries.map(withNewDictionary),
    ],
  }
  return editedFiles(module, edits, read)
}

/** Returns the edit of the contract of a module that adds a dictionary. */
export const withNewDictionary = (dictionary) => (file, text) =>
  withEntryOrObject(file, text, { name: 'module', within: 'dictionaries', entry: dictionaryEntry(dictionary) })

/** Returns files of a module after edits, each by its path. */
export function editedFiles(module, edits, read) {
  const edited = ([name, steps]) => {
    const file = `modules/${module}/${name}`
    return [file, steps.reduce((text, step) => step(file, text), read(file))]
  }
  return Object.fromEntries(Object.entries(edits).map(edited))
}
