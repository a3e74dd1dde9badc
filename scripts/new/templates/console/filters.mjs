import { importsOf, lines } from '../imports.mjs'

const checks = { int: 'anInteger', money: 'anInteger', decimal: 'anInteger', date: 'aDate', datetime: 'aMoment' }
const params = '@atrium/console/list'

const endsOf = ({ property }) => [`${property}From`, `${property}To`]

/** `source.ts`: the call of the list, and what the address may hold. */
export function sourceFile({ names, fields, sorts }) {
  const imports = importsOf()
  imports.add(`#calls/${names.module}`, 'api')
  imports.add('@atrium/console/list', 'pagedSource')
  const body = lines(
    `export const source = pagedSource(api.${names.calls}.list, {`,
    'filters: {',
    fields.map((field) => checkOf(field, imports)),
    '},',
    `sorts: [${sorts.map((sort) => `'${sort}'`).join(', ')}],`,
    '})',
  )
  return imports.above(body)
}

/** `item-filters.ts`: the search form. */
export function filtersFile({ names, fields, refs }) {
  const { Type, calls } = names
  const imports = importsOf()
  imports.addType('@atrium/console/list', 'SearchField')
  imports.add('@atrium/console/text', 'useText')
  imports.addType('./source', 'source')
  imports.add('./text', 'texts')
  const hooks = fields.flatMap((field) => hookOf(field, imports))
  if (refs.length > 0) imports.add(`#calls/${names.module}`, 'api')
  const body = lines(
    `export function use${Type}Filters(): SearchField<keyof typeof source.shape.filters>[] {`,
    'const t = useText(texts)',
    hooks,
    'return [',
    fields.map((field) => inputOf(field, calls)),
    ']',
    '}',
  )
  return imports.above(body)
}

function checkOf(field, imports) {
  const { kind, property, isSearched } = field
  const use = (name, text) => {
    imports.add(params, name)
    return text
  }
  if (checks[kind]) return endsOf(field).map((end) => use(checks[kind], `${end}: ${checks[kind]},`))
  if (kind === 'ref') return use('recordId', `${property}: recordId,`)
  if (kind === 'status') return use('oneOf', `${property}: oneOf('0', '1'),`)
  return kind === 'dict' || isSearched ? use('anyText', `${property}: anyText,`) : []
}

function hookOf({ kind, property, dictType }, imports) {
  if (kind !== 'dict' && kind !== 'status') return []
  imports.add('@atrium/console/data', 'useDict')
  return [`const ${property}Options = useDict('${kind === 'status' ? 'sys_normal_disable' : dictType}').options`]
}

function inputOf(field, calls) {
  const { kind, property, decimals, isSearched } = field
  const label = `label: t('${property}')`
  const ends = `['${endsOf(field).join("', '")}']`
  if (kind === 'int') return `{ numberRange: ${ends}, ${label} },`
  if (kind === 'money' || kind === 'decimal') return `{ numberRange: ${ends}, decimals: ${decimals ?? 2}, ${label} },`
  if (kind === 'date') return `{ dateRange: ${ends}, ${label} },`
  if (kind === 'datetime') return `{ range: ${ends}, ${label} },`
  if (kind === 'dict' || kind === 'status') return `{ name: '${property}', ${label}, options: ${property}Options },`
  if (kind === 'ref') return `{ name: '${property}', ${label}, choices: api.${calls}.choices },`
  return isSearched ? `{ name: '${property}', ${label} },` : []
}
