import { parseSync } from 'vite'
import { resolveImport } from '../../../platform/checks/boundaries/resolve-import.mjs'
import { deprecationIn } from './deprecations.mjs'
import { seamFiles } from '../../../platform/checks/seam/files.mjs'

/**
 * Returns the declarations of what the seam exports, `{ specifier: { name: text } }`, those of the platform's types that these name, by `file#name`, and which exports are
 * deprecated, `{ 'specifier#name': { since, use } }`.
 * `readDeclarations` returns what TypeScript declares of a source file.
 */
export function seamOf(readDeclarations) {
  const files = new Map()
  const fileAt = (file) => files.get(file) ?? files.set(file, readFile(file, readDeclarations(file))).get(file)
  const types = {}
  const visit = (file, name) => {
    const { file: owner, name: known, text } = find(fileAt, file, name)
    for (const [from, used] of namedIn(fileAt(owner), known, text)) {
      const { file: where, name: own } = find(fileAt, from, used)
      const key = `${where}#${own}`
      if (key in types) continue
      types[key] = ''
      types[key] = visit(where, own)
    }
    return text
  }
  const exports = Object.fromEntries(
    Object.entries(seamFiles).map(([specifier, file]) => [
      specifier,
      Object.fromEntries([...fileAt(file).exported.keys()].map((name) => [name, visit(file, name)])),
    ]),
  )
  for (const [specifier, file] of Object.entries(seamFiles))
    for (const name of Object.keys(exports[specifier])) {
      const found = find(fileAt, file, name)
      delete types[`${found.file}#${found.name}`]
    }
  const deprecated = Object.entries(exports).flatMap(([specifier, names]) =>
    Object.keys(names).flatMap((name) => {
      const { file, name: own } = find(fileAt, seamFiles[specifier], name)
      const deprecation = deprecationIn(fileAt(file).docs.get(own) ?? '')
      return deprecation ? [[`${specifier}#${name}`, deprecation]] : []
    }),
  )
  return {
    deprecated: Object.fromEntries(deprecated),
    exports,
    types: Object.fromEntries(Object.entries(types).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Returns the declarations at the top of a file, and where its other names are from. */
function readFile(file, source) {
  const { program, module, errors, comments } = parseSync(file.replace(/\.tsx?$/, '.d.ts'), source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const declared = new Map()
  const docs = new Map()
  const docBefore = (node) =>
    comments.findLast(({ end }) => end <= node.start && source.slice(end, node.start).trim() === '')?.value
  const textOf = ({ start, end }) => {
    const inner = comments.filter((comment) => comment.start >= start && comment.end <= end)
    return plain(
      inner.reduceRight(
        (text, one) => text.slice(0, one.start - start) + text.slice(one.end - start).trimStart(),
        source.slice(start, end),
      ),
    )
  }
  const add = (name, node) => declared.set(name, [declared.get(name), textOf(node)].filter(Boolean).join(' '))
  for (const statement of program.body) {
    const doc = docBefore(statement)
    const node = statement.declaration ?? statement
    const names = [node, ...(node.declarations ?? [])].flatMap(({ id }) => id?.name ?? [])
    for (const name of names) {
      add(name, node)
      if (doc) docs.set(name, `${docs.get(name) ?? ''}\n${doc}`)
    }
  }
  const imported = new Map()
  const put = (names, local, specifier, name) => {
    const target = resolveImport(file, specifier)
    if (target && /\.tsx?$/.test(target)) names.set(local, [target, name])
    return names.has(local)
  }
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { localName, importName } of entries)
      if (importName.name) put(imported, localName.value, moduleRequest.value, importName.name)
  const exported = new Map()
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName } of entries)
      if (moduleRequest && importName.name && !put(exported, exportName.name, moduleRequest.value, importName.name))
        // Of a package or a virtual module, whose types are their own.
        declared.set(exportName.name, `${importName.name} of ${moduleRequest.value}`)
  return { file, declared, docs, imported, exported }
}

const plain = (text) =>
  text
    .replace(/^(?:export |declare |default )+/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns the declaration of a name, in the file that it is really from. */
function find(fileAt, file, name) {
  const { declared, exported, imported } = fileAt(file)
  const [next, known] = exported.get(name) ?? imported.get(name) ?? []
  if (declared.has(name)) return { file, name, text: declared.get(name) }
  if (next === undefined) throw new Error(`${file} declares no ${name}.`)
  return find(fileAt, next, known)
}

/** Returns the names of the platform in a declaration, each with a file that has it. */
function namedIn({ file, declared, imported }, own, text) {
  const words = new Set(text.replaceAll(/(["'`])(?:\\.|(?!\1).)*\1/g, '').match(/[A-Za-z_$][\w$]*/g))
  const names = [...words].flatMap((word) => {
    if (word === own) return []
    if (declared.has(word)) return [[file, word]]
    return imported.has(word) ? [imported.get(word)] : []
  })
  const inline = [...text.matchAll(/import\("([^"]+)"\)\.([\w$]+)/g)].flatMap(([, specifier, name]) => {
    const target = resolveImport(file, specifier)
    return target ? [[target, name]] : []
  })
  return [...names, ...inline]
}
