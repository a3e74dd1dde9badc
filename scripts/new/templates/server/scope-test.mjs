import { lines } from '../imports.mjs'

/** The tests of a resource whose records have a scope; undefined for any other. */
export function scoped(plan) {
  if (!plan.hasScope) return undefined
  return lines(signingIn(plan), '', plan.via && places(plan), seeing(plan), '', logging(plan))
}

const signingIn = ({
  names: { permission },
  chain,
}) => `/** Two people of one department with all permissions on these records: the guest sees that department alone, the colleague all. */
async function signInTwo() {
  const { db } = server.deps
  const entries = await db
    .selectFrom('menus')
    .where((eb) => eb.or([eb('permission', 'like', '${permission}:%'), eb('permission', 'like', 'system:operationLog:%')]))
    .select('id')
    .execute()
  const links = [3, 4].flatMap((roleId) => entries.map((entry) => ({ roleId, menuId: entry.id })))
  await db.deleteFrom('roleMenus').where('roleId', 'in', [3, 4]).execute()
  await db.insertInto('roleMenus').values(links).execute()
  await db.updateTable('roles').set({ dataScope: 1 }).where('roleId', '=', 3).execute()
  const users = db.selectFrom('users').where('username', '=', 'guest').select('deptId')
  const { deptId } = await users.executeTakeFirstOrThrow()
  await db.updateTable('users').set({ deptId }).where('username', '=', 'common').execute()${
    chain.at(-1)?.kind === 'role' ? holdingBoth : ''
  }
  return { guest: await server.signIn('guest'), colleague: await server.signIn('common'), deptId: deptId! }
}`

/** People see the roles that they hold. */
const holdingBoth = `
  await db.insertInto('userRoles').values({ userId: 3, roleId: 4 }).onConflict((same) => same.doNothing()).execute()`

/** Values for what the guest of the seed sees, and for what they do not. */
const ends = { dept: ['deptId', 1], user: [4, 2], role: [4, 3] }

/** With a reference, what it names is put into the scope of the guest and out of it, with all that lies between. */
function places({ chain }) {
  const last = chain.at(-1).kind
  const value = (index) => (index === 0 ? ends[last][0] : ends[last][1])
  if (chain.length === 1) return undefined
  const steps = chain.slice(0, -1).flatMap(({ table, id, field }, step) =>
    [0, 1].map((index) => {
      const to = step === chain.length - 2 ? value(index) : index + 1
      return `await db.updateTable('${table}').set({ ${to === field ? field : `${field}: ${to}`} }).where('${id}', '=', ${index + 1}).execute()`
    }),
  )
  return lines(
    '/** Puts what the first record refers to into the department, and what the second one refers to out of it. */',
    `async function placeReferences(${last === 'dept' ? 'deptId: number' : ''}) {`,
    'const { db } = server.deps',
    steps,
    '}',
    '',
  )
}

/** The forms of a record in the scope of the guest and of one out of it. */
function formsOf({ via, chain }) {
  if (!via) return { own: 'deptId', foreign: 'deptId: 1', field: 'deptId', setUp: undefined, needs: true }
  const last = chain.at(-1).kind
  const [own, foreign] = chain.length === 1 ? ends[last] : [1, 2]
  const pair = (value) => (value === via.property ? value : `${via.property}: ${value}`)
  const setUp = chain.length > 1 && `await placeReferences(${last === 'dept' ? 'deptId' : ''})`
  return { own: pair(own), foreign: pair(foreign), field: via.property, setUp, needs: last === 'dept' }
}

function seeing(plan) {
  const { names, title } = plan
  const { calls, id } = names
  const { own, foreign, field, setUp, needs } = formsOf(plan)
  return lines(
    `test('people see and change what is in their scope, and nothing else', async () => {`,
    `const { guest${needs ? ', deptId' : ''} } = await signInTwo()`,
    setUp,
    `const [own, foreign] = [await add('own', { ${own} }), await add('foreign', { ${foreign} })]`,
    `const { ${title.property} } = await read(foreign)`,
    `expect((await guest.get(api.${calls}.list, { query: { ${title.property} } })).items).toEqual([])`,
    `expect(await guest.get(api.${calls}.read, { query: { ${id}: own } })).toMatchObject({ ${own} })`,
    `expect((await guest.ask(api.${calls}.read, { query: { ${id}: foreign } })).status).toBe(404)`,
    `const body = { ...form('moved'), ${own}, ${id}: foreign, version: 1 }`,
    `expect((await guest.ask(api.${calls}.edit, { body })).status).toBe(404)`,
    `const away = { ...form('away'), ${foreign}, ${id}: own, version: 1 }`,
    `expect(Object.keys((await guest.ask(api.${calls}.edit, { body: away })).errorData.fields!)).toContain('${field}')`,
    `expect((await guest.ask(api.${calls}.delete, { query: { ids: [own, foreign] } })).status).toBe(404)`,
    `const { errorData } = await guest.ask(api.${calls}.add, { body: { ...form('other'), ${foreign} } })`,
    `expect(Object.keys(errorData.fields!)).toContain('${field}')`,
    plan.via && [
      `const { items } = await guest.get(api.${calls}.choices, { query: { field: '${field}' } })`,
      `expect(items.map((one) => one.id)).toContain((await read(own)).${field})`,
      `expect(items.map((one) => one.id)).not.toContain((await read(foreign)).${field})`,
    ],
    '})',
  )
}

function logging(plan) {
  const { calls } = plan.names
  const { own, foreign, setUp, needs } = formsOf(plan)
  return lines(
    `test('the operation log shows people no record out of their scope, deleted ones included', async () => {`,
    `const { guest, colleague${needs ? ', deptId' : ''} } = await signInTwo()`,
    setUp,
    `const addTo = (place: object) => colleague.get(api.${calls}.add, { body: { ...form('logged'), ...place } })`,
    `const [own, foreign] = [await addTo({ ${own} }), await addTo({ ${foreign} })]`,
    `await colleague.get(api.${calls}.delete, { query: { ids: [own, foreign] } })`,
    `await addTo({ ${foreign} })`,
    `const { items } = await guest.get(api.operationLogs.list, { query: { username: 'common' } })`,
    `const shown = items.map(({ records, hidden }) => [records.map((record) => record.id), hidden])`,
    `expect(shown.toReversed()).toEqual([[[own], 0], [[], 1], [[own], 1], [[], 1]])`,
    '})',
  )
}
