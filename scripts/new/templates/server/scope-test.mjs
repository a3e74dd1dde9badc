/** The tests of a resource whose records belong to departments; undefined for any other. */
export function scoped({ names, isScoped, title }) {
  if (!isScoped) return undefined
  const { calls, id, permission } = names
  return `/** Two people of one department with all permissions on these records: the guest sees that department alone, the colleague all. */
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
  await db.updateTable('users').set({ deptId }).where('username', '=', 'common').execute()
  return { guest: await server.signIn('guest'), colleague: await server.signIn('common'), deptId: deptId! }
}

test('people see and change what belongs to departments in their scope, and nothing else', async () => {
  const { guest, deptId } = await signInTwo()
  const [own, foreign] = [await add('own', { deptId }), await add('foreign', { deptId: 1 })]
  const { ${title.property} } = await read(foreign)
  expect((await guest.get(api.${calls}.list, { query: { ${title.property} } })).items).toEqual([])
  expect((await guest.get(api.${calls}.read, { query: { ${id}: own } })).deptId).toBe(deptId)
  const body = { ...form('moved'), deptId, ${id}: foreign, version: 1 }
  expect((await guest.ask(api.${calls}.edit, { body })).status).toBe(404)
  expect((await guest.ask(api.${calls}.delete, { query: { ids: [own, foreign] } })).status).toBe(404)
  const { failure } = await guest.ask(api.${calls}.add, { body: { ...form('other'), deptId: 1 } })
  expect(Object.keys(failure.fields!)).toContain('deptId')
})

test('the operation log shows people no record of other departments, deleted ones included', async () => {
  const { guest, colleague, deptId } = await signInTwo()
  const addTo = (dept: number) => colleague.get(api.${calls}.add, { body: { ...form('logged'), deptId: dept } })
  const [own, foreign] = [await addTo(deptId), await addTo(1)]
  await colleague.get(api.${calls}.delete, { query: { ids: [own, foreign] } })
  await addTo(1)
  const { items } = await guest.get(api.operationLogs.list, { query: { username: 'common' } })
  const shown = items.map(({ records, hidden }) => [records.map((record) => record.id), hidden])
  expect(shown.toReversed()).toEqual([[[own], 0], [[], 1], [[own], 1], [[], 1]])
})`
}
