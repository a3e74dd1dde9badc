import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from './run.mjs'

/**
 * The properties of the components that a file exports, from its interfaces and docstrings, by the name of the component: `name`, `type` as it
 * is written, `isRequired`, `initial` (what counts where it is left out, as source), `meaning` (the docstring) and, where it can be chosen, `kind`:
 * `boolean`, `number`, `text`, `colour` or `choice` with its `choices`. Inherited properties are left out. `file` is a path from the root.
 */
export function propertiesOf(file) {
  const source = readFileSync(join(root, file), 'utf8')
  const { program, comments, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const declared = declarationsIn(program)
  const read = { source, comments, declared }
  const parts = Object.values(declared).filter(({ type, isExported }) => type === 'FunctionDeclaration' && isExported)
  return Object.fromEntries(
    parts.flatMap((part) => {
      const typeName = typeNameOf(part.params[0])
      const props = declared[typeName]
      if (props?.type !== 'TSInterfaceDeclaration') return []
      // A component may hand its properties on to another one of the file, which has the defaults.
      const receivers = Object.values(declared).filter(({ params }) => params && typeNameOf(params[0]) === typeName)
      const initials = Object.assign({}, ...[...receivers, part].map((one) => initialsOf(one, source)))
      return [[part.id.name, props.body.body.map((member) => propertyOf(member, initials, read))]]
    }),
  )
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

const typeNameOf = (param) => param?.typeAnnotation?.typeAnnotation?.typeName?.name

/** What counts where a property is left out: the defaults of the parameter, or of the first line that takes it apart. */
function initialsOf({ params: [param], body }, source) {
  const first = body.body.find(({ type }) => type === 'VariableDeclaration')?.declarations[0]
  const pattern = param.type === 'Identifier' && first?.init?.name === param.name ? first.id : param
  const withInitial = (pattern.properties ?? []).filter(({ value }) => value?.type === 'AssignmentPattern')
  return Object.fromEntries(
    withInitial.map(({ key, value }) => [key.name, source.slice(value.right.start, value.right.end)]),
  )
}

function propertyOf(member, initials, { source, comments, declared }) {
  const name = member.key.name ?? member.key.value
  const annotation = member.typeAnnotation.typeAnnotation
  const choices = choicesOf(annotation, declared)
  return {
    name,
    type: choices?.map((choice) => `'${choice}'`).join(' | ') ?? plain(source.slice(annotation.start, annotation.end)),
    isRequired: !member.optional,
    initial: initials[name],
    meaning: docstringBefore(member, source, comments),
    ...(choices ? { kind: 'choice', choices } : { kind: kindOf(annotation, name) }),
  }
}

const plain = (text) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ')

function docstringBefore({ start }, source, comments) {
  const comment = comments.findLast(({ end }) => end <= start && source.slice(end, start).trim() === '')
  return comment?.value.startsWith('*') ? plain(comment.value.replaceAll(/^\s*\*+ ?/gm, ' ')).trim() : ''
}

function kindOf({ type }, name) {
  if (type === 'TSStringKeyword') return /colou?r$/i.test(name) ? 'colour' : 'text'
  return { TSBooleanKeyword: 'boolean', TSNumberKeyword: 'number' }[type]
}

/** The texts of a union, also by the name of a type, or as the keys or elements of a constant; undefined for other types. */
function choicesOf(type, declared) {
  if (type.type === 'TSParenthesizedType') return choicesOf(type.typeAnnotation, declared)
  if (type.type === 'TSUnionType') {
    const texts = type.types.map(({ literal }) => literal?.value)
    return texts.every((text) => typeof text === 'string') ? texts : undefined
  }
  if (type.type === 'TSTypeReference') {
    const alias = declared[type.typeName.name]
    return alias?.typeAnnotation ? choicesOf(alias.typeAnnotation, declared) : undefined
  }
  if (type.type === 'TSTypeOperator' && type.operator === 'keyof')
    return constantOf(type.typeAnnotation, declared)?.properties?.map(({ key }) => key.name ?? key.value)
  if (type.type === 'TSIndexedAccessType')
    return constantOf(type.objectType, declared)?.elements?.map(({ value }) => value)
  return undefined
}

/** The value of the constant that `typeof` names. */
function constantOf(type, declared) {
  const query = type.type === 'TSParenthesizedType' ? type.typeAnnotation : type
  const init = query.type === 'TSTypeQuery' ? declared[query.exprName.name]?.init : undefined
  return init?.type === 'TSAsExpression' ? init.expression : init
}
