import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#product/contract'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'
import { add, allowGuest, design, published, read } from '../test/sample-form'

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

/** The role of the account `common`. */
const memberRole = 3
const put = async (formId: number, rest: object = {}, client = admin) => {
  const { version } = await read(admin, formId)
  const body = { formId, version, pid: 0, name: `表单 ${formId}`, nameEn: `Form ${formId}`, roleIds: [], ...rest }
  return client.ask(api.forms.putIntoMenu, { body })
}
const topOf = async (client: Client) => (await client.get(api.session.routers)).map(({ path }) => path)

test('a form in the menu is shown to the chosen roles, and gone when it is taken out', async () => {
  const formId = await published(admin)
  const common = await server.signIn('common')
  const rights = () => common.ask(api.session.routers)
  const before = (await rights()).headers.get('rights')
  expect((await put(formId, { roleIds: [memberRole] })).status).toBe(200)
  const answer = await rights()
  expect(answer.headers.get('rights')).not.toBe(before)
  const entry = answer.body.data.find(({ path }) => path === `form-${formId}`)
  expect(entry).toMatchObject({ component: 'forms/fill', meta: { query: `{"form":"${formId}"}`, permissions: [] } })
  expect(await topOf(await server.signIn('guest'))).not.toContain(`form-${formId}`)
  const { menu, inMenu } = await read(admin, formId)
  expect([inMenu, menu]).toEqual([
    true,
    { pid: 0, name: `表单 ${formId}`, nameEn: `Form ${formId}`, roleIds: [memberRole] },
  ])
  await admin.get(api.forms.takeFromMenu, { query: { formId } })
  expect(await topOf(common)).not.toContain(`form-${formId}`)
  expect((await read(admin, formId)).inMenu).toBe(false)
})

test('its entry is moved and renamed in place, and what was chosen before is taken back', async () => {
  const formId = await published(admin)
  await put(formId, { roleIds: [memberRole, 4] })
  const { directories, roles } = await admin.get(api.forms.choices)
  expect(roles.map(({ id }) => id)).toContain(memberRole)
  const directory = directories.find(({ name }) => name === '系统管理')
  await put(formId, { pid: directory!.id, name: '改名', roleIds: [memberRole] })
  expect((await read(admin, formId)).menu).toMatchObject({ pid: 1, name: '改名', roleIds: [memberRole] })
  expect((await admin.get(api.menus.list, { query: { name: '改名' } })).length).toBe(1)
})

test('directories are offered as the tree that they are in the menu', async () => {
  const entry = { name: '归口', menuType: 0 as const, sort: 5, path: 'inner' }
  const id = await admin.get(api.menus.add, { body: { ...entry, pid: 1 } })
  const { directories } = await admin.get(api.forms.choices)
  expect(directories).toContainEqual({ id, pid: 1, name: '归口' })
})

test('what cannot stand in the menu is rejected at its field', async () => {
  const formId = await published(admin)
  const fieldsOf = async (rest: object) => Object.keys((await put(formId, rest)).errorData.fields!)
  expect(await fieldsOf({ pid: 100 })).toEqual(['pid'])
  expect(await fieldsOf({ pid: 999_999 })).toEqual(['pid'])
  expect(await fieldsOf({ roleIds: [999_999] })).toEqual(['roleIds'])
  expect(await fieldsOf({ name: '系统管理' })).toEqual(['name'])
  const draft = await add(admin, design())
  expect((await put(draft)).status).toBe(404)
})

test('an entry that an administrator deleted in the menu is no longer that of the form', async () => {
  const formId = await published(admin)
  await put(formId)
  const [entry] = await admin.get(api.menus.list, { query: { name: `表单 ${formId}` } })
  await admin.get(api.menus.delete, { query: { ids: [entry!.id] } })
  expect(await read(admin, formId)).toMatchObject({ inMenu: false, menu: null })
})

