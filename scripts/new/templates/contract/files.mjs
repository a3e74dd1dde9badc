import { filterOf, formSchemaOf, recordSchemaOf } from './schemas.mjs'
import { importsOf, lines, literal, textLiteral } from '../imports.mjs'
import { gap, lowerStart } from '../console/files.mjs'

const contract = '@atrium/contract'

/** `contract/item.record.ts`: what the records and their fields are called, and what holds for them. */
export function recordFile({ names, fields, refs, title, isScoped, via, label }) {
  const { kind, permission, path } = names
  const unique = fields.filter(({ isUnique }) => isUnique)
  const formats = fields.flatMap(formatOf)
  const pairs = (entries) => entries.map(([name, words]) => `${name}: ${textLiteral(words)},`)
  const labels = [
    ...fields.map(({ property, label }) => [property, label]),
    ...(isScoped ? [['deptId', label.dept]] : []),
  ]
  return lines(
    `import { recordKind } from '${contract}'\n`,
    `export const ${kind} = recordKind('${kind}', {`,
    `name: ${textLiteral(names.name)},`,
    `plural: ${textLiteral(names.plural)},`,
    `table: '${names.calls}',`,
    `id: '${names.id}',`,
    `title: '${title.property}',`,
    (isScoped || via) && `scopeFields: ['${via?.property ?? 'deptId'}'],`,
    refs.length > 0 && `references: { ${refs.map((one) => `${one.property}: '${one.target.kind}'`).join(', ')} },`,
    formats.length > 0 && `formats: { ${formats.join(', ')} },`,
    unique.length > 0 && ['unique: [', unique.map((field) => uniqueOf(names, field)), '],'],
    `page: { path: '/${path}', needs: [['${permission}:list'], ['${permission}:query', '${permission}:edit']] },`,
    'fields: {',
    pairs(labels),
    '},',
    '})',
    '',
  )
}

/** How a value shows in the operation log, where it does not show as it is kept. */
function formatOf({ kind, property, decimals, dictType }) {
  if (kind === 'money' || kind === 'decimal') return [`${property}: { decimals: ${decimals ?? 2} }`]
  if (kind === 'dict') return [`${property}: { dictType: '${dictType}' }`]
  if (kind === 'status') return [`${property}: { dictType: 'sys_normal_disable' }`]
  return kind === 'datetime' ? [`${property}: 'moment'`] : []
}

const uniqueOf = (names, { kind, property, column }) =>
  `{ field: '${property}', ${kind === 'int' ? 'isExact: true, ' : ''}indexes: ['${names.table}_${column}_unique'] },`

/** `contract/item.rules.ts`: the limits of its texts; undefined where it has none. */
export function rulesFile({ fields }) {
  const limited = fields.filter(({ length }) => length)
  if (limited.length === 0) return undefined
  return lines(
    '/** The most characters that a text may have, for the schemas and for the form. Without zod, so that the console has it too. */',
    `export const lengths = { ${limited.map(({ property, length }) => `${property}: ${length}`).join(', ')} } as const`,
    '',
  )
}

/** `contract/item.ts`: schemas and calls. */
export function contractFile(plan) {
  const { names, fields } = plan
  const imports = importsOf()
  imports.addWhole('zod', '* as z')
  imports.add(contract, 'audit')
  imports.add(contract, 'bytes', 'exportQuery')
  imports.add(contract, 'endpoint', 'pageOf')
  imports.add(contract, 'id', 'order', 'pageWith', 'paging', 'queryId', 'queryIds', 'version')
  imports.add(`./${names.noun}.record`, names.kind)
  if (fields.some(({ length }) => length)) imports.add(`./${names.noun}.rules`, 'lengths')
  const body = [
    recordSchema(plan, imports),
    formSchemas(plan, imports),
    querySchema(plan, imports),
    calls(plan, imports),
  ]
  return imports.above(body.join('\n\n'))
}

