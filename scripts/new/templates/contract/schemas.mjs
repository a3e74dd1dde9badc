const contract = '@atrium/contract'

const orNull = ({ isOptional }, schema) => (isOptional ? `${schema}.nullable()` : schema)
const orAbsent = ({ isOptional, kind }, schema) => (isOptional || kind === 'status' ? `${schema}.optional()` : schema)

/** Returns the line of a field in the schema of a record of the reply. */
export function recordSchemaOf(field, imports) {
  const { kind, property } = field
  const line = (schema, comment = '') => `${comment && `/** ${comment} */\n`}${property}: ${orNull(field, schema)},`
  if (kind === 'int') return line('z.int()')
  if (kind === 'money') return line('z.int()', 'In cents.')
  if (kind === 'decimal') return line('z.int()', `Scaled: 1 is ${10 ** -field.decimals}.`)
  if (kind === 'date') {
    imports.add(contract, 'date')
    return line('date')
  }
  if (kind === 'datetime') {
    imports.add(contract, 'moment')
    return line('moment')
  }
  if (kind === 'status') {
    imports.add(contract, 'status')
    return property === 'status' ? 'status,' : `${property}: status,`
  }
  if (kind === 'ref') return `${line('id')}\n/** In the language asked for. */\n${field.shown}: z.string(),`
  if (kind === 'dict') return `/** A value of the dictionary \`${field.dictType}\`. */\n${property}: z.string(),`
  return `${property}: z.string(),`
}

/** Texts with a schema of their own. */
const texts = new Set(['email', 'phone', 'url', 'colour', 'image'])
/** Whether a required one is empty is checked before its form, so that an empty one is reported as missing. */
const checkedFirst = new Set(['email', 'phone'])

/** The schema of a field in a form. */
export function formSchemaOf(field, imports) {
  const { kind, property, isOptional } = field
  if (kind === 'text' || kind === 'multiline') return textSchema(field, `lengths.${property}`, imports)
  if (kind === 'dict') {
    imports.add(contract, 'most')
    return textSchema(field, 'most.dictText', imports)
  }
  if (texts.has(kind)) {
    imports.add(contract, kind)
    if (isOptional) return `${kind}.optional()`
    if (!checkedFirst.has(kind)) return `${kind}.min(1)`
    imports.add(contract, 'most', 'requiredText')
    return `requiredText(most.${kind}).pipe(${kind})`
  }
  return orAbsent(field, orNull(field, plainSchema(field, imports)))
}

function textSchema({ isOptional }, length, imports) {
  imports.add(contract, isOptional ? 'text' : 'requiredText')
  return isOptional ? `text(${length}).optional()` : `requiredText(${length})`
}

function plainSchema({ kind, decimals }, imports) {
  if (kind === 'status') return 'status'
  if (kind === 'ref') return 'id'
  const name = kind === 'datetime' ? 'dateTime' : kind
  imports.add(contract, name)
  if (kind === 'int') return 'int()'
  if (kind === 'money') return 'money({ min: 0 })'
  return kind === 'decimal' ? `decimal(${decimals})` : name
}

const ranges = {
  int: 'numberRange',
  money: 'numberRange',
  decimal: 'numberRange',
  date: 'dateRange',
  datetime: 'dateTimeRange',
}

/** The filters of a list by a field; undefined for a kind that lists are not filtered by. */
export function filterOf({ kind, property, isSearched }, imports) {
  const use = (name, line) => {
    imports.add(contract, name)
    return line
  }
  if (ranges[kind]) return use(ranges[kind], `...${ranges[kind]}('${property}'),`)
  if (kind === 'ref') return `${property}: queryId.optional(),`
  if (kind === 'dict') {
    imports.add(contract, 'most')
    return use('text', `${property}: text(most.dictText).optional(),`)
  }
  if (kind === 'status') return use('queryStatus', `${property}: queryStatus,`)
  return isSearched ? use('filter', `${property}: filter,`) : undefined
}
