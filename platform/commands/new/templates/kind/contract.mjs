import { traitsOf } from '../../fields/kinds.mjs'
import { optionsByName } from '../../fields/meaning.mjs'
import { productOf } from '../../parts/parse-lines.mjs'
import { lines, literal, textLiteral } from '../source-text.mjs'
import { actionEntry, stateEntry } from './states.mjs'

/** Returns `contract/item.ts`: the kind of record with its fields, of which everything else is derived. */
export function kindFile(plan) {
  const { names, fields, title, scopeField, isScoped, isTree, isImported, lines: ofLines, states } = plan
  const { kind, calls, id, permission } = names
  return lines(
    `import { ${functionsOf(plan).join(', ')} } from 'atrium/contract/kind'`,
    ownKindsOf([...fields, ...(ofLines?.fields ?? [])]).map(
      ({ kind: own, from }) => `import { ${own} } from '${from}'`,
    ),
    '',
    `declare module 'atrium/contract/kind/kind-names' {`,
    'interface KindNames {',
    `${kind}: true`,
    '}',
    '}\n',
    ofLines && linesSource(ofLines),
    `export const ${kind} = recordKind('${kind}', {`,
    `name: ${textLiteral(names.name)},`,
    `plural: ${textLiteral(names.plural)},`,
    `table: '${calls}',`,
    `id: '${id}',`,
    `title: '${title.property}',`,
    scopeField && `scopeFields: ['${scopeField}'],`,
    `permissions: '${permission}',`,
    isImported && 'import: true,',
    'fields: {',
    fields.map((field) => [`${fieldEntry(field)},`, isTree && field.isTitle && `${parentEntry(names)},`]),
    isScoped && 'deptId: department(),',
    ofLines && [`lines: ${ofLines.name},`, ofLines.sums.map((sum) => `${sumEntry(sum, ofLines)},`)],
    states && `${stateEntry(states.states, fields)},`,
    isTree && 'position: position(),',
    '},',
    states && ['actions: {', states.actions.map((one) => `${actionEntry(one)},`), '},'],
    '})',
    '',
  )
}

/** Returns the kinds of the module that fields have, each with the file that it is imported from. */
export function ownKindsOf(fields) {
  const own = fields.filter((field) => field.own)
  return [...new Map(own.map(({ kind, own: { from } }) => [kind, { kind, from }])).values()]
}

/** Returns the functions of the platform that make fields. */
export const platformFunctionsOf = (fields) => fields.filter(({ own }) => !own).map(functionOf)

/** Returns the names that the file imports of the platform. */
function functionsOf({ fields, isScoped, isTree, lines: ofLines, states }) {
  const all = [
    'recordKind',
    ...platformFunctionsOf(fields),
    ...(isScoped ? ['department'] : []),
    ...(isTree ? ['parent', 'position'] : []),
    ...(states ? ['action', 'state'] : []),
    ...(ofLines ? ['lines', ...platformFunctionsOf(ofLines.fields)] : []),
    ...(ofLines?.fields.some(({ factors }) => factors) ? ['computedInCode'] : []),
    ...(ofLines?.sums.length > 0 ? ['sumOf'] : []),
  ]
  return [...new Set(all)].toSorted((a, b) => a.localeCompare(b, 'en'))
}

function linesSource({ name, fields, sums, least }) {
  const calculated = fields.filter(({ factors }) => factors)
  const entry = (field) => {
    const own = fieldEntry(field)
    const [property] = own.split(':', 1)
    return field.factors ? `${property}: computedInCode(${own.slice(property.length + 1).trim()})` : own
  }
  return lines(
    `export const ${name} = lines(`,
    `{ zh: '明细', en: 'Lines' },`,
    '{',
    fields.map((field) => `${entry({ ...field, isInLine: true })},`),
    '},',
    '{',
    `table: '${name}',`,
    least > 0 && `least: ${least},`,
    sums.length > 0 && `sums: ${literal(sums.map(({ of }) => of))},`,
    calculated.length > 0 && [
      'calculated: {',
      calculated.map((field) => `${field.property}: ${productOf(field, fields)},`),
      '},',
    ],
    '},',
    ')\n',
  )
}

const sumEntry = ({ property, of, label, isUnsorted }, { name }) =>
  `${property}: sumOf(${name}, '${of}', ${textLiteral(label)}, { filter: true${isUnsorted ? '' : ', sort: true'} })`

const parentEntry = ({ name: [zh, en] }) =>
  `parentId: parent(${textLiteral([`上级${zh}`, `Parent ${en.charAt(0).toLowerCase()}${en.slice(1)}`])})`

/** The function of the contract that makes a field of a kind. */
const functionOf = (field) => traitsOf(field).function ?? field.kind

/** Returns the line of a field in its kind of record. */
export function fieldEntry(field) {
  const { kind, property, label } = field
  const options = optionsOf(field)
  const isUsual = kind === 'status' && label[0] === '状态' && label[1] === 'Status'
  const parts = [argumentOf(field), isUsual ? undefined : textLiteral(label), options && `{ ${options} }`]
  return `${property}: ${functionOf(field)}(${parts.filter((part) => part !== undefined && part !== '').join(', ')})`
}

function argumentOf({ kind, length, decimals, dictType, pattern, choices, target }) {
  if (choices) return `{ ${choices.map(({ value, label }) => `${value}: ${textLiteral(label)}`).join(', ')} }`
  const text = dictType ?? pattern ?? (kind === 'ref' || kind === 'refs' ? target.kind : undefined)
  return length ?? decimals ?? (text && literal(text))
}

/** A list is filtered by every field but a long text, a picture and a colour; by an address or a number to call where it names a record. */
function optionsOf(field) {
  const { isOptional, isUnique, isTitle, isUnsorted, isInLine, isInitiallyYes } = field
  const { isFiltered, isSorted } = traitsOf(field)
  const set = {
    optional: isOptional,
    unique: isUnique,
    filter: !isInLine && (isFiltered === 'always' || (isFiltered === 'named' && (isUnique || isTitle))),
    sort: !isInLine && !isUnsorted && isSorted,
    initial: isInitiallyYes,
  }
  const chosen = Object.keys(set).filter((name) => set[name])
  // Lines say which of their numbers they add up.
  const byName = isInLine ? {} : optionsByName(field)
  return [...chosen.map((name) => `${name}: true`), ...Object.entries(byName).map((one) => one.join(': '))].join(', ')
}
