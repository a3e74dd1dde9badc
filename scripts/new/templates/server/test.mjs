import { importsOf, lines, literal } from '../imports.mjs'
import { scoped } from './scope-test.mjs'
import { formValue, wrongValues } from '../samples.mjs'

/** `server/item/item.test.ts`: through the typed client, on a fresh database. */
export function serverTestFile(plan) {
  const { names, fields } = plan
  const imports = importsOf()
  imports.add('#product/contract', 'api')
  imports.add('vitest', 'afterAll', 'beforeAll', 'expect', 'test')
  imports.add('#server-test/server', 'openServer')
  imports.addType('#server-test/server', 'Client', 'TestServer')
  imports.add('#server-test/files', 'readRecords')
  if (fields.some(({ length }) => length)) imports.add(`../../contract/${names.noun}.rules`, 'lengths')
  const tests = [
    setup(plan),
    adding(plan),
    listing(plan),
    paging(plan),
    editing(plan),
    rejecting(plan),
    taken(plan),
    stale(plan),
    deleting(plan),
  ]
  const more = [scoped(plan), choosing(plan), referenced(plan), exporting(plan)]
  const body = [...tests, ...more].filter(Boolean).join('\n\n')
  return imports.above(body)
}

/** Fields that a form has to hold. */
const inForm = ({ fields, title }) => fields.filter((field) => field.isRequired || field === title)

function setup(plan) {
  const { names, title, refs, isScoped, dictValues } = plan
  const { calls, id } = names
  const named = refs.filter((one) => one.isRequired || one === deletedRef(plan))
  const targets = [...new Map(named.map((one) => [one.target.id, one.property]))]
  const value = (field) => formValue(field, { isTitle: field === title, dictValues })
  return lines(
    'let server: TestServer',
    'let admin: Client',
    targets.map(([id]) => `let ${id}: number`),
    '',
    'beforeAll(async () => {',
    'server = await openServer()',
    `admin = await server.signIn('admin')`,
    targets.length > 0 && [
      `const offered = (field: ${targets.map(([, field]) => `'${field}'`).join(' | ')}) => admin.get(api.${calls}.choices, { query: { field } })`,
      targets.map(([id, field]) => `${id} = (await offered('${field}')).items.find(({ status }) => status === 1)!.id`),
    ],
    '})',
    'afterAll(() => server.close())',
    '',
    'let count = 0',
    '/** Returns the values that a new record needs; those of one test differ where they have to. */',
    'const form = (name: string) => {',
    'count += 1',
    `return { ${[...inForm(plan).map((field) => pair(field.property, value(field))), ...(isScoped ? ['deptId: 5'] : [])].join(', ')} }`,
    '}',
    `const add = (name: string, more: object = {}) => admin.get(api.${calls}.add, { body: { ...form(name), ...more } })`,
    `const read = (${id}: number) => admin.get(api.${calls}.read, { query: { ${id} } })`,
  ).replace(
    'const form = (name: string)',
    usesName(plan) ? 'const form = (name: string)' : 'const form = (_name: string)',
  )
}

const pair = (name, value) => (name === value ? name : `${name}: ${value}`)

const usesName = (plan) =>
  inForm(plan).some((field) =>
    /\bname\b/.test(formValue(field, { isTitle: field === plan.title, dictValues: plan.dictValues })),
  )

function adding({ names, blanks }) {
  const defaults = blanks.map(
    ({ property, kind, isNull }) => `${property}: ${kind === 'status' ? 1 : isNull ? null : `''`}`,
  )
  return `test('a record is added with defaults for what the form leaves out', async () => {
  const body = form('first')
  const ${names.id} = await admin.get(api.${names.calls}.add, { body })
  expect(await read(${names.id})).toMatchObject({ ...body, ${[...defaults, 'version: 1'].join(', ')} })
})`
}

function listing({ names, title, fields }) {
  const { calls, id } = names
  const sort = fields.find(({ isSorted }) => isSorted)
  return lines(
    `test('the list is filtered, and answers the page that a certain record is on', async () => {`,
    `const ${id} = await add('Needle')`,
    `const { ${title.property} } = await read(${id})`,
    `const found = await admin.get(api.${calls}.list, { query: { ${title.property} } })`,
    `expect(found.items).toMatchObject([{ ${id} }])`,
    `const query = { size: 1, pageWith: ${id}, ${sort ? `sort: '${sort.property}', order: 'desc'` : `sort: '${id}'`} } as const`,
    `const { items, pageInfo } = await admin.get(api.${calls}.list, { query })`,
    `expect([items[0]!.${id}, pageInfo.total > 1]).toEqual([${id}, true])`,
    '})',
  )
}

function paging({ names }) {
  const { calls, id } = names
  return lines(
    `test('the second page goes on where the first ends', async () => {`,
    'for (const name of ["one", "two", "three", "four"]) await add(name)',
    `const idsOf = async (page: number) => (await admin.get(api.${calls}.list, { query: { sort: '${id}', page, size: 2 } })).items.map((row) => row.${id})`,
    'const ids = [...(await idsOf(1)), ...(await idsOf(2))]',
    'expect(ids).toHaveLength(4)',
    'expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other))',
    '})',
  )
}

