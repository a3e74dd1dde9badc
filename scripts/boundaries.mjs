import { readFileSync, readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { brokenBoundaries, fullFolders, isTest, namedModules, rejectedNames } from './lib/boundary-rules.mjs'
import { importCircles } from './lib/import-circles.mjs'
import { resolveImport } from './lib/resolve-import.mjs'
import { isProgram, root } from '../platform/commands/lib/run.mjs'
import { seamFiles } from './lib/seam/files.mjs'
import { importsBesideSeam } from './lib/seam/module-imports.mjs'
import { foreignWrites, readTables } from './lib/table-writes.mjs'

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

/** The module at `file` (a path from the root) with its imports, each resolved to the file it really names, and the tables it writes. */
export function readModule(file, source = readFileSync(resolve(root, file), 'utf8')) {
  const { module, program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const importNames = ({ entries }) => entries.map(({ importName }) => importName.name ?? importName.kind.toLowerCase())
  const found = [
    ...module.staticImports.map((one) => ({ specifier: one.moduleRequest.value, names: importNames(one) })),
    ...module.staticExports.flatMap((one) => exportSources(one)),
    ...module.dynamicImports.flatMap((one) => dynamicSource(source, one)),
  ]
  const imports = found.map((imported) => ({ ...imported, target: resolveImport(file, imported.specifier) }))
  return { file, imports, ...(isOfServer(file) ? readTables(program) : { writes: [], declares: [] }) }
}

const isOfServer = (file) => /^platform\/server\/src\/|^modules\/[^/]+\/server\//.test(file)

function exportSources({ entries }) {
  return entries.flatMap(({ moduleRequest, importName }) =>
    moduleRequest ? [{ specifier: moduleRequest.value, names: [importName.name ?? ''] }] : [],
  )
}

function dynamicSource(source, { moduleRequest }) {
  const text = source.slice(moduleRequest.start, moduleRequest.end)
  const literal = /^(['"`])([^'"`$]+)\1$/.exec(text)
  return literal ? [{ specifier: literal[2], names: [], isLazy: true }] : []
}

function filesIn(folder) {
  let entries
  try {
    entries = readdirSync(resolve(root, folder), { withFileTypes: true, recursive: true })
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
  return (
    entries
      .filter((entry) => entry.isFile())
      // The journeys of a module belong to those of the product, which are outside of the product's code.
      .filter(({ parentPath }) => !/^modules\/\w+\/e2e/.test(relative(root, parentPath).replaceAll('\\', '/')))
      .map((entry) => relative(root, resolve(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  )
}

function lengthReport(files) {
  const lengths = files.map((file) => readFileSync(resolve(root, file), 'utf8').split('\n').length - 1)
  const sorted = lengths.toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return `${files.length} modules; lines per module: median ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)}.`
}

const textsOf = (files) => files.map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }))

/** The modules that come with the platform. Tests of the platform may use a name that a team gives to a module of its own. */
const shippedModules = ['forms', 'showcase']

function check() {
  const files = folders.flatMap(filesIn)
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  const modules = sources.map((file) => readModule(file))
  const errors = [
    ...brokenBoundaries(modules),
    ...importCircles(modules.filter(({ file }) => !isTest(file))),
    ...foreignWrites(modules),
    ...importsBesideSeam(modules, seamFiles),
    ...rejectedNames(files),
    ...namedModules(textsOf(sources), shippedModules),
    ...fullFolders(files),
  ]
  errors.forEach((error) => console.error(error))
  console.log(lengthReport(sources))
  if (errors.length > 0) process.exitCode = 1
}

if (isProgram(import.meta.url)) check()
