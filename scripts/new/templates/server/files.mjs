import { importsOf, lines, textLiteral } from '../imports.mjs'

/** `server/item/item.routes.ts`. */
export function routesFile({ names, refs }) {
  const { noun, one, Type, Types, calls, id, kind } = names
  const imports = importsOf()
  imports.add('@atrium/server', 'resource')
  imports.add(`../../contract/${noun}`, calls)
  imports.add(`./${noun}`, `pageOf${Types}`, `read${Type}`)
  imports.add(`./${noun}-export`, `export${Types}`)
  imports.add(`./${noun}-writes`, `add${Type}`, `edit${Type}`, `delete${Types}`)
  imports.add(`./${noun}.seed`, `seed${Types}`)
  if (refs.length > 0) {
    imports.add('@atrium/server', 'readChoices')
    imports.add(`../../contract/${noun}.record`, kind)
  }
  const body = lines(
    `export const ${one}Resource = resource(`,
    `${calls},`,
    '{',
    `list: (call, { query }) => pageOf${Types}(call, query),`,
    `read: (call, { query }) => read${Type}(call, query.${id}),`,
    refs.length > 0 && `choices: (call, { query }) => readChoices(call, ${kind}.references[query.field], query),`,
    `add: (call, { body }) => add${Type}(call, body),`,
    `edit: (call, { body }) => edit${Type}(call, body),`,
    `delete: (call, { query }) => delete${Types}(call, query.ids),`,
    `export: (call, { query }) => export${Types}(call, query),`,
    '},',
    `{ seedDemo: seed${Types} },`,
    ')',
  )
  return imports.above(body)
}

/** `server/item/item-export.ts`. */
export function exportFile(plan) {
  const { names, fields, isShaped, isScoped, hasScope, hasHideable } = plan
  const { noun, one, Type, Types, calls, id, kind, name, plural } = names
  const imports = importsOf()
  imports.addType('@atrium/contract', 'Parsed')
  imports.addType('@atrium/server', 'Call')
  imports.addType('@atrium/server', 'Download')
  imports.add('@atrium/server', 'column')
  imports.add('@atrium/server', 'nextRows')
  imports.add('@atrium/server', 'batchesInOrder', 'downloadSheet')
  imports.addType(`../../contract/${noun}`, Type, calls)
  imports.add(`../../contract/${noun}.record`, kind)
  imports.add(`./${noun}`, `matching${Types}`, `${one}Order`, ...(isShaped ? [`select${Types}`, `${one}Of`] : []))
  const matching = `matching${Types}(call.db, ${hasScope ? '{ ...query, viewer: call.actor }' : 'query'})`
  const rows = isShaped
    ? `select${Types}(${matching}${hasHideable ? ', { viewer: call.actor }' : ''})`
    : `${matching}.selectAll()`
  const language = isShaped?.isBilingual ? ', call.language' : ''
  const body = lines(
    `const { fields } = ${kind}`,
    '',
    'const columns = [',
    `column<${Type}>({ zh: '编号', en: 'ID' }, (row) => row.${id}),`,
    fields.map((field) => columnOf(Type, field, imports)),
    isScoped && `column<${Type}>(fields.deptId, (row) => row.deptName),`,
    ']',
    '',
    `export async function export${Types}(call: Call, query: Parsed<typeof ${calls}.export>['query']): Promise<Download> {`,
    `const matching = ${rows}`,
    'const batches = batchesInOrder(',
    `(last, limit) => nextRows(matching, ${one}Order(query), last, limit).execute(),`,
    isShaped ? `(rows) => rows.map((row) => ${one}Of(row${language})),` : '(rows) => rows,',
    ')',
    `const name = ${textLiteral([name[0], plural[1]])}`,
    'return downloadSheet(call, query, { name, columns }, batches)',
    '}',
  )
  return imports.above(body)
}

function columnOf(Type, { kind, property, shown, decimals, dictType, isOptional }, imports) {
  const start = (name) => {
    imports.add('@atrium/server', name)
    return `${name}<${Type}>(fields.${property}, `
  }
  const value = `(row) => row.${property}`
  if (kind === 'image') return undefined
  if (kind === 'money') return `${start('moneyColumn')}${value}),`
  if (kind === 'decimal') return `${start('decimalColumn')}${decimals}, ${value}),`
  if (kind === 'datetime') return `${start('momentColumn')}${value}),`
  if (kind === 'dict') return `${start('dictColumn')}'${dictType}', ${value}),`
  if (kind === 'status') {
    imports.add('@atrium/server', 'statusCell')
    return `${start('column')}(row, reader) => statusCell(row.${property}, reader)),`
  }
  if (kind === 'ref') return `${start('column')}(row) => row.${shown}),`
  return `${start('column')}${value}${isOptional && (kind === 'int' || kind === 'date') ? " ?? ''" : ''}),`
}