function editing({ names, title, fields }) {
  const { calls, id } = names
  const kept = fields.find(
    (field) => field !== title && !field.isRequired && (field.kind === 'text' || field.kind === 'multiline'),
  )
  const hasStatus = fields.some(({ property }) => property === 'status')
  const more = [kept && `${kept.property}: 'kept'`, hasStatus && 'status: 0 as const'].filter(Boolean)
  const body = more.length > 0 ? `, { ${more.join(', ')} }` : ''
  const expected = more.map((one) => one.replace(' as const', ''))
  return lines(
    `test('an edit changes what it names and keeps the rest', async () => {`,
    `const ${id} = await add('before'${body})`,
    `const change = form('after')`,
    `await admin.get(api.${calls}.edit, { body: { ...change, ${id}, version: 1 } })`,
    `expect(await read(${id})).toMatchObject({ ...change, ${[...expected, 'version: 2'].join(', ')} })`,
    '})',
  )
}

function rejecting({ names, fields, isScoped }) {
  const rows = fields.flatMap((field) => wrongValues(field).map((value) => `['${field.property}', ${value}],`))
  return lines(
    'test.each([',
    rows,
    isScoped && `['deptId', 999_999],`,
    `['owner', 1],`,
    `])('a form with a wrong %s is rejected at that field', async (field, value) => {`,
    `const { status, errorData } = await admin.ask(api.${names.calls}.add, { body: { ...form('wrong'), [field]: value } })`,
    'expect([status, Object.keys(errorData.fields!)]).toEqual([400, [field]])',
    '})',
  )
}

function taken({ names, unique }) {
  if (unique.length === 0) return undefined
  const rows = unique.map((field) => `['${field.property}', ${takenValue(field)}],`)
  return `test.each([
  ${rows.join('\n  ')}
])('%s is unique, and the error names the field', async (field, value) => {
  const ask = (name: string) => admin.ask(api.${names.calls}.add, { body: { ...form(name), [field]: value } })
  expect((await ask('first')).status).toBe(200)
  const { status, errorData } = await ask('second')
  expect([status, errorData.error, Object.keys(errorData.fields!)]).toEqual([409, 'record.taken', [field]])
})`
}

function takenValue({ kind, length }) {
  if (kind === 'int') return '4711'
  if (kind === 'email') return `'taken@example.com'`
  if (kind === 'phone') return `'13900009999'`
  return kind === 'url' ? `'https://example.com/taken'` : `'${'taken'.slice(0, length)}'`
}

function stale({ names }) {
  const { calls, id } = names
  return `test('an edit of what somebody else has changed is stale, one of what is gone is not found', async () => {
  const ${id} = await add('stale')
  const edit = (version: number) => admin.ask(api.${calls}.edit, { body: { ...form('edited'), ${id}, version } })
  expect((await edit(1)).status).toBe(200)
  expect((await edit(1)).errorData.error).toBe('record.stale')
  await admin.get(api.${calls}.delete, { query: { ids: [${id}] } })
  expect((await edit(2)).errorData.error).toBe('record.notFound')
})`
}

function deleting({ names }) {
  const { calls } = names
  return `test('of several records all are deleted or none', async () => {
  const [first, second] = [await add('left'), await add('right')]
  const some = await admin.ask(api.${calls}.delete, { query: { ids: [first, 999_999, second] } })
  expect(some.status).toBe(404)
  await read(first)
  await admin.get(api.${calls}.delete, { query: { ids: [first, second] } })
  expect((await admin.ask(api.${calls}.read, { query: { ${names.id}: second } })).status).toBe(404)
})`
}

function choosing({ names, refs }) {
  if (refs.length === 0) return undefined
  const { calls } = names
  const { property } = refs[0]
  return `test('what a record may refer to is found by a part of its name, and by its id', async () => {
  const ask = (query: { search?: string; ids?: number[] }) =>
    admin.get(api.${calls}.choices, { query: { field: '${property}', ...query } })
  const first = (await ask({})).items[0]!
  expect((await ask({ search: first.name.slice(0, 2).toUpperCase() })).items).toContainEqual(first)
  expect(await ask({ search: 'no such name' })).toEqual({ items: [], total: 0 })
  expect(await ask({ ids: [first.id] })).toEqual({ items: [first], total: 1 })
})`
}

/** The reference whose record the tests try to delete. */
const deletedRef = ({ refs }) => refs.find(({ target }) => target.isOfModule)

function referenced(plan) {
  const ref = deletedRef(plan)
  if (!ref) return undefined
  const more = ref.isRequired ? '' : `, { ${pair(ref.property, ref.target.id)} }`
  return `test('what a record refers to is not deleted, and the message counts the records', async () => {
  await add('referring'${more})
  const { status, errorData, body } = await admin.ask(api.${ref.target.calls}.delete, { query: { ids: [${ref.target.id}] } })
  expect([status, errorData.error]).toEqual([409, 'record.referenced'])
  expect(body.msg).toMatch(/${plan.names.plural[0]}（\\d+）/)
})`
}

function exporting({ names, title }) {
  const { calls, id } = names
  return `test('the export holds the filtered rows', async () => {
  const { ${title.property}, ${id} } = await read(await add('Exported'))
  const rows = await readRecords(await server.signIn('admin', 'en'), api.${calls}.export, { ${title.property} })
  expect(rows).toMatchObject([{ ID: String(${id}), ${literal(title.label[1])}: ${title.property} }])
})`
}
