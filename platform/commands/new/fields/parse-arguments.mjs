import { PlainError } from '../../lib/run.mjs'

const largest = { text: 500, multiline: 5000, markdown: 20_000, richText: 20_000, json: 20_000, decimal: 6 }
const usual = { text: 100, multiline: 500, markdown: 5000, richText: 5000, json: 5000, decimal: 2 }

const isValues = (word = '') => /^[a-z][a-zA-Z0-9]*(?:\/[a-z][a-zA-Z0-9]*)+$/.test(word)
const valuesIn = (word, titleOf) => word.split('/').map((value) => ({ value, label: titleOf(undefined, value) }))

/**
 * Each takes the words that a kind of that argument has behind it off `words`, and returns what they say of the field. Throws a sentence for what cannot be read.
 */
const readers = {
  record({ name, kind }, words) {
    const target = words.shift() ?? ''
    if (/^[a-z][a-z0-9]*\/[a-z][a-z0-9-]*$/.test(target)) return { target }
    throw new PlainError(`The field ${name} does not say what it refers to: write ${name}:${kind} MODULE/NOUN.`)
  },

  type({ name }, words, titleOf) {
    const dictType = words.shift() ?? ''
    if (!/^[a-z][a-z0-9_]{0,99}$/.test(dictType))
      throw new PlainError(
        `The field ${name} does not name its dictionary: write ${name}:dict TYPE, such as stock_category.`,
      )
    if (!words[0]?.includes('/')) return { dictType }
    const given = words.shift()
    if (isValues(given)) return { dictType, values: checkedValues(name, valuesIn(given, titleOf)) }
    throw new PlainError(
      `The values ${given} of the field ${name} cannot be read: write for example ${name}:dict ${dictType} small/large.`,
    )
  },

  pattern({ name }, words) {
    const pattern = words.shift() ?? ''
    if (/^[^{}']*(?:\{year\})?[^{}']*\{0+\}[^{}']*$/.test(pattern)) return { pattern }
    throw new PlainError(
      `The field ${name} does not say how its numbers are written: write for example ${name}:series CG-{year}-{0000}.`,
    )
  },

  choices({ name, kind }, words, titleOf) {
    const given = words.shift()
    if (isValues(given)) return { choices: checkedValues(name, valuesIn(given, titleOf)) }
    throw new PlainError(`The field ${name} does not name its choices: write for example ${name}:${kind} small/large.`)
  },

  answer(_, words) {
    const answers = { yes: true, no: false }
    return Object.hasOwn(answers, words[0] ?? '') ? { isInitiallyYes: answers[words.shift()] } : {}
  },
}

/** Takes what follows the kind of a field off `words`. `titleOf` returns both names of a value. */
export function takeArgument(field, argument, words, titleOf) {
  if (argument === undefined) return {}
  if (readers[argument]) return readers[argument](field, words, titleOf)
  const { name, kind } = field
  const number = /^\d+$/.test(words[0] ?? '') ? Number(words.shift()) : usual[kind]
  if (number >= 1 && number <= largest[kind]) return { [argument]: number }
  throw new PlainError(`The ${argument} of the field ${name} cannot be ${number}: write 1 to ${largest[kind]}.`)
}

/** Two choices of one value would be one entry of an object. */
function checkedValues(name, values) {
  const twice = values.find(({ value }, at) => values.findIndex((one) => one.value === value) < at)
  if (!twice) return values
  throw new PlainError(`The field ${name} has the value ${twice.value} twice: take one of them away.`)
}