test('nobody adds to a directory that they do not see, nor for a role that they do not see', async () => {
  await allowGuest(server, 1)
  const guest = await server.signIn('guest')
  const formId = await published(admin)
  const { directories } = await guest.get(api.forms.choices)
  expect(directories.map(({ pid, name }) => [pid, name])).toEqual([[0, '表单']])
  const rejected = async (rest: object) => Object.keys((await put(formId, rest, guest)).errorData.fields!)
  expect(await rejected({ pid: 1 })).toEqual(['pid'])
  expect(await rejected({ roleIds: [memberRole] })).toEqual(['roleIds'])
  await put(formId, { roleIds: [memberRole] })
  expect((await put(formId, { roleIds: [memberRole, 4] }, guest)).status).toBe(200)
  expect((await put(formId, { roleIds: [] }, guest)).status).toBe(200)
  expect((await read(admin, formId)).menu!.roleIds).toEqual([memberRole])
})

describe('the operation log', () => {
  const logOf = async (record: string) => {
    const { items } = await admin.get(api.operationLogs.list, { query: { record } })
    const read = ({ logId }: (typeof items)[number]) => admin.get(api.operationLogs.read, { query: { id: logId } })
    return Promise.all(items.toReversed().map(read))
  }
  const idsIn = (record: object | null) => (record as { menuIds: number[] }).menuIds
  const countOf = async (target: string) =>
    (await admin.get(api.operationLogs.list, { query: { target } })).pageInfo.total

  test('tells what a form made of the menu, in the history of the entry', async () => {
    const formId = await published(admin, design('入菜单'))
    await put(formId, { name: '甲', nameEn: 'First' })
    const [entry] = await admin.get(api.menus.list, { query: { name: '甲' } })
    await put(formId, { name: '乙', nameEn: 'Second', pid: 1 })
    await admin.get(api.forms.takeFromMenu, { query: { formId } })
    const rows = await logOf(`menu:${entry!.id}`)
    expect(rows.map(({ kind, target, username }) => [kind, target, username])).toEqual([
      ['add', 'menu', 'admin'],
      ['edit', 'menu', 'admin'],
      ['delete', 'menu', 'admin'],
    ])
    const [added, edited, deleted] = rows.map(({ changes }) => changes.items[0]!)
    const [first, second] = [
      { pid: 0, name: '甲', nameEn: 'First', version: 1 },
      { pid: 1, name: '乙', nameEn: 'Second', version: 2 },
    ]
    expect(added).toMatchObject({ before: null, after: first })
    expect(edited).toMatchObject({ before: first, after: second })
    expect(deleted).toMatchObject({ before: second, after: null })
  })

  test('tells which roles got the entry, and which lost it with the entry', async () => {
    const formId = await published(admin, design('给角色'))
    await put(formId, { roleIds: [memberRole] })
    const menuId = (await admin.get(api.menus.list, { query: { name: `表单 ${formId}` } }))[0]!.id
    await admin.get(api.forms.takeFromMenu, { query: { formId } })
    const [given, taken] = (await logOf(`role:${memberRole}`)).slice(-2).map((row) => {
      expect([row.kind, row.target, row.title]).toEqual(['edit', 'role', expect.any(String)])
      return row.changes.items[0]!
    })
    expect(idsIn(given!.after)).toEqual([...idsIn(given!.before), menuId])
    expect(taken!.before).toEqual(given!.after)
    expect(idsIn(taken!.after)).toEqual(idsIn(given!.before))
    const role = await admin.get(api.roles.read, { query: { roleId: memberRole } })
    expect(role.version).toBe(taken!.after!['version'])
  })

  test('has no row for an entry or a role that stayed as it was', async () => {
    const formId = await published(admin, design('不变'))
    await put(formId, { roleIds: [memberRole] })
    const [menus, roles] = [await countOf('menu'), await countOf('role')]
    expect((await put(formId, { roleIds: [memberRole] })).status).toBe(200)
    expect([await countOf('menu'), await countOf('role')]).toEqual([menus, roles])
  })

  test('tells of the entry that goes with a deleted form', async () => {
    const formId = await published(admin, design('一起删'))
    await put(formId)
    const menuId = (await admin.get(api.menus.list, { query: { name: `表单 ${formId}` } }))[0]!.id
    await admin.get(api.forms.delete, { query: { ids: [formId] } })
    expect((await logOf(`menu:${menuId}`)).map(({ kind }) => kind)).toEqual(['add', 'delete'])
    expect((await logOf(`form:${formId}`)).at(-1)).toMatchObject({ kind: 'delete', target: 'form', total: 1 })
  })
})
