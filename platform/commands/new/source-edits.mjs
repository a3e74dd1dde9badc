import { parseSync } from 'vite'
import { PlainError } from '../lib/run.mjs'

/**
 * Edits of existing source files. Each takes the text of a file and returns it with one thing more, or throws a
 * sentence when the file does not have the expected shape.
 */

function stop(file, addition) {
  throw new PlainError(
    `${file} does not have the shape that is expected there: add ${addition} by hand, or restore it. Nothing was written.`,
  )
}

function programOf(file, text) {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0)
    throw new PlainError(`${file} cannot be read (${errors[0].message}): correct it first. Nothing was written.`)
  return program
}

/** The value of `export const name = …`, without type assertions. */
function exported(program, name) {
  for (const { declaration } of program.body) {
    for (const { id, init } of declaration?.declarations ?? []) if (id.name === name && init) return init
  }
  return undefined
}

const keyOf = ({ key }) => key?.name ?? key?.value
const propertyOf = (object, name) => object?.properties?.find((one) => keyOf(one) === name)?.value
/** The object that a call such as `defineModule({ … })` takes last; any other expression itself. */
const argumentOf = (node) => (node?.type === 'CallExpression' ? node.arguments.at(-1) : node)

/** Puts `entry` behind the last element of an object or array. */
function append(text, node, entry) {
  const last = (node.properties ?? node.elements).at(-1)
  if (last) return `${text.slice(0, last.end)},\n${entry}${text.slice(last.end)}`
  return `${text.slice(0, node.start + 1)}\n${entry},\n${text.slice(node.end - 1)}`
}

/** Adds an import after the last one, unless it is there. */
export function withImport(file, text, line) {
  if (text.includes(line)) return text
  const last = programOf(file, text).body.findLast(({ type }) => type === 'ImportDeclaration')
  const end = last?.end ?? 0
  return `${text.slice(0, end)}\n${line}${last ? '' : '\n\n'}${text.slice(end)}`.replace(/^\n/, '')
}

/** Adds names to the import from `from`, or such an import. */
export function withNames(file, text, from, names) {
  const found = programOf(file, text).body.find(
    ({ type, source, importKind }) => type === 'ImportDeclaration' && source.value === from && importKind !== 'type',
  )
  if (!found) return withImport(file, text, `import { ${names.join(', ')} } from '${from}'`)
  const there = new Set(found.specifiers.map(({ local }) => local.name))
  const missing = [...new Set(names)].filter((name) => !there.has(name))
  const last = found.specifiers.at(-1)
  return missing.length === 0 ? text : `${text.slice(0, last.end)}, ${missing.join(', ')}${text.slice(last.end)}`
}

/** Adds an entry to the object `export const name = { … }`, or to the object in its property `within`. */
export function withEntry(file, text, { name, within, entry }) {
  const object = argumentOf(exported(programOf(file, text), name))
  const target = within ? propertyOf(object, within) : object
  return target?.type === 'ObjectExpression' ? append(text, target, entry) : stop(file, entry)
}

/** Adds an element to the array in the property `within` of `export const name = call({ … })`. */
export function withElement(file, text, { name, within, entry }) {
  const target = propertyOf(argumentOf(exported(programOf(file, text), name)), within)
  return target?.type === 'ArrayExpression' ? append(text, target, entry) : stop(file, entry)
}

/** Adds a page to the directory of the menu of a module that has its path; where there is none, the directory too. */
export function withMenuPage(file, text, { name, path, page, directory }) {
  const menu = propertyOf(argumentOf(exported(programOf(file, text), name)), 'menu')
  if (menu?.type !== 'ArrayExpression') return stop(file, `${page} to the menu`)
  const isDirectory = (node) => {
    const first = node.type === 'CallExpression' ? node.arguments[0] : propertyOf(node, 'path')
    return first?.value === path
  }
  const children = propertyOf(argumentOf(menu.elements.find((one) => one && isDirectory(one))), 'children')
  if (children?.type === 'ArrayExpression') return append(text, children, page)
  return append(text, menu, directory(page))
}

/** Adds an entry to the object in the property `within` of `export const name = call({ … })`, or that property with it. */
export function withEntryOrObject(file, text, { name, within, entry }) {
  const object = argumentOf(exported(programOf(file, text), name))
  const target = propertyOf(object, within)
  if (target?.type === 'ObjectExpression') return append(text, target, entry)
  return object?.type === 'ObjectExpression' ? append(text, object, `${within}: { ${entry} }`) : stop(file, entry)
}

/** Adds an element to the array in the property `within` of `export const name = call({ … })`, or that property with it. */
export function withElementOrArray(file, text, { name, within, entry }) {
  const object = argumentOf(exported(programOf(file, text), name))
  const target = propertyOf(object, within)
  if (target?.type === 'ArrayExpression') return append(text, target, entry)
  return object?.type === 'ObjectExpression' ? append(text, object, `${within}: [${entry}]`) : stop(file, entry)
}
