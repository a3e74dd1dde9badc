import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pageEdits, pageFiles } from './lib/page-template.mjs'
import { showcaseChanges } from './lib/showcase-template.mjs'
import { resourceEdits, resourceFiles } from './lib/resource-template.mjs'

const usage = `Use one of:
  npm run new page AREA/NAME       a page in console/src/pages/AREA/NAME, for example stock/item
  npm run new showcase AREA/NAME   a showcase page with one example, for example able/clipboard
  npm run new resource AREA/NAME   a list in contract, server, database and tests, for example stock/item
Names are lower-case words joined by hyphens.`

const root = resolve(import.meta.dirname, '..')
const [kind, id = ''] = process.argv.slice(2)
const word = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*'

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Migrations are numbered without gaps. */
function nextNumber() {
  const taken = readdirSync(join(root, 'server/src/db/migrations')).map((file) => Number.parseInt(file, 10))
  return String(Math.max(...taken) + 1).padStart(4, '0')
}

/** Pages that are still to come are in the list of page ids already. */
function isPlanned(id) {
  return readFileSync(join(root, 'contract/src/module/platform.ts'), 'utf8').includes(`'${id}'`)
}

function writeNew(files) {
  const present = Object.keys(files).filter((file) => existsSync(join(root, file)))
  if (present.length > 0) stop(`Nothing was changed, since these files are there already: ${present.join(', ')}`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    console.log(`new      ${file}`)
  }
}

function edit(edits, guide) {
  for (const [file, change] of Object.entries(edits)) {
    const before = readFileSync(join(root, file), 'utf8')
    const after = change(before)
    if (after === before) stop(`${file} has another shape than expected; see ${guide} for the line to add.`)
    writeFileSync(join(root, file), after)
    console.log(`changed  ${file}`)
  }
}

if (kind === 'page' && new RegExp(`^${word}(?:/${word})*$`).test(id)) {
  writeNew(pageFiles(id))
  if (!isPlanned(id)) edit(pageEdits(id), 'docs/guides/add-a-page.md')
  console.log('\nThe page is there. A menu entry with this component shows it; see docs/guides/add-a-page.md.')
} else if (kind === 'showcase') {
  const { created } = await showcaseChanges(id).catch(({ message }) => stop(message))
  writeNew(created)
  console.log('\nThe page is there, and its test passes. What to make of it: docs/guides/add-a-showcase-page.md.')
} else if (kind === 'resource' && new RegExp(`^${word}/${word}$`).test(id)) {
  const [area, name] = id.split('/')
  const plan = { area, name, number: nextNumber() }
  writeNew(resourceFiles(plan))
  edit(resourceEdits(plan), 'docs/guides/add-a-resource.md')
  console.log('\nThe resource is there, and its test passes. What to make of it: docs/guides/add-a-resource.md.')
} else {
  stop(usage)
}
