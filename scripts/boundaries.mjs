import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { boundaryErrors, filesIn, readModules } from '../platform/checks/boundaries/boundaries.mjs'
import { ownerErrors } from '../platform/checks/boundaries/table-writes.mjs'
import { PlainError, main, root } from '../platform/commands/lib/run.mjs'
import { fullFolders, namedModules, rejectedNames } from './lib/folder-rules.mjs'
import { exceptions } from './lib/seam/exceptions.mjs'

const folders = [
  'platform/contract/src',
  'platform/entries',
  'platform/build',
  'product',
  'modules',
  'platform/server/src',
  'platform/testing',
  'tests',
  'platform/ui/src',
  'platform/console/src',
]

/** The modules that come with the platform. Tests of the platform may use a name that a team gives to a module of its own. */
const shippedModules = ['forms', 'showcase']

const read = (file) => readFileSync(resolve(root, file), 'utf8')

function lengthReport(files) {
  const sorted = files.map((file) => read(file).split('\n').length - 1).toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return `${files.length} modules; lines per module: median ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)}.`
}

// The rules that every product has, and those of this repository's folders.
await main(() => {
  const files = folders.flatMap(filesIn)
  const modules = readModules(files)
  const sources = modules.map(({ file }) => file)
  const errors = [
    ...boundaryErrors(modules, exceptions),
    ...ownerErrors(modules),
    ...rejectedNames(files),
    ...namedModules(
      sources.map((file) => ({ file, text: read(file) })),
      shippedModules,
    ),
    ...fullFolders(files),
  ]
  if (errors.length > 0) throw new PlainError(errors.join('\n'))
  console.log(lengthReport(sources))
})
