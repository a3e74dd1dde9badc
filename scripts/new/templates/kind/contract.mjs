import { kinds } from '../../fields/kinds.mjs'
import { lines, literal, textLiteral } from '../source-text.mjs'

/** Returns `contract/item.ts`: the kind of record with its fields, of which everything else is derived. */
export function kindFile({ names, fields, title, scopeField, isScoped, isImported }) {
  const { kind, calls, id, permission } = names
  const functions = [...new Set([...fields.map(functionOf), ...(isScoped ? ['department'] : [])])]
  return lines(
    `import { ${['recordKind', ...functions].toSorted((a, b) => a.localeCompare(b, 'en')).join(', ')} } from '@atrium/contract/kind'\n`,
    `declare module '@atrium/contract/kind/kind-names' {`,
    'interface KindNames {',
    `${kind}: true`,
    '}',
    '}\n',
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
    fields.map((field) => `${fieldEntry(field)},`),
    isScoped && 'deptId: department(),',
    '},',
    '})',
    '',
  )
}

/** The function of the contract that makes a field of a kind. */
export const functionOf = ({ kind }) => kinds[kind].function ?? kind

/** Returns the line of a field in its kind of record. */
export function fieldEntry(field) {
  const { kind, property, label, length, decimals, dictType, target } = field
  const argument = length ?? decimals ?? (dictType && literal(dictType)) ?? (target && literal(target.kind))
  const options = optionsOf(field)
  const isUsual = kind === 'status' && label[0] === '状态' && label[1] === 'Status'
  const parts = [argument, isUsual ? undefined : textLiteral(label), options && `{ ${options} }`]
  return `${property}: ${functionOf(field)}(${parts.filter((part) => part !== undefined && part !== '').join(', ')})`
}

/** A list is filtered by every field but a long text, a picture and a colour; by an address or a number to call where it names a record. */
function optionsOf({ kind, isOptional, isUnique, isTitle }) {
  const { isFiltered, isSorted } = kinds[kind]
  const set = {
    optional: isOptional,
    unique: isUnique,
    filter: isFiltered === 'always' || (isFiltered === 'named' && (isUnique || isTitle)),
    sort: isSorted,
  }
  return Object.keys(set)
    .filter((name) => set[name])
    .map((name) => `${name}: true`)
    .join(', ')
}
