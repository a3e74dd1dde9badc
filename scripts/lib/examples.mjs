import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../../platform/commands/lib/run.mjs'

/** Every `@example` in the docstrings below a folder, as `{ file, line, text }`. */
export function examplesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => examplesIn(`${folder}/${file.replaceAll('\\', '/')}`))
}

function examplesIn(file) {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/^ *\/\*\*[\s\S]*?\*\//gm)].flatMap(({ 0: comment, index }) => {
    const text = comment.replace(/\s*\*\/$/, '').replace(/^ *\/?\*+ ?/gm, '')
    return [...text.matchAll(/@example *\n([\s\S]*?)(?=\n@|$(?![\s\S]))/g)].map(([whole, code]) => ({
      file,
      line: source.slice(0, index + comment.indexOf('@example')).split('\n').length,
      text: code ?? whole,
    }))
  })
}

const isObject = (value) => typeof value === 'object' && value !== null

function* nodesOf(node, parent, key) {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf(one, parent, key)
  else if (isObject(node)) {
    if (typeof node.type === 'string') yield { node, parent, key }
    for (const [name, value] of Object.entries(node)) if (isObject(value)) yield* nodesOf(value, node, name)
  }
}

/** How an example may be written: statements, the members of an object, or the attributes of an element. */
const forms = [
  (text) => text,
  (text) => `void {\n${text}\n}`,
  (text) => `void (\n${text}\n)`,
  (text) => `async function example() {\n${text}\n}\nvoid example`,
  (text) => `void <>\n${text}\n</>`,
]

function parsed(text) {
  for (const form of forms) {
    const code = form(text)
    const { program, errors } = parseSync('example.tsx', code)
    if (errors.length === 0) return { code, program }
  }
  return undefined
}

function isReference({ node, parent, key }) {
  if (node.type === 'JSXIdentifier' && key === 'object') return true
  if (node.type === 'JSXIdentifier') return key === 'name' && parent.type !== 'JSXAttribute' && /^[A-Z]/.test(node.name)
  if (node.type !== 'Identifier') return false
  if (parent.type === 'MetaProperty' || (key === 'property' && !parent.computed)) return false
  return !(key === 'key' && !parent.computed && !parent.shorthand)
}

/** The names that an example declares: of variables, functions, parameters and types. */
function declaredIn(program) {
  const names = new Set()
  const add = (pattern) => {
    for (const { node, key, parent } of nodesOf(pattern))
      if (node.type === 'Identifier' && key !== 'typeName' && !(key === 'key' && !parent.computed)) names.add(node.name)
  }
  for (const { node } of nodesOf(program.body)) {
    if (node.type === 'VariableDeclarator') add(node.id)
    if (node.params) add(node.params)
    if (/Function|Class|TSTypeAlias|TSInterface/.test(node.type) && node.id) names.add(node.id.name)
    if (/^Import.*Specifier$/.test(node.type)) names.add(node.local.name)
  }
  return names
}

function exportsOf(file) {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  return module.staticExports.flatMap(({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? []))
}

const javaScript = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  'const',
  'undefined',
  'document',
  'window',
  'Element',
])

/** Where well known names that examples use without importing them are from. */
const values = { queryOf: '#shared/api/query', useQuery: '@tanstack/react-query', useRef: 'react' }
const types = {
  Database: '#server/db/schema',
  Params: '#server/db/statement',
  RowOrder: '#server/db/page',
  Schema: '#server/db/schema',
}
/** The calls that a file of the console or of a module's pages means by `api`. */
const callsOf = (file) => {
  const module = /^modules\/([^/]+)\/console\//.exec(file)?.[1]
  return module ? `#calls/${module}` : /^platform\/console|\/console\//.test(file) ? '#shared/api/api' : undefined
}

/** The line that gives a name of an example its meaning: what is well known its own, everything else any type. */
function declarationOf(name, { file, isType }) {
  if (name === 'api' && callsOf(file)) return `import { api } from '${callsOf(file)}'`
  if (values[name]) return `import { ${name} } from '${values[name]}'`
  if (name === 'db') return `declare const db: import('${types.Database}').Database`
  if (isType) return types[name] ? `import type { ${name} } from '${types[name]}'` : `type ${name} = any`
  return `declare const ${name}: any`
}

/**
 * A module that compiles when an example does: what the example takes of its file is imported, and other names that it leaves open
 * have any type, or their own where that is well known. What it imports beside it is `example:…`, of any type. `from` is the import path of
 * the file. Throws an Error for what is no TypeScript.
 */
export function moduleOf({ file, line, text }, from) {
  const read = parsed(text)
  if (!read) throw new Error(`${file}:${line}: the example is no TypeScript.`)
  const declared = declaredIn(read.program)
  const used = new Set([...nodesOf(read.program.body)].filter(isReference).map(({ node }) => node.name))
  const own = new Set(exportsOf(file))
  const typeNames = new Set(
    [...nodesOf(read.program.body)]
      .filter(
        ({ node, parent, key }) =>
          node.type === 'Identifier' && key === 'typeName' && parent.type === 'TSTypeReference',
      )
      .map(({ node }) => node.name),
  )
  const specifierOf = (name) => (typeNames.has(name) ? `type ${name}` : name)
  const imported = [...used].filter((name) => own.has(name) && !declared.has(name))
  const open = [...used].filter((name) => !own.has(name) && !declared.has(name) && !javaScript.has(name))
  return [
    imported.length > 0 && `import { ${imported.map(specifierOf).join(', ')} } from '${from}'`,
    ...open.map((name) => declarationOf(name, { file, isType: typeNames.has(name) })),
    read.code.replaceAll("import('./", "import('example:"),
    'export {}',
  ]
    .filter(Boolean)
    .join('\n')
}
