/** Texts shorter than this hold a number alone, so that they fit. */
const short = 12

/** The value of a field in the demo row `index`, as an expression. */
export function demoValue(field, { noun, isTitle, dictValues }) {
  const { kind, property, length, isUnique, target } = field
  const many = kind === 'dict' ? dictValues(field.dictType) : []
  if (kind === 'int') return isUnique ? '101 + index' : '(index * 7) % 40'
  if (kind === 'money') return '1250 + index * 375'
  if (kind === 'decimal') return '500 + index * 125'
  if (kind === 'date') return '`2026-0${1 + (index % 9)}-15`'
  if (kind === 'datetime') return 'Date.UTC(2026, index, 15, 9, 30)'
  if (kind === 'email') return '`person${101 + index}@example.com`'
  if (kind === 'phone') return '`138000011${10 + index}`'
  if (kind === 'url') return '`https://example.com/${101 + index}`'
  if (kind === 'colour') return `['#1677ff', '#52c41a', '#faad14'][index % 3]!`
  if (kind === 'image') return `''`
  if (kind === 'status') return 'index % 4 === 3 ? 0 : 1'
  if (kind === 'dict') return `[${many.map((value) => `'${value}'`).join(', ')}][index % ${many.length}]!`
  if (kind === 'ref') return `${target.rows}[index % ${target.rows}.length]!.${target.id}`
  if (kind === 'multiline') return field.isRequired ? `'A first note'` : "index % 3 === 0 ? 'A first note' : ''"
  if (length < short) return '`${101 + index}`'
  const word = isTitle ? noun : property
  return `\`${isUnique && !isTitle ? word.toUpperCase() : startUpper(word)}${isUnique && !isTitle ? '-' : ' '}\${101 + index}\``
}

const startUpper = (text) => (text.charAt(0).toUpperCase() + text.slice(1)).replaceAll('-', ' ')

/** A value that a form may have, as an expression; `count` and `name` are those of the test, and the record is called by `name`. */
export function formValue(field, { isTitle, dictValues }) {
  const { kind, length, isUnique } = field
  if (isTitle && kind === 'text' && length >= short) return 'name'
  if (kind === 'text')
    return length >= short && isUnique ? '`${name} ${count}`' : isUnique || isTitle ? 'String(count)' : `'text'`
  if (kind === 'multiline') return `'A note'`
  if (kind === 'int') return isUnique ? '5000 + count' : '7'
  if (kind === 'money') return '1250'
  if (kind === 'decimal') return '2500'
  if (kind === 'date') return `'2026-01-31'`
  if (kind === 'datetime') return `'2026-01-31T09:05:00.000Z'`
  if (kind === 'email') return '`person.${count}@example.com`'
  if (kind === 'phone') return '`1390000${1000 + count}`'
  if (kind === 'url') return '`https://example.com/new/${count}`'
  if (kind === 'colour') return `'#0a1b2c'`
  if (kind === 'image') return `''`
  if (kind === 'status') return '1'
  if (kind === 'dict') return `'${dictValues(field.dictType)[0]}'`
  return field.target.id
}

/** Values that a form rejects at the field, as expressions. */
export function wrongValues({ kind, property, isRequired }) {
  const missing = isRequired ? [`''`] : []
  if (kind === 'text' || kind === 'multiline') return [...missing, `'x'.repeat(lengths.${property} + 1)`]
  if (kind === 'int') return ['-1', '1.5']
  if (kind === 'money') return ['-1', `'12'`]
  if (kind === 'decimal') return ['0.5']
  if (kind === 'date') return [`'2026-02-30'`]
  if (kind === 'datetime') return [`'2026-01-31'`]
  if (kind === 'email' || kind === 'phone') return [`'nobody'`]
  if (kind === 'url') return [`'javascript:alert(1)'`]
  if (kind === 'colour') return [`'red'`]
  if (kind === 'image') return [`'picture.png'`]
  if (kind === 'status') return ['2']
  if (kind === 'dict') return [`'nothing of the dictionary'`]
  return ['999_999']
}
