import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { guide } from './lib/guide.mjs'
import { readOptions } from './lib/options.mjs'
import { PlainError, root } from './lib/run.mjs'

export const usage = `Use one of:
  npm run new module NAME                   a module in modules/NAME, for example stock
  npm run new resource MODULE/NOUN          a list with form, details, export, API, table and tests, for example stock/item
  npm run new field MODULE/NOUN "FIELD"     another field of a resource, for example "shelf:text optional"
  npm run new action MODULE/NOUN NAME       an action on its records, for example close
  npm run new job MODULE/NAME               work at the times of a schedule, for example stock/recount
  npm run new migration MODULE/NAME         an empty migration, for example stock/round-prices
  npm run new panel MODULE/NAME             a panel of the dashboard, for example stock/shelves
  npm run new kind MODULE/NAME              a kind of field of one's own, with its input and test, for example stock/number-plate
  npm run new page AREA/NAME                an empty page, in the module AREA where there is one
  npm run new showcase AREA/NAME            a page of the showcase with one example, for example able/clipboard
Behind "--", a resource takes
  --fields "sku:text unique, price:money, status"
  --title "中文|English"
  --scope dept, via:FIELD or none                       who sees a record
  --import                                              an import from files
  --tree                                                records below others, in an order that people drag
  --lines "item:ref stock/item, quantity:int sum"       lines of a record, such as those of an order
  --states "draft, confirmed, done, cancelled"          states, and actions between them
A module, an action, a job, a kind, a panel and a page take --title; a job takes --at "0 2 * * *", when it runs; a page takes --example components/segmented/filter, an example of the showcase. Each takes --dry-run, which
shows what it would write. ${guide('add-a-resource')} lists the kinds of fields.`

/** Options without a value. */
const switches = new Set(['import', 'tree'])

/**
 * The parts that can be made: the `options` that it takes, how many words come behind its name (one where that is left out), and `changesOf`, which returns changes as `writeAll` takes
 * them, with the names that were not translated, and a hint for the reader.
 */
const makers = {
  module: {
    options: ['title'],
    async changesOf([name], { title }) {
      const { moduleChanges } = await import('./new/module.mjs')
      const hint = `The module is there. Add a list to it with "npm run new resource ${name}/NOUN"; see ${guide('add-a-module')}.`
      return { ...moduleChanges(name, title), hint }
    },
  },

  resource: {
    options: ['fields', 'scope', 'title', 'import', 'tree', 'lines', 'states'],
    async changesOf([id], { fields, scope, title, import: isImported, tree: isTree, lines, states }) {
      if (scope !== undefined && !/^(?:dept|none|via:.+)$/.test(scope))
        throw new PlainError(
          'The scope is "dept", "none" or "via:FIELD": write for example --scope dept, or leave it out.',
        )
      const { resourceChanges } = await import('./new/resource.mjs')
      const contract = await contractWithKinds(id)
      const changesWith = (answers) => resourceChanges({ id, isImported, isTree, lines, states, ...answers }, contract)
      const { askForResource } = await import('./new/ask.mjs')
      const changes = changesWith(fields === undefined ? await askForResource(changesWith) : { fields, title, scope })
      const hint = `The resource is there: "npm run dev" shows it in the menu. What to make of it: ${guide('add-a-resource')}.`
      return { ...changes, hint: [changes.note, hint].filter(Boolean).join('\n') }
    },
  },

  field: {
    options: [],
    words: 2,
    async changesOf([id, fields]) {
      const { fieldChanges } = await import('./new/field.mjs')
      const hint = `The field is there; "npm start" adds its column to a database in use. See ${guide('add-a-field')}.`
      return { ...fieldChanges({ id, fields }, await contractWithKinds(id)), hint }
    },
  },

  action: {
    options: ['title'],
    words: 2,
    async changesOf([id, name], { title }) {
      const { actionChanges } = await import('./new/action.mjs')
      const hint = `The action is there: a call, a button and a permission. What it does: ${guide('add-an-action')}.`
      return { ...actionChanges({ id, name, title }, await contractNow()), hint }
    },
  },

  job: {
    options: ['title', 'at'],
    async changesOf([id], options) {
      const { jobChanges } = await import('./new/job.mjs')
      const hint = `The job is there, and writes a line to the log: say what it does in its file. See ${guide('add-a-job')}.`
      return { ...jobChanges(id, options), hint }
    },
  },

  migration: {
    options: [],
    async changesOf([id]) {
      const { migrationChanges } = await import('./new/migration.mjs')
      const hint = `The migration is there: write what it changes before somebody starts the product with it. See ${guide('add-a-field')}.`
      return { ...migrationChanges(id), hint }
    },
  },

  panel: {
    options: ['title'],
    async changesOf([id], { title }) {
      const { panelChanges } = await import('./new/panel.mjs')
      const hint = `The panel is there: "npm run dev" shows it on the dashboard. See ${guide('add-a-chart-panel')}.`
      return { ...panelChanges(id, title), hint }
    },
  },

  kind: {
    options: ['title'],
    async changesOf([id], { title }) {
      const { kindChanges } = await import('./new/kind.mjs')
      const { camel } = await import('./new/words/case.mjs')
      const written = camel(id.split('/').at(-1))
      const hint = `The kind is there: say what a value looks like in its file, then write it in the fields of a kind of record of the module, such as --fields "name:text, ${written}:${written}". See ${guide('field-kinds')}.`
      return { ...kindChanges(id, title), hint }
    },
  },

  page: {
    options: ['example', 'title'],
    async changesOf([id], { example, title }) {
      const hint = `The page is there. A menu entry with this page id shows it; see ${guide('add-a-page')}.`
      if (example === undefined) {
        const { pageChanges } = await import('./new/page.mjs')
        return { ...pageChanges(id, title), hint }
      }
      const { exampleChanges } = await ofShowcase('example-page', 'leave --example out')
      const changes = exampleChanges(id, example)
      return { ...changes, hint: [changes.note, hint].filter(Boolean).join('\n') }
    },
  },

  showcase: {
    options: [],
    async changesOf([id]) {
      const { showcaseChanges } = await ofShowcase('showcase-page', 'use npm run new page')
      const hint = `The page is there, and its test passes. What to make of it: ${guide('add-a-showcase-page')}.`
      return { ...(await showcaseChanges(id)), hint }
    },
  },
}

