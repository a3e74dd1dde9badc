import { PlainError } from '../../lib/run.mjs'
import { parseField, partsOf, rejectTwice, withoutNames } from '../fields/parse-fields.mjs'
import { camel, pascal, snake } from '../words/case.mjs'

/** How lines are written, for messages. */
const linesExample = 'item:ref stock/item, quantity:int sum, price:money, amount:money = quantity * price sum'

/** The kinds of numbers, with how many decimals an integer of theirs has. */
const decimalsOf = { int: () => 0, money: () => 2, decimal: ({ decimals }) => decimals }
const isNumber = ({ kind }) => Object.hasOwn(decimalsOf, kind)

/** Kinds of fields that a line cannot have. */
export const notInLines = new Set('status image file files signature series json markdown richText refs'.split(' '))

/**
 * Returns the fields of the lines of a record from a text as `linesExample`: each as `parseFields` has it, with `factors`, the two fields whose product it is, and `isSummed`, where
 * the record has its sum. `own` are the kinds of the module. Throws one sentence for the first thing that is wrong.
 */
export function parseLines(text, own) {
  const fields = partsOf(text).map((part) => parseLine(part, own))
  if (fields.length === 0)
    throw new PlainError(`The lines have no field: name at least one, such as --lines "${linesExample}".`)
  rejectTwice(fields, 'fields of the lines')
  for (const field of fields) rejectWrong(field, fields)
  return fields
}

const product = /=\s*(\w+)\s*[*×]\s*(\w+)/

function parseLine(text, own) {
  const { given, rest } = withoutNames(text)
  const [, ...factors] = product.exec(rest) ?? []
  const words = rest.replace(product, ' ')
  if (words.includes('='))
    throw new PlainError(
      `The calculation in "${text}" is not the product of two fields: write for example amount:money = quantity * price.`,
    )
  const isSummed = /\ssum\b/.test(words)
  const names = given === undefined ? '' : `(${given})`
  const field = parseField(words.replace(/\ssum\b/, ' ') + names, own)
  return { ...field, isSummed, ...(factors.length > 0 && { factors }) }
}

function rejectWrong({ name, kind, isUnique, isOptional, isSummed, factors }, fields) {
  if (notInLines.has(kind)) throw new PlainError(`A line has no field of kind ${kind}: take ${name} out of --lines.`)
  if (name === 'position')
    throw new PlainError('Every line has something called position: call the field something else.')
  if (isUnique) throw new PlainError(`A field of a line cannot be unique: take that word away from ${name}.`)
  if ((isSummed || factors) && !isNumber({ kind }))
    throw new PlainError(`A field of kind ${kind} is no number: give ${name} the kind int, money or decimal.`)
  if (!factors) return
  if (isOptional) throw new PlainError(`The field ${name} is calculated: take the word optional away from it.`)
  for (const factor of factors) {
    const other = fields.find((one) => one.name === factor)
    if (other && isNumber(other) && !other.isOptional && !other.factors) continue
    throw new PlainError(
      `The field ${name} cannot be calculated from ${factor}, which has to be a number of the same line that is filled in: write for example amount:money = quantity * price.`,
    )
  }
}

/** Returns the function that calculates a field of lines, as source: numbers with decimals are integers, and their product has the decimals of both. */
export function productOf(field, fields) {
  const [first, second] = field.factors
  const scaleOf = (one) => decimalsOf[one.kind](one)
  const both = field.factors.map((name) => fields.find((one) => one.name === name))
  const shift = scaleOf(both[0]) + scaleOf(both[1]) - scaleOf(field)
  const names = first === second ? first : `${first}, ${second}`
  const whole = `${first} * ${second}`
  if (shift === 0) return `({ ${names} }) => ${whole}`
  return `({ ${names} }) => ${shift > 0 ? `Math.round((${whole}) / ${10 ** shift})` : `${whole} * ${10 ** -shift}`}`
}

/** Returns the fields of the record that hold the sums of its lines. */
export function sumsOf(fields) {
  return fields
    .filter(({ isSummed }) => isSummed)
    .map(({ name, kind, label: [zh, en] }) => {
      const isTotal = /^total(?:[A-Z]|$)/.test(name)
      const property = isTotal ? name : camel(`total${pascal(name)}`)
      const label = isTotal ? [zh, en] : [`${zh}合计`, `Total ${lowered(en)}`]
      return { name: property, property, column: snake(property), kind, label, isSum: true, of: name }
    })
}

const lowered = (text) => (/^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
