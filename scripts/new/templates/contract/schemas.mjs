const fieldsFile = '@atrium/contract/fields'
const kindsFile = '@atrium/contract/fields/kinds'
const rangesFile = '@atrium/contract/fields/ranges'
const rulesFile = '@atrium/contract/untrusted/rules'

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
    imports.add(kindsFile, 'date')
    return line('date')
  }
  if (kind === 'datetime') {
    imports.add(fieldsFile, 'moment')
    return line('moment')
  }
  if (kind === 'status') {
    imports.add(fieldsFile, 'status')
    return property === 'status' ? 'status,' : `${property}: status,`
  }
  if (kind === 'ref') return `${line('id')}\n/** In the language asked for. */\n${field.shown}: z.string(),`
  if (kind === 'dict') return `/** A value of the dictionary \`${field.dictType}\`. */\n${property}: z.string(),`
  return `${property}: z.string(),`
}

const texts = {
  /** Whether a required text is empty is checked before its form, so that an empty one is reported as missing. */
  email: ['email', fieldsFile],
  phone: ['phone', fieldsFile],
  url: ['url', kindsFile],
  colour: ['colour', kindsFile],
  image: ['image', kindsFile],
}

/** The schema of a field in a form. */
export function formSchemaOf(field, imports) {
  const { kind, property, isOptional } = field
  if (kind === 'text' || kind === 'multiline') return textSchema(field, `lengths.${property}`, imports)
  if (kind === 'dict') {
    imports.add(rulesFile, 'most')
    return textSchema(field, 'most.dictText', imports)
  }
  if (texts[kind]) {
    const [name, from] = texts[kind]
    imports.add(from, name)
    if (isOptional) return `${name}.optional()`
    if (from === kindsFile) return `${name}.min(1)`
    imports.add(fieldsFile, 'requiredText')
    imports.add(rulesFile, 'most')
    return `requiredText(most.${name}).pipe(${name})`
  }
  return orAbsent(field, orNull(field, plainSchema(field, imports)))
}

function textSchema({ isOptional }, length, imports) {
  imports.add(fieldsFile, isOptional ? 'text' : 'requiredText')
  return isOptional ? `text(${length}).optional()` : `requiredText(${length})`
}

function plainSchema({ kind, decimals }, imports) {
  if (kind === 'status') return 'status'
  if (kind === 'ref') return 'id'
  const name = kind === 'datetime' ? 'dateTime' : kind
  imports.add(kindsFile, name)
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
  const use = (from, name, line) => {
    imports.add(from, name)
    return line
  }
  if (ranges[kind]) return use(rangesFile, ranges[kind], `...${ranges[kind]}('${property}'),`)
  if (kind === 'ref') return `${property}: queryId.optional(),`
  if (kind === 'dict') {
    imports.add(rulesFile, 'most')
    return use(fieldsFile, 'text', `${property}: text(most.dictText).optional(),`)
  }
  if (kind === 'status') return use(fieldsFile, 'queryStatus', `${property}: queryStatus,`)
  return isSearched ? use(fieldsFile, 'filter', `${property}: filter,`) : undefined
}
