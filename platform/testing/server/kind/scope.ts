import { api } from '#product/contract'
import { linesIn, sampleLines } from 'atrium/contract/kind/fields/lines/line-values'
import { lineReferences, referenceFields, targetOf } from 'atrium/contract/kind/fields-of'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { platformRecords } from 'atrium/contract/module/platform-api'
import { scopeReferences } from '#server/access/records/record-scope'
import { expect, test } from 'vitest'
import type { TestServer } from '../server'
import type { TestedResource } from './resource'
import { titleOf, type Values } from './sample-form'
import type { Tested } from './tested'

/** Tests who sees the records of a kind: none of its tests run where everybody does. */
export function testScope({ kind, contract, of }: Tested): void {
  const fields = scopeReferences(contract.recordKinds, kind.kind)
  if (fields.length === 0) return

  test('people see and change what is in their scope, and nothing else', async () => {
    const { add, read, list, edit, remove, form, choices, calls } = of()
    const { guest, own, foreign } = await signInTwo(of())
    const [mine, theirs] = [await add({ ...form(), ...own }), await add({ ...form(), ...foreign })]
    const title = titleOf(kind)
    const shown = await list({ pageWith: theirs, size: 100, [title]: (await read(theirs))[title] }, guest)
    expect(shown.items.map((row) => row[kind.id])).not.toContain(theirs)
    expect(await read(mine, guest)).toMatchObject(own)
    expect((await guest.ask(calls.read, { query: { [kind.id]: theirs } })).status).toBe(404)
    expect((await edit(theirs, { ...form(), ...own }, 1, guest)).status).toBe(404)
    const away = await edit(mine, { ...form(), ...foreign }, 1, guest)
    const added = await guest.ask(calls.add, { body: { ...form(), ...foreign } })
    for (const { errorData } of [away, added])
      expect(Object.keys(errorData.fields!)).toEqual(expect.arrayContaining(fields.map(([field]) => field)))
    expect((await remove([mine, theirs], guest)).status).toBe(404)
    for (const [field] of fields) {
      const { items } = await choices({ field, ids: [own[field], foreign[field]] }, guest)
      expect(items.map(({ id }) => id)).toEqual([own[field]])
    }
  })

  test('the operation log shows people no record out of their scope, deleted ones included', async () => {
    const { add, form, remove } = of()
    const { guest, colleague, own, foreign } = await signInTwo(of())
    const mine = await add({ ...form(), ...own }, colleague)
    const theirs = await add({ ...form(), ...foreign }, colleague)
    await remove([mine, theirs], colleague)
    await add({ ...form(), ...foreign }, colleague)
    const { items } = await guest.get(api.operationLogs.list, { query: { username: 'common' } })
    const shown = items.map(({ records, hidden }) => [records.map((record) => record.id), hidden])
    expect(shown.toReversed()).toEqual([
      [[mine], 0],
      [[], 1],
      [[mine], 1],
      [[], 1],
    ])
  })
}

type Places = Readonly<Record<string, number>>

/**
 * Signs in two people of one department with all permissions on the records: the guest sees that department alone, the colleague all. Resolves to these, and to the references of a
 * record in the scope of the guest and of one out of it.
 */
async function signInTwo({ server, kind, choices }: TestedResource) {
  const { db } = server.deps
  const entries = await db
    .selectFrom('menus')
    .where((eb) =>
      eb.or([eb('permission', 'like', `${kind.permissions}:%`), eb('permission', 'like', 'system:operationLog:%')]),
    )
    .select('id')
    .execute()
  const links = [3, 4].flatMap((roleId) => entries.map(({ id }) => ({ roleId, menuId: id })))
  await db.deleteFrom('roleMenus').where('roleId', 'in', [3, 4]).execute()
  await db.insertInto('roleMenus').values(links).execute()
  await db.updateTable('roles').set({ dataScope: 1 }).where('roleId', '=', 3).execute()
  const users = db.selectFrom('users').where('username', '=', 'guest').select('deptId')
  const deptId = (await users.executeTakeFirstOrThrow()).deptId!
  await db.updateTable('users').set({ deptId }).where('username', '=', 'common').execute()
  // People see the roles that they hold.
  const both = db.insertInto('userRoles').values({ userId: 3, roleId: 4 })
  await both.onConflict((same) => same.doNothing()).execute()
  const [own, foreign] = await placesOf(server, kind.kind, deptId)
  // Other records that the form refers to, such as the item of a line, may have a scope of their own.
  for (const target of new Set(targetsOf(kind)))
    if (scopeReferences(server.deps.product.contract.recordKinds, target).length > 0)
      await endsOf(server, target, deptId)
  const guest = await server.signIn('guest')
  // The other references name records in the scope of the guest.
  const others: Values = {}
  const firstOf = async (field: string) =>
    (await choices({ field }, guest)).items.find(({ status }) => status === 1)?.id
  for (const field of referenceFields(kind)) {
    const first = field in own ? undefined : await firstOf(field)
    if (first !== undefined) others[field] = first
  }
  for (const lines of linesIn(kind)) {
    const offered = referenceFields(lines).map(async (field) => [field, [await firstOf(`${lines.name}.${field}`)]])
    others[lines.name] = sampleLines(lines, 0, Object.fromEntries(await Promise.all(offered)))
  }
  const colleague = await server.signIn('common')
  return { guest, colleague, own: { ...others, ...own }, foreign: { ...others, ...foreign } }
}

/** The kinds of modules to which the records of a kind and their lines refer. */
function targetsOf(kind: FieldedKind): string[] {
  const own = referenceFields(kind).map((field) => targetOf(kind.fields[field]!)!)
  const all = [...own, ...Object.values(lineReferences(kind))]
  return all.filter((target) => !(target in platformRecords))
}

/** The references of records of a kind where they are in the scope of the guest, and out of it. */
async function placesOf(server: TestServer, kind: string, deptId: number): Promise<[own: Places, foreign: Places]> {
  const [own, foreign]: [Record<string, number>, Record<string, number>] = [{}, {}]
  for (const [field, target] of scopeReferences(server.deps.product.contract.recordKinds, kind))
    [own[field], foreign[field]] = await endsOf(server, target, deptId)
  return [own, foreign]
}

/** Two records of a kind: one in the scope of the guest and one out of it, to where the first two of a module are moved. */
async function endsOf(server: TestServer, kind: string, deptId: number): Promise<[own: number, foreign: number]> {
  if (kind === 'dept') return [deptId, 1]
  if (kind === 'user') return [4, 2]
  if (kind === 'role') return [4, 3]
  const { db, product } = server.deps
  const { table, id } = product.contract.recordKinds[kind]!
  const rows = await db
    .selectFrom(table as 'posts')
    .select(`${id} as postId` as 'postId')
    .orderBy(id as 'postId')
    .limit(2)
    .execute()
  const places = await placesOf(server, kind, deptId)
  for (const [at, { postId }] of rows.entries()) {
    const update = db.updateTable(table as 'posts').set(places[at]!)
    await update.where(id as 'postId', '=', postId).execute()
  }
  const [own, foreign] = rows.map(({ postId }) => postId)
  if (own === undefined || foreign === undefined)
    throw new Error(`The demo has no two records of ${kind}, which the tests of its scope need.`)
  return [own, foreign]
}