function recordSchema({ names, fields, isScoped }, imports) {
  const { Type, Kind, id } = names
  return lines(
    `export const ${Type} = z`,
    '.strictObject({',
    `${id}: id,`,
    fields.map((field) => recordSchemaOf(field, imports)),
    isScoped && 'deptId: id,\n/** In the language asked for. */\ndeptName: z.string(),',
    'version,',
    '})',
    `.meta({ id: '${Kind}' })`,
    `export type ${Type} = z.output<typeof ${Type}>`,
  )
}

function formSchemas({ names, fields, isScoped }, imports) {
  const { Type, Kind, id } = names
  return lines(
    '/** A field that is left out gets its default in a new record and stays as it is in an edited one. */',
    `const ${Type}Form = z`,
    '.strictObject({',
    fields.map((field) => `${field.property}: ${formSchemaOf(field, imports)},`),
    isScoped && 'deptId: id,',
    '})',
    `.meta({ id: '${Kind}Form' })`,
    '',
    `const ${Type}Edit = ${Type}Form.extend({ ${id}: id, version }).meta({ id: '${Kind}Edit' })`,
  )
}

function querySchema({ names, fields, sorts }, imports) {
  return lines(
    `const ${names.Type}Query = z.strictObject({`,
    '...paging,',
    'pageWith,',
    fields.map((field) => filterOf(field, imports)),
    `sort: z.enum(${literal(sorts)}).default('${names.id}'),`,
    'order,',
    '})',
  )
}

function calls(plan, imports) {
  const { names } = plan
  return lines(`export const ${names.calls} = {`, reads(plan, imports), writes(names), '}')
}

function reads({ names, refs }, imports) {
  const { path, permission, Type, id } = names
  const many = names.plural[1]
  const choices = refs.length > 0 && choicesCall(names, refs, imports)
  return `list: endpoint('GET /api/${path}/list', {
    access: '${permission}:list',
    query: ${Type}Query,
    reply: pageOf(${Type}),
    message: 'queried',
    summary: 'List ${many}',
  }),
  read: endpoint('GET /api/${path}', {
    access: ['${permission}:query', '${permission}:edit'],
    query: z.strictObject({ ${id}: queryId }),
    reply: ${Type},
    summary: 'Read one ${lowerStart(names.name[1])}',
  }),${choices ? `\n${choices}` : ''}`
}

function choicesCall({ path, permission, plural }, refs, imports) {
  imports.add(contract, 'Choices', 'choiceQuery')
  return `/** Finds the records that forms and filters offer. */
  choices: endpoint('GET /api/${path}/choices', {
    access: ['${permission}:list', '${permission}:add', '${permission}:edit'],
    query: choiceQuery(${literal(refs.map(({ property }) => property))}),
    reply: Choices,
    summary: 'Find the choices in forms and filters of ${plural[1]}',
  }),`
}

function writes(names) {
  const { path, permission, Type, kind, name, plural } = names
  const [zh, en] = [gap(name[0]), lowerStart(name[1])]
  const call = (key, method, part, rest) => `${key}: endpoint('${method} /api/${path}', {
    access: '${permission}:${key}',
    ${part},
    ${rest},
  }),`
  const audit = (key, chinese, english) => `audit: audit('${key}', ${kind}, ${literal(chinese)}, ${literal(english)})`
  return [
    '/** Returns the id of the new record. */',
    call('add', 'POST', `body: ${Type}Form`, `reply: id,\n${audit('add', `新增${zh}`, `Add ${en}`)}`),
    call('edit', 'PUT', `body: ${Type}Edit`, `reply: z.null(),\n${audit('edit', `修改${zh}`, `Edit ${en}`)}`),
    call(
      'delete',
      'DELETE',
      'query: z.strictObject({ ids: queryIds })',
      `reply: z.null(),\n${audit('delete', `删除${zh}`, `Delete ${plural[1]}`)}`,
    ),
    `export: endpoint('GET /api/${path}/export', {
    access: '${permission}:export',
    query: exportQuery(${Type}Query),
    reply: bytes,
    summary: 'Export ${plural[1]}',
  }),`,
  ]
}
