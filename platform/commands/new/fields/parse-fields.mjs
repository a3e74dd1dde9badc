import { PlainError } from '../../lib/run.mjs'
import { chineseOf } from '../words/chinese.mjs'
import { camel, humanised, kebab, snake } from '../words/case.mjs'
import { plainWords, sqlWords, takenFields, typescriptWords } from '../words/reserved.mjs'
import { singularOf } from '../words/plural.mjs'
import { kinds } from './kinds.mjs'
import { takeArgument } from './parse-arguments.mjs'

/** How fields are written, for messages. */
export const fieldsExample = 'sku:text unique, name:text(名称|Name), price:money optional, status'

/**
 * Both names of something: those given as "中文|English" or "中文", else its own name in English and, where it is a common word, in
 * Chinese. Throws a sentence for more than two.
 */
export function titleOf(given, name) {
  const [zh = '', en = '', ...rest] = (given ?? '').split('|').map((text) => text.trim())
  if (rest.length > 0) throw new PlainError(`"${given}" holds more than two names: write 中文|English.`)
  const english = en || humanised(name)
  return [zh || chineseOf(kebab(name)) || english, english]
}

/** Returns the names that have no Chinese side of their own, in English. */
export const untranslated = (...names) => names.flatMap(([zh, en]) => (zh === en ? [en] : []))

/**
 * Fields from a text such as `sku:text unique, warehouse:ref stock/warehouse(仓库|Warehouse) optional`.
 * Throws one sentence for the first thing that is wrong. What a field refers to is looked up by the caller. `own` are the kinds of the module, as `readOwnKinds` returns them.
 */
export function parseFields(text, own) {
  const fields = partsOf(text).map((part) => parseField(part, own))
  if (fields.length === 0)
    throw new PlainError(`There is no field: name at least one, such as --fields "${fieldsExample}".`)
  rejectTwice(fields, 'fields')
  return fields
}

/** Splits a text at its commas, but for those in brackets. */
export const partsOf = (text) =>
  text
    .split(/[,，](?![^(（]*[)）])/)
    .map((part) => part.trim())
    .filter(Boolean)

/** Throws a sentence where two of some things have one name. */
export function rejectTwice(list, things) {
  const seen = new Set()
  for (const { name, property = name } of list) {
    if (seen.has(property)) throw new PlainError(`Two ${things} are called ${name}: give one of them another name.`)
    seen.add(property)
  }
}

/** Splits a part of a text into the names in its brackets, if it has some, and the rest. */
export function withoutNames(text) {
  const { 0: whole, 1: given } = /[(（]([^)）]*)[)）]/.exec(text) ?? { 0: '' }
  const rest = text.replace(whole, ' ').trim()
  if (!/[()（）]/.test(rest)) return { given, rest }
  throw new PlainError(`The brackets in "${text}" do not match: write the names as (中文|English), behind the kind.`)
}

/** Returns a field from a text such as `sku:text unique`. Throws a sentence for the first thing that is wrong. */
export function parseField(text, own) {
  const { given, rest: words } = withoutNames(text)
  const [start = '', ...rest] = words.split(/\s*:\s*|\s+/)
  const [kind, ...more] = rest.length === 0 && Object.hasOwn(kinds, start) ? [start] : rest
  checkName(start)
  if (kind === undefined) throw new PlainError(`The field ${start} has no kind: write for example ${start}:text.`)
  const traits = kindIn(start, kind, own)
  const { argument, target, isList, isAlwaysOptional } = traits
  const isReference = argument === 'record' || Boolean(target)
  const name = isReference ? start.replace(isList ? /(?<=.)Ids$/ : /(?<=.)Id$/, '') : start
  const said = takeArgument({ name, kind }, argument, more, titleOf)
  const { isUnique, isOptional } = readOptions(name, kind, more, traits)
  const property = isReference ? referringName(name, isList) : name
  const names = { name, property, column: snake(property), label: titleOf(given, name) }
  const ofKind = { kind, ...(target && { target }), ...(isList && { isList }), ...(traits.from && { own: traits }) }
  return { ...names, ...ofKind, ...said, isUnique, isOptional: isOptional || Boolean(isAlwaysOptional) }
}

/** Returns what is known of a kind. Throws a sentence for one that neither the platform nor the module has. */
function kindIn(name, kind, { module, kinds: ownKinds = {} } = {}) {
  if (Object.hasOwn(ownKinds, kind)) return ownKinds[kind]
  if (Object.hasOwn(kinds, kind)) return kinds[kind]
  const own = Object.keys(ownKinds)
  const ofModule =
    own.length > 0
      ? `, or of the module ${module} ${own.join(', ')}`
      : `, or make one with "npm run new kind ${module}/NAME"`
  const all = Object.keys(kinds).join(', ')
  throw new PlainError(`The field ${name} has the unknown kind ${kind}: use one of ${all}${module ? ofModule : ''}.`)
}

/** Returns the field that holds the id of what a reference is called by, or the ids: `colourIds` for `colours`. */
const referringName = (name, isList) => (isList ? `${camel(singularOf(kebab(name)) ?? kebab(name))}Ids` : `${name}Id`)

/**
 * Throws a sentence for a word that cannot be the name of a `thing`: a field, an action or a state. The plugin that turns the names of columns into camelCase cannot restore two
 * capitals in a row.
 */
export function checkName(name, thing = 'field') {
  if (!/^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]+)*[A-Z]?$/.test(name) || name.length > 40) {
    const better = /^[a-z][\w-]*$/i.test(name) ? camel(name.replaceAll('_', '-')) : 'unitPrice'
    throw new PlainError(
      `"${name}" cannot be the name of ${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}: write it in camelCase, such as ${better}.`,
    )
  }
  const words = kebab(name)
  if (
    (typescriptWords.has(name) && !plainWords.has(name)) ||
    sqlWords.has(name.toLowerCase()) ||
    sqlWords.has(snake(name))
  ) {
    throw new PlainError(`The name ${name} is a reserved word of TypeScript or SQL: call the ${thing} something else.`)
  }
  if (takenFields.has(words)) {
    throw new PlainError(`Every resource has something called ${name}: call the ${thing} something else.`)
  }
}

function readOptions(name, kind, words, { isUnique, isAlwaysFilled }) {
  for (const word of words) {
    if (word !== 'unique' && word !== 'optional') {
      throw new PlainError(
        `The field ${name} has the unknown option ${word}: use "unique" or "optional", and a comma before the next field.`,
      )
    }
    if (word === 'unique' ? !isUnique : isAlwaysFilled) {
      throw new PlainError(`A field of kind ${kind} cannot be ${word}: take that word away from ${name}.`)
    }
  }
  return { isUnique: words.includes('unique'), isOptional: words.includes('optional') }
}
