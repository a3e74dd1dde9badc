import { PlainError } from '../../lib/run.mjs'
import { chineseOf } from '../words/chinese.mjs'
import { camel, humanised, kebab, snake } from '../words/case.mjs'
import { plainWords, sqlWords, takenFields, typescriptWords } from '../words/reserved.mjs'
import { kinds } from './kinds.mjs'

/** How fields are written, for messages. */
export const fieldsExample = 'sku:text unique, name:text(名称|Name), price:money optional, status'

const largest = { text: 500, multiline: 5000, markdown: 20_000, richText: 20_000, decimal: 6 }
const usual = { text: 100, multiline: 500, markdown: 5000, richText: 5000, decimal: 2 }

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
 * Throws one sentence for the first thing that is wrong. What a field refers to is looked up by the caller.
 */
export function parseFields(text) {
  const fields = partsOf(text).map(parseField)
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
export function parseField(text) {
  const { given, rest: words } = withoutNames(text)
  const [start = '', ...rest] = words.split(/\s*:\s*|\s+/)
  const [kind, ...more] = start === 'status' && rest.length === 0 ? ['status'] : rest
  checkName(start)
  if (kind === undefined) throw new PlainError(`The field ${start} has no kind: write for example ${start}:text.`)
  if (!Object.hasOwn(kinds, kind)) {
    throw new PlainError(
      `The field ${start} has the unknown kind ${kind}: use one of ${Object.keys(kinds).join(', ')}.`,
    )
  }
  const isReference = kind === 'ref' || Boolean(kinds[kind].target)
  const name = isReference ? start.replace(/(?<=.)Id$/, '') : start
  const argument = takeArgument(name, kind, more)
  const { isUnique, isOptional } = readOptions(name, kind, more)
  const property = isReference ? `${name}Id` : name
  const names = { name, property, column: snake(property), label: titleOf(given, name) }
  const isLeftOut = isOptional || Boolean(kinds[kind].isAlwaysOptional)
  return { ...names, kind, ...argument, isUnique, isOptional: isLeftOut }
}

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

/** Takes what follows the kind off `words`. */
function takeArgument(name, kind, words) {
  const { argument, target } = kinds[kind]
  if (argument === 'record') {
    const target = words.shift() ?? ''
    if (/^[a-z][a-z0-9]*\/[a-z][a-z0-9-]*$/.test(target)) return { target }
    throw new PlainError(`The field ${name} does not say what it refers to: write ${name}:ref MODULE/NOUN.`)
  }
  if (argument === 'type') {
    const dictType = words.shift() ?? ''
    if (/^[a-z][a-z0-9_]{0,99}$/.test(dictType)) return { dictType }
    throw new PlainError(
      `The field ${name} does not name its dictionary: write ${name}:dict TYPE, such as stock_category.`,
    )
  }
  if (argument === 'pattern') {
    const pattern = words.shift() ?? ''
    if (/^[^{}']*(?:\{year\})?[^{}']*\{0+\}[^{}']*$/.test(pattern)) return { pattern }
    throw new PlainError(
      `The field ${name} does not say how its numbers are written: write for example ${name}:series CG-{year}-{0000}.`,
    )
  }
  if (argument === 'choices') {
    const choices = (words.shift() ?? '').split('/')
    if (choices.length > 1 && choices.every((one) => /^[a-z][a-zA-Z0-9]*$/.test(one)))
      return { choices: choices.map((one) => ({ value: one, label: titleOf(undefined, one) })) }
    throw new PlainError(`The field ${name} does not name its choices: write for example ${name}:choice small/large.`)
  }
  if (argument === undefined) return target ? { target } : {}
  const number = /^\d+$/.test(words[0] ?? '') ? Number(words.shift()) : usual[kind]
  if (number >= 1 && number <= largest[kind]) return { [argument]: number }
  throw new PlainError(`The ${argument} of the field ${name} cannot be ${number}: write 1 to ${largest[kind]}.`)
}

function readOptions(name, kind, words) {
  const { isUnique, isAlwaysFilled } = kinds[kind]
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
