import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { resolveImport } from '../../../platform/checks/boundaries/resolve-import.mjs'
import { root } from '../../../platform/commands/lib/run.mjs'

/**
 * The properties of the components that a file exports, from its interfaces and docstrings, by the name of the component: `name`, `type` as it
 * is written, `isRequired`, `initial` (what counts where it is left out, as source), `meaning` (the docstring) and, where it can be chosen, `kind`:
 * `boolean`, `number`, `text`, `colour` or `choice` with its `choices`. Of inherited properties only those of interfaces of ours are there. `file` is
 * a path from the root.
 */
export function propertiesOf(file) {
  const scope = scopeOf(file)
  const functions = Object.values(scope.declared).filter(({ params }) => params)
  const parts = functions.filter(({ type, isExported }) => type === 'FunctionDeclaration' && isExported)
  return Object.fromEntries(
    parts.flatMap((part) => {
      const typeName = typeNameOf(part.params[0])
      const members = membersOf(typeName, scope)
      if (!members) return []
      // A component may hand its properties on to another one of the file, which has the defaults.
      const receivers = functions.filter(({ params }) => typeNameOf(params[0]) === typeName)
      const initials = Object.assign({}, ...[...receivers, part].map((one) => initialsOf(one, scope.source)))
      return [[part.id.name, members.map((member) => propertyOf(member, initials))]]
    }),
  )
}

/** Returns the declarations and imports of a file, with its source and comments. */
function scopeOf(file) {
  const source = readFileSync(join(root, file), 'utf8')
  const { program, comments, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  return { file, source, comments, declared: declarationsIn(program), imported: importsIn(program) }
}

/** Functions, interfaces, types and constants of a file by their names. */
function declarationsIn({ body }) {
  const named = body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const node = isExported ? statement.declaration : statement
    if (node?.type === 'VariableDeclaration') return node.declarations.map((one) => [one.id.name, one])
    return node?.id ? [[node.id.name, { ...node, isExported }]] : []
  })
  return Object.fromEntries(named)
}

/** The specifiers of imports by the names that they import. */
function importsIn({ body }) {
  const imports = body.filter(({ type }) => type === 'ImportDeclaration')
  return Object.fromEntries(
    imports.flatMap(({ source, specifiers }) => specifiers.map(({ local }) => [local.name, source.value])),
  )
}

/** The declaration of a name with its scope, also in the file of ours that it is imported from. */
function found(name, scope) {
  const node = scope.declared[name]
  if (node) return { node, scope }
  const specifier = scope.imported[name]
  const file = specifier && resolveImport(scope.file, specifier)
  return file ? found(name, scopeOf(file)) : undefined
}

/** The members of an interface, each with its scope, and after them those that it inherits; undefined for another type. */
function membersOf(name, scope) {
  const props = name && found(name, scope)
  if (props?.node.type !== 'TSInterfaceDeclaration') return undefined
  const inherited = (props.node.extends ?? []).flatMap(
    ({ expression }) => membersOf(expression.name, props.scope) ?? [],
  )
  return [...props.node.body.body.map((node) => ({ node, scope: props.scope })), ...inherited]
}

const typeNameOf = (param) => param?.typeAnnotation?.typeAnnotation?.typeName?.name

/** Returns the values of properties that are left out: the defaults of the parameter, or of the lines that take it apart. */
function initialsOf({ params: [param], body }, source) {
  const taken = body.body
    .flatMap(({ declarations = [] }) => declarations)
    .filter(({ init }) => init?.name === param.name)
  const patterns = param.type === 'Identifier' ? taken.map(({ id }) => id) : [param]
  const properties = patterns.flatMap((pattern) => pattern.properties ?? [])
  const withInitial = properties.filter(({ value }) => value?.type === 'AssignmentPattern')
  return Object.fromEntries(
    withInitial.map(({ key, value }) => [key.name, source.slice(value.right.start, value.right.end)]),
  )
}

function propertyOf({ node: member, scope }, initials) {
  const { source, comments } = scope
  const name = member.key.name ?? member.key.value
  const annotation = member.typeAnnotation.typeAnnotation
  const choices = choicesOf(annotation, scope)
  return {
    name,
    type: choices?.map((choice) => `'${choice}'`).join(' | ') ?? writtenIn(source, annotation),
    isRequired: !member.optional,
    initial: initials[name],
    meaning: docstringBefore(member, source, comments),
    ...(choices ? { kind: 'choice', choices } : { kind: kindOf(annotation, name) }),
  }
}

/** A type as it is written, in one line: members that lines separate are separated by semicolons. */
function writtenIn(source, { start, end }) {
  const text = source.slice(start, end).replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return plain(text.replaceAll(/(?<![{;,(|&\s])\s*\n\s*(?=[\w']+\??:)/g, '; '))
}

const plain = (text) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ')

function docstringBefore({ start }, source, comments) {
  const comment = comments.findLast(({ end }) => end <= start && source.slice(end, start).trim() === '')
  return comment?.value.startsWith('*') ? plain(comment.value.replaceAll(/^\s*\*+ ?/gm, ' ')).trim() : ''
}

function kindOf({ type, types }, name) {
  if (type === 'TSStringKeyword') return /colou?r$/i.test(name) ? 'colour' : 'text'
  // A length in pixels or as a share.
  if (types?.map((one) => one.type).join(' ') === 'TSNumberKeyword TSStringKeyword') return 'text'
  return { TSBooleanKeyword: 'boolean', TSNumberKeyword: 'number' }[type]
}

/** The texts of a union, also by the name of a type, or as the keys or elements of a constant; undefined for other types. */
function choicesOf(type, scope) {
  if (type.type === 'TSParenthesizedType') return choicesOf(type.typeAnnotation, scope)
  if (type.type === 'TSUnionType') {
    const texts = type.types.map(({ literal }) => literal?.value)
    return texts.every((text) => typeof text === 'string') ? texts : undefined
  }
  if (type.type === 'TSTypeReference') {
    const alias = found(type.typeName.name, scope)
    return alias?.node.typeAnnotation ? choicesOf(alias.node.typeAnnotation, alias.scope) : undefined
  }
  if (type.type === 'TSTypeOperator' && type.operator === 'keyof')
    return constantOf(type.typeAnnotation, scope)?.properties?.map(({ key }) => key.name ?? key.value)
  if (type.type === 'TSIndexedAccessType')
    return constantOf(type.objectType, scope)?.elements?.map(({ value }) => value)
  return undefined
}

/** The value of the constant that `typeof` names. */
function constantOf(type, { declared }) {
  const query = type.type === 'TSParenthesizedType' ? type.typeAnnotation : type
  const init = query.type === 'TSTypeQuery' ? declared[query.exprName.name]?.init : undefined
  return ['TSAsExpression', 'TSSatisfiesExpression'].includes(init?.type) ? init.expression : init
}
