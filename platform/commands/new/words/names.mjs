import { PlainError } from '../../lib/run.mjs'
import { titleOf } from '../fields/parse-fields.mjs'
import { camel, snake } from './case.mjs'
import { isUncountable, pluralOf, singularOf } from './plural.mjs'
import { takenNouns, typescriptWords } from './reserved.mjs'

const vague = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'manager'])

/** Names of parts of the platform: a module with one of them would be confused with that part. */
const platform = new Set([
  'system',
  'server',
  'console',
  'contract',
  'ui',
  'modules',
  'platform',
  'shared',
  'test',
  'tests',
  'e2e',
  'bench',
  'api',
])

export function checkModuleName(name) {
  if (!/^[a-z][a-z0-9]{0,19}$/.test(name)) {
    throw new PlainError(
      `"${name}" cannot be the name of a module: use one lower-case word of at most 20 letters, such as stock.`,
    )
  }
  if (platform.has(name) || typescriptWords.has(name) || vague.has(name)) {
    throw new PlainError(`The name ${name} is reserved: call the module after what it is about, such as stock.`)
  }
}

function checkNoun(noun) {
  if (!/^[a-z][a-z0-9]+(?:-[a-z0-9]{2,})*$/.test(noun) || noun.length > 30) {
    throw new PlainError(
      `"${noun}" cannot be the name of a resource: use lower-case words joined by hyphens, such as sales-order.`,
    )
  }
  const singular = singularOf(noun)
  if (singular)
    throw new PlainError(`A resource is called by one of its records: write ${singular} in place of ${noun}.`)
  if (isUncountable(noun)) {
    throw new PlainError(
      `The word ${noun} has no plural, so that one record and many would have one name: write for example ${noun}-item.`,
    )
  }
  const isTaken = typescriptWords.has(noun) || takenNouns.has(noun) || noun.split('-').some((word) => vague.has(word))
  if (isTaken)
    throw new PlainError(
      `The name ${noun} is reserved: call the resource something more precise, such as sales-${noun}.`,
    )
}

/**
 * Every name of a resource `module/noun`. `title` is "中文|English" of one record; `takenIds` holds the id fields of other kinds
 * of records.
 */
export function namesOf(module, noun, { title, takenIds = [] } = {}) {
  checkModuleName(module)
  checkNoun(noun)
  const many = pluralOf(noun)
  const [one, kind] = [camel(noun), camel(`${module}-${noun}`)]
  const id = takenIds.includes(`${one}Id`) ? `${kind}Id` : `${one}Id`
  const name = titleOf(title, noun)
  const english = title?.includes('|') ? pluralWords(name[1]) : pluralWords(many.replaceAll('-', ' '))
  return {
    module,
    noun,
    one,
    kind,
    calls: camel(`${module}-${many}`),
    table: snake(`${module}-${many}`),
    id,
    idColumn: snake(id),
    path: `${module}/${noun}`,
    permission: `${module}:${noun}`,
    name,
    plural: [name[0], english],
    /** Name of the list, in Chinese and English. */
    menuName: [name[0], english.charAt(0).toUpperCase() + english.slice(1)],
  }
}

/** "Sales order" is "sales orders"; a plural that was made already stays. */
function pluralWords(text) {
  const words = text.toLowerCase().split(' ')
  const last = words.at(-1)
  const isPlural = singularOf(last) !== undefined
  return [...words.slice(0, -1), isPlural ? last : pluralOf(last)].join(' ')
}
