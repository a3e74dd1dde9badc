import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { main, PlainError, root } from './lib/run.mjs'

const usage = `Use one of:
  npm run new module NAME           a module in modules/NAME, for example stock
  npm run new resource MODULE/NOUN  a list with form, details, export, API, table and tests, for example stock/item
  npm run new page AREA/NAME        an empty page, in the module AREA where there is one
  npm run new showcase AREA/NAME    a page of the showcase with one example, for example able/clipboard
Behind "--", a resource takes --fields "sku:text unique, price:money, status", --scope dept, via:FIELD or none, and
--title "中文|English"; a module takes --title; a page takes --example components/segmented/filter, an example of the showcase. docs/guides/add-a-resource.md lists the kinds of fields.`

/** The options that a kind takes. */
const optionsOf = { module: ['title'], resource: ['fields', 'scope', 'title'], page: ['example'], showcase: [] }

const kinds = {
  async module(name, { title }) {
    const { moduleChanges } = await import('./new/module.mjs')
    const hint = `The module is there. Add a list to it with "npm run new resource ${name}/NOUN"; see docs/guides/add-a-module.md.`
    return { changes: moduleChanges(name, title), hint }
  },

  async resource(id, { fields, scope, title }) {
    if (scope !== undefined && !/^(?:dept|none|via:.+)$/.test(scope))
      throw new PlainError(
        'The scope is "dept", "none" or "via:FIELD": write for example --scope dept, or leave it out.',
      )
    const { resourceChanges } = await import('./new/resource.mjs')
    const { readContract } = await import('./new/project.mjs')
    const contract = await readContract()
    const changesOf = (answers) => resourceChanges({ id, ...answers }, contract)
    const { askForResource } = await import('./new/ask.mjs')
    const answers = fields === undefined ? await askForResource(changesOf) : { fields, title, scope }
    const changes = changesOf(answers)
    const hint =
      'The resource is there: "npm run dev" shows it in the menu. What to make of it: docs/guides/add-a-resource.md.'
    return { changes, hint: [changes.note, hint].filter(Boolean).join('\n') }
  },

  async page(id, { example }) {
    const hint = 'The page is there. A menu entry with this page id shows it; see docs/guides/add-a-page.md.'
    if (example === undefined) {
      const { pageChanges } = await import('./new/page.mjs')
      return { changes: pageChanges(id), hint }
    }
    const { exampleChanges } = await ofShowcase('example-page', 'leave --example out')
    const changes = exampleChanges(id, example)
    return { changes, hint: [changes.note, hint].filter(Boolean).join('\n') }
  },

  async showcase(id) {
    const { showcaseChanges } = await ofShowcase('showcase-page', 'use npm run new page')
    const hint = 'The page is there, and its test passes. What to make of it: docs/guides/add-a-showcase-page.md.'
    return { changes: await showcaseChanges(id), hint }
  },
}

/** Loads a script of the showcase. Throws a sentence with an advice where the product has none. */
function ofShowcase(name, advice) {
  const script = join(root, `modules/showcase/scripts/${name}.mjs`)
  if (!existsSync(script)) throw new PlainError(`This product has no showcase: ${advice}.`)
  return import(pathToFileURL(script).href)
}

function readArguments() {
  const { positionals, values } = parsed()
  const [kind, id, ...rest] = positionals
  if (!Object.hasOwn(kinds, kind) || id === undefined || rest.length > 0) throw new PlainError(usage)
  const wrong = Object.keys(values).find((name) => !optionsOf[kind].includes(name))
  if (wrong === undefined) return [kind, id, values]
  throw new PlainError(`A ${kind} takes no --${wrong}: leave it out.`)
}

function parsed() {
  const names = ['fields', 'scope', 'title', 'example']
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    // What follows the first sentence is advice for options in general.
    throw new PlainError(`${error.message.split('. ')[0]}.\n${usage}`)
  }
}

await main(async () => {
  const [kind, id, options] = readArguments()
  // Only now: they load the build tools, which take a moment.
  const { writeAll } = await import('./new/files.mjs')
  const { changes, hint } = await kinds[kind](id, options)
  for (const line of await writeAll(changes)) console.log(line)
  console.log(`\n${hint}`)
})
