/** The words of a name in camelCase or kebab-case. */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-')

const upper = (word) => word.charAt(0).toUpperCase() + word.slice(1)

export const pascal = (name) => wordsOf(name).map(upper).join('')

export function camel(name) {
  const [first, ...rest] = wordsOf(name)
  return first + rest.map(upper).join('')
}

export const kebab = (name) => wordsOf(name).join('-')

/** The name that a table or column has in the database, as `snakeCase` of the server makes it from `Schema`. */
export const snake = (name) => camel(name).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const acronyms = new Set(['id', 'ip', 'isbn', 'qr', 'sku', 'uri', 'url', 'vat'])

/** A name as people read it: "unitPrice" is "Unit price", "sku" is "SKU". */
export function humanised(name) {
  const words = wordsOf(name).map((word) => (acronyms.has(word) ? word.toUpperCase() : word))
  return upper(words.join(' '))
}
