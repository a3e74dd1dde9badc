import { importsOf, lines } from '../imports.mjs'
import { partName, partsOf } from '../parts.mjs'

const widths = {
  int: 90,
  money: 110,
  decimal: 100,
  date: 120,
  datetime: 150,
  email: 180,
  phone: 130,
  url: 200,
  colour: 120,
  image: 80,
  status: 100,
  dict: 120,
  multiline: 200,
}
const numbers = new Set(['int', 'money', 'decimal'])
const unimportant = new Set(['multiline', 'email', 'phone', 'url', 'colour', 'image'])

/**
 * How a value shows, in a list or, with `key`, among the details, which have a dash for an empty one themselves. `source` is the
 * expression of the record.
 */
export function shownValue(field, source, imports, { key } = {}) {
  const { kind, property, decimals, dictType, isOptional } = field
  const value = `${source}${property}`
  const use = (from, name, text) => {
    imports.add(from, name)
    return text
  }
  const keyed = key ? ` key="${property}"` : ''
  if (kind === 'money') return use('@atrium/console/text', 'moneyText', `moneyText(${value})`)
  if (kind === 'decimal') return use('@atrium/console/text', 'decimalText', `decimalText(${value}, ${decimals})`)
  if (kind === 'datetime') {
    const text = use('@atrium/console/text', 'momentText', `momentText(${value})`)
    if (!isOptional) return text
    return key ? `${value} && ${text}` : `${value} === null ? '—' : ${text}`
  }
  if (kind === 'url') return use('@atrium/console/list', 'WebLink', `<WebLink${keyed} address={${value}} />`)
  if (kind === 'colour') return use('@atrium/console/list', 'ColourValue', `<ColourValue${keyed} value={${value}} />`)
  if (kind === 'image') {
    const size = key ? ' size={96}' : ''
    const image = `<StoredImage${keyed} fileKey={${value}} alt={t('${property}')}${size} />`
    return use('@atrium/console/list', 'StoredImage', image)
  }
  if (kind === 'status' || kind === 'dict') {
    const type = kind === 'status' ? 'sys_normal_disable' : dictType
    const tag = `<DictTag${keyed} dictType="${type}" value={${value}}${kind === 'status' ? ' dot' : ''} />`
    imports.add('@atrium/console/data', 'DictTag')
    if (!isOptional) return tag
    return key ? `${value} && ${tag}` : `${value} ? ${tag} : '—'`
  }
  if (kind === 'ref') return referredName(field, source, key)
  if (!isOptional || key) return value
  return kind === 'int' || kind === 'date' ? `${value} ?? '—'` : `${value} || '—'`
}

/** The name of what a record refers to. One out of the reader's scope has none. */
function referredName({ property, shown, isOptional, isHideable }, source, key) {
  const name = `${source}${shown}`
  if (!isHideable) return isOptional && !key ? `${name} || '—'` : name
  const words = `${name} || t('outOfScope')`
  if (!isOptional) return words
  return `${source}${property} === null ? ${key ? "''" : "'—'"} : ${words}`
}

/** Columns of more fields are parted, so that no function becomes too long. */
const partSize = 11

/** `item-columns.tsx`. */
export function columnsFile(plan) {
  const { noun, Type, id } = plan.names
  const imports = importsOf()
  imports.add('react', 'useMemo')
  imports.addType('@atrium/console/list', 'ListColumn')
  imports.add('@atrium/console/list', 'DetailsLink')
  imports.add('@atrium/console/text', 'useText')
  imports.addType('./source', 'source')
  imports.add('./text', 'texts')
  imports.addType(`../../../../contract/${noun}`, Type)
  const columns = columnsOf(plan, imports)
  const head = lines(
    `type Columns = ListColumn<${Type}, (typeof source.shape.sorts)[number]>[]`,
    `type Open = ((${id}: number) => void) | undefined`,
  )
  return imports.above(`${head}\n\n${columns.length > partSize + 2 ? inParts(plan, columns) : inOne(plan, columns)}`)
}

function columnsOf({ names, fields, title, sorts, isScoped }, imports) {
  const { id } = names
  return [
    `{ key: 'id', importance: 'low', align: 'right', title: t('id'), sort: '${id}', width: 72, render: ({ ${id} }) => ${id} },`,
    ...fields.map((field) => columnOf(field, field === title, sorts, id, imports)),
    ...(isScoped
      ? [`{ key: 'dept', importance: 'low', title: t('deptId'), width: 140, render: ({ deptName }) => deptName },`]
      : []),
  ]
}

const about =
  '/** Without `open` the reader may not open details. Should stay the same, as the rows render with the columns. */'

const inOne = ({ names }, columns) =>
  lines(
    about,
    `export function use${names.Type}Columns(open: Open, prepare: () => void): Columns {`,
    'const t = useText(texts)',
    'return useMemo(() => [',
    columns,
    '], [t, open, prepare])',
    '}',
  )

function inParts({ names, title }, columns) {
  const parts = partsOf(columns, partSize)
  const hasTitle = (part) => part.some((column) => column.startsWith(`{ key: '${title.property}',`))
  const part = (list, index) => [
    `const ${partName(index)}Columns = (t: Translation${hasTitle(list) ? ', open: Open, prepare: () => void' : ''}): Columns => [`,
    list,
    ']',
    '',
  ]
  return lines(
    'type Translation = ReturnType<typeof useText<typeof texts.pairs>>',
    '',
    about,
    `export function use${names.Type}Columns(open: Open, prepare: () => void): Columns {`,
    'const t = useText(texts)',
    `return useMemo(() => [${parts.map((list, index) => `...${partName(index)}Columns(t${hasTitle(list) ? ', open, prepare' : ''})`).join(', ')}], [t, open, prepare])`,
    '}',
    '',
    parts.map(part),
  ).trimEnd()
}

function columnOf(field, isTitle, sorts, id, imports) {
  const { kind, property } = field
  const parts = [
    `key: '${property}'`,
    kind === 'status' && `importance: 'high'`,
    unimportant.has(kind) && !isTitle && `importance: 'low'`,
    numbers.has(kind) && `align: 'right'`,
    `title: t('${property}')`,
    sorts.includes(property) && `sort: '${property}'`,
    `width: ${widths[kind] ?? (isTitle ? 160 : 140)}`,
    kind === 'multiline' && 'isHidden: true',
    isTitle && 'isTitle: true',
    isTitle
      ? `render: (row) => <DetailsLink name={row.${property}} open={open && (() => open(row.${id}))} prepare={prepare} />`
      : `render: ${renderOf(field, imports)}`,
  ]
  return `{ ${parts.filter(Boolean).join(', ')} },`
}

function renderOf(field, imports) {
  const { shown, property, isHideable, isOptional } = field
  const names = shown && isHideable && isOptional ? `${property}, ${shown}` : (shown ?? property)
  return `({ ${names} }) => ${shownValue(field, '', imports)}`
}