async function contractNow() {
  const { readContract } = await import('./new/project.mjs')
  return readContract()
}

/** Returns the contract with the kinds of fields that the module of a resource has. */
async function contractWithKinds(id) {
  const { readOwnKinds } = await import('./new/fields/own-kinds.mjs')
  return { ...(await contractNow()), ownKinds: await readOwnKinds(id.split('/')[0]) }
}

/** Loads a script of the showcase. Throws a sentence with an advice where the product has none. */
function ofShowcase(name, advice) {
  const script = join(root, `modules/showcase/scripts/${name}.mjs`)
  if (!existsSync(script)) throw new PlainError(`This product has no showcase: ${advice}.`)
  return import(pathToFileURL(script).href)
}

function readArguments(args) {
  const { positionals, values } = parsed(args)
  const [kind, ...words] = positionals
  if (!Object.hasOwn(makers, kind) || words.length !== (makers[kind].words ?? 1)) throw new PlainError(usage)
  const { 'dry-run': isDry = false, ...options } = values
  const wrong = Object.keys(options).find((name) => !makers[kind].options.includes(name))
  if (wrong === undefined) return { maker: makers[kind], words, options, isDry }
  throw new PlainError(`A ${kind} takes no --${wrong}: leave it out.`)
}

function parsed(args) {
  const names = new Set(Object.values(makers).flatMap(({ options }) => options))
  const options = Object.fromEntries(
    [...names].map((name) => [name, { type: switches.has(name) ? 'boolean' : 'string' }]),
  )
  return readOptions(args, { ...options, 'dry-run': { type: 'boolean' } }, usage)
}

/** Writes the files of a part of a product, or says which it would write. */
export async function command(args) {
  const { maker, words, options, isDry } = readArguments(args)
  // Only now: they load the build tools, which take a moment.
  const { writeAll } = await import('./new/files.mjs')
  const { dryRun } = await import('./new/dry-run.mjs')
  const { hint, untranslated = [], ...changes } = await maker.changesOf(words, options)
  for (const line of await (isDry ? dryRun(changes) : writeAll(changes))) console.log(line)
  console.log(isDry ? '\nNothing was written.' : `\n${hint}`)
  if (untranslated.length > 0) console.log(`Not translated into Chinese yet: ${untranslated.join(', ')}.`)
}
