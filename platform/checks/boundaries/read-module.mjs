import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { sourceFile } from '../../commands/lib/source-path.mjs'
import { resolveImport } from './resolve-import.mjs'
import { readTables } from './table-writes.mjs'

/** The module at `file` (as `sourcePath` names it) with its imports, each resolved to the file it really names, and the tables it writes. */
export function readModule(file, source = readFileSync(sourceFile(file), 'utf8')) {
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
