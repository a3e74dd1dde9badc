import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, root } from '../lib/run.mjs'
import { parseFields, titleOf } from './fields/parse-fields.mjs'
import { withNewModule } from './module.mjs'
import { planOf } from './plan.mjs'
import { hasModule } from './project.mjs'
import { withDictionary, withEntry, withImport, withMenuPage } from './source-edits.mjs'
import { contractFile, recordFile, rulesFile } from './templates/contract/files.mjs'
import { dictionaryEntry, directoryEntry, firstValues, pageEntry } from './templates/module.mjs'
import { columnsFile } from './templates/console/columns.mjs'
import { detailsFile } from './templates/console/details.mjs'
import { pageFile, textFile } from './templates/console/files.mjs'
import { filtersFile, sourceFile } from './templates/console/filters.mjs'
import { formFile, formStateFile } from './templates/console/form.mjs'
import { pageTestFile } from './templates/console/test.mjs'
import { exportFile, routesFile } from './templates/server/files.mjs'
import { domainFile } from './templates/server/reads.mjs'
import { seedFile } from './templates/server/seed.mjs'
import { migrationFile, tableFile } from './templates/server/table.mjs'
import { serverTestFile } from './templates/server/test.mjs'
import { writesFile } from './templates/server/writes.mjs'
import { namesOf } from './words/names.mjs'

/**
 * Returns the changes of `npm run new resource module/noun`, as `writeAll` takes them, and a note for the reader. `contract` is the result of `readContract`. Throws one
 * sentence for what cannot be made; nothing is written yet.
 */
export function resourceChanges({ id, fields, title, scope }, contract, folder = root) {
  const [module, noun] = partsOf(id)
  const names = namesOf(module, noun, { title, takenIds: Object.values(contract.kinds).map((kind) => kind.id) })
  const plan = planOf(names, parseFields(fields), { scope, contract })
  const created = Object.fromEntries(Object.entries(resourceFiles(plan)).filter(([, text]) => text !== undefined))
  const { files, present } = withNewModule(module, undefined, hasModule(module, folder), folder)
  rejectLeftovers(names, folder)
  const number = nextNumber(migrationsOf(module, folder))
  const migration = `${number}-${noun}`
  const path = (file) => `modules/${module}/${file}`
  created[path(`server/migrations/${migration}.ts`)] = migrationFile(plan)
  const changed = withLines(
    plan,
    migration,
    (file) => files[path(file)] ?? readFileSync(join(folder, path(file)), 'utf8'),
  )
  return { ...split({ ...created, ...files, ...changed }, present), note: plan.note }
}

function partsOf(id) {
  const parts = id.split('/')
  if (parts.length === 2) return parts
  throw new PlainError(`"${id}" cannot be the name of a resource: write MODULE/NOUN, such as stock/item.`)
}

/** Throws a sentence for what is left of a resource that was half deleted or half written. */
function rejectLeftovers({ module, noun, path }, folder) {
  const migration = migrationsOf(module, folder).find((file) => file.replace(/^\d+-/, '') === `${noun}.ts`)
  const left = [
    `modules/${module}/server/${noun}`,
    `modules/${module}/console/pages/${path}`,
    ...['', '.record', '.rules'].map((part) => `modules/${module}/contract/${noun}${part}.ts`),
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
  const inServer = (file) => `modules/${module}/server/${noun}/${noun}${file}`
  const inPage = (file) => `modules/${module}/console/pages/${path}/${file}`
  return {
    [`modules/${module}/contract/${noun}.record.ts`]: recordFile(plan),
    [`modules/${module}/contract/${noun}.rules.ts`]: rulesFile(plan),
    [`modules/${module}/contract/${noun}.ts`]: contractFile(plan),
    [inServer('.table.ts')]: tableFile(plan),
    [inServer('.ts')]: domainFile(plan),
    [inServer('-writes.ts')]: writesFile(plan),
    [inServer('-export.ts')]: exportFile(plan),
    [inServer('.routes.ts')]: routesFile(plan),
    [inServer('.seed.ts')]: seedFile(plan),
    [inServer('.test.ts')]: serverTestFile(plan),
    [inPage('text.ts')]: textFile(plan),
    [inPage('source.ts')]: sourceFile(plan),
    [inPage(`${noun}-filters.ts`)]: filtersFile(plan),
    [inPage(`${noun}-columns.tsx`)]: columnsFile(plan),
    [inPage(`${noun}-details.tsx`)]: detailsFile(plan),
    [inPage(`${noun}-form.tsx`)]: formFile(plan),
    [inPage(`use-${noun}-form.ts`)]: formStateFile(plan),
    [inPage('page.tsx')]: pageFile(plan),
    [inPage('page.test.tsx')]: pageTestFile(plan),
  }
}

/** Returns the files of the module with the lines that register the resource; `read` returns the text of one of its files. */
function withLines({ names, newDictionaries }, migration, read) {
  const { module, noun, one, calls, kind } = names
  const path = (file) => `modules/${module}/${file}`
  const edits = {
    'contract/index.ts': [
      (file, text) => withImport(file, text, `import { ${calls} } from './${noun}'`),
      (file, text) => withImport(file, text, `import { ${kind} } from './${noun}.record'`),
      (file, text) => withEntry(file, text, { name: 'api', entry: calls }),
      (file, text) => withEntry(file, text, { name: 'records', entry: kind }),
    ],
    'server/index.ts': [
      (file, text) => withImport(file, text, `import { up as ${one}Tables } from './migrations/${migration}'`),
      (file, text) => withImport(file, text, `import { ${one}Resource } from './${noun}/${noun}.routes'`),
      (file, text) =>
        withEntry(file, text, { name: module, within: 'resources', entry: `${keyOf(noun)}: ${one}Resource` }),
      (file, text) =>
        withEntry(file, text, { name: module, within: 'migrations', entry: `'${migration}': { up: ${one}Tables }` }),
    ],
    'module.ts': [
      (file, text) =>
        withMenuPage(file, text, {
          name: module,
          path: module,
          page: pageEntry(names),
          directory: directoryEntry(module, titleOf(undefined, module)),
        }),
      ...newDictionaries.map(({ type, title }) => (file, text) => {
        return withDictionary(file, text, { name: module, entry: dictionaryEntry(type, title, firstValues) })
      }),
    ],
  }
  const edited = ([file, steps]) => [path(file), steps.reduce((text, step) => step(path(file), text), read(file))]
  return Object.fromEntries(Object.entries(edits).map(edited))
}

const keyOf = (name) => (name.includes('-') ? `'${name}'` : name)

/** The files with the migrations of a module. */
function migrationsOf(module, folder) {
  const path = join(folder, `modules/${module}/server/migrations`)
  return existsSync(path) ? readdirSync(path) : []
}

/** Migrations of a module are numbered without gaps. */
function nextNumber(migrations) {
  const numbers = migrations.map((file) => Number.parseInt(file, 10))
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}
