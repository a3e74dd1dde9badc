import { api } from '#product/contract'
import { reauthMillis } from 'atrium/contract/session'
import { factorGraceDays, type FactorRule } from 'atrium/contract/system/role/factor-rule'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { turnOnTotp } from '#server-test/records/factor'
import { aRole, errorOf, postForm } from '#server-test/records/factories'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'

const [editorId, editorRole] = [2, 2]
const graceMillis = factorGraceDays * 86_400_000
const due = [403, 'session.factorDue']

let server: TestServer
let editor: Client

beforeEach(async () => {
  server = await openServer()
  editor = await server.signIn('editor')
})
afterEach(() => server.close())

/** Gives the role of the editor a rule, as an administrator does. */
async function requireFactor(factorRule: FactorRule, factorGrace = false): Promise<void> {
  const admin = await server.signIn('admin')
  const { roleName, roleKey, roleSort, version } = await admin.get(api.roles.read, { query: { roleId: editorRole } })
  const body = { roleId: editorRole, roleName, roleKey, roleSort, version, factorRule, factorGrace }
  await admin.get(api.roles.edit, { body })
}
const dueOf = async (client = editor) => (await client.get(api.session.userInfo)).factorDue
const addPost = (client = editor) => client.ask(api.posts.add, { body: postForm('one') })
const readMenu = (client = editor) => client.ask(api.session.routers)
const signIn = () => server.signIn('editor')

describe('a role that requires a second factor always', () => {
  test('leaves only its set-up, the profile’s password and the log-out, at once', async () => {
    await requireFactor('always')
    expect(errorOf(await readMenu())).toEqual(due)
    expect(errorOf(await addPost())).toEqual(due)
    expect(await dueOf()).toEqual({ rule: 'always', at: null })
    await turnOnTotp(server, editor)
    expect(await dueOf()).toBeNull()
    expect((await readMenu()).status).toBe(200)
  })

  test('does so for API tokens as well', async () => {
    const { token } = await editor.get(api.ownTokens.add, { body: { tokenName: 'nightly', permissions: null } })
    await requireFactor('always')
    const script = server.client(token)
    expect(errorOf(await script.ask(api.posts.list, { query: {} }))).toEqual(due)
  })

  test('counts again after the last factor is removed', async () => {
    await requireFactor('always')
    const { factorId } = await turnOnTotp(server, editor)
    await editor.get(api.ownFactors.remove, { body: { factorId } })
    expect(errorOf(await readMenu())).toEqual(due)
  })

  test('counts no factor that is not confirmed', async () => {
    await requireFactor('always')
    await editor.get(api.ownFactors.begin, { body: { name: 'Phone' } })
    expect(errorOf(await readMenu())).toEqual(due)
  })

  test('is no matter while the role is disabled', async () => {
    await requireFactor('always')
    await server.deps.db.updateTable('roles').set({ status: 0 }).where('roleId', '=', editorRole).execute()
    expect(await dueOf()).toBeNull()
  })

  test('lets a person change a password that is due first', async () => {
    await requireFactor('always')
    await server.deps.db.updateTable('users').set({ mustChangePassword: 1 }).where('userId', '=', editorId).execute()
    expect(errorOf(await editor.ask(api.ownFactors.read))).toEqual([403, 'password.mustChange'])
    const body = { old: demoPassword, new: 'walnut desk 7' }
    const renewed = server.client(await editor.get(api.profile.changePassword, { body }))
    expect(errorOf(await readMenu(renewed))).toEqual(due)
    expect((await renewed.ask(api.ownFactors.read)).status).toBe(200)
  })
})

test('one that requires it for administration leaves the other calls', async () => {
  await requireFactor('administration')
  expect((await readMenu()).status).toBe(200)
  expect(errorOf(await addPost())).toEqual(due)
  expect(await dueOf()).toEqual({ rule: 'administration', at: null })
  await turnOnTotp(server, editor)
  expect((await addPost()).status).toBe(200)
})

describe('grace', () => {
  test('lasts seven days from the first sign-in with the role', async () => {
    await requireFactor('always', true)
    expect(await dueOf()).toBeNull()
    const signedIn = server.deps.now()
    editor = await signIn()
    const begun = await dueOf()
    const { rule, at } = begun!
    expect(rule).toBe('always')
    expect(Date.parse(at!)).toBeGreaterThanOrEqual(signedIn + graceMillis)
    expect(Date.parse(at!)).toBeLessThanOrEqual(server.deps.now() + graceMillis)
    expect((await readMenu()).status).toBe(200)
    // With a minute for what the test itself takes.
    server.wait(graceMillis - 60_000)
    editor = await signIn()
    expect(await dueOf()).toEqual(begun)
    server.wait(60_000)
    expect(errorOf(await readMenu())).toEqual(due)
    expect(await dueOf()).toEqual({ rule: 'always', at: null })
  })

  test('is given once: who removes the factor has it no more', async () => {
    await requireFactor('always', true)
    editor = await signIn()
    const { factorId } = await turnOnTotp(server, editor)
    server.wait(graceMillis)
    await server.deps.db.deleteFrom('factors').where('factorId', '=', factorId).execute()
    editor = await signIn()
    expect(errorOf(await readMenu())).toEqual(due)
  })

  test('of one role does not soften another', async () => {
    await requireFactor('administration', true)
    const { db } = server.deps
    const [row] = await db.selectFrom('roles').where('roleKey', '=', 'common').selectAll().execute()
    await db.updateTable('roles').set({ factorRule: 'administration' }).where('roleId', '=', row!.roleId).execute()
    await db.insertInto('userRoles').values({ userId: editorId, roleId: row!.roleId }).execute()
    editor = await signIn()
    expect(errorOf(await addPost())).toEqual(due)
    expect((await readMenu()).status).toBe(200)
  })
})

test('administrators are required by a setting', async () => {
  const admin = await server.signIn('admin')
  await server.deps.db
    .updateTable('settings')
    .set({ value: JSON.stringify('always') })
    .where('settingName', '=', 'adminFactor')
    .execute()
  expect(errorOf(await readMenu(admin))).toEqual(due)
  expect(await dueOf()).toBeNull()
  await turnOnTotp(server, admin)
  expect((await readMenu(admin)).status).toBe(200)
})

test('the rule of a role takes a re-authentication', async () => {
  const admin = await server.signIn('admin')
  const edit = async (client: Client, roleId: number, change: object) => {
    const { roleName, roleKey, roleSort, version } = await client.get(api.roles.read, { query: { roleId } })
    return client.ask(api.roles.edit, { body: { roleId, roleName, roleKey, roleSort, version, ...change } })
  }
  server.wait(reauthMillis)
  expect((await edit(admin, editorRole, { remark: 'x' })).status).toBe(200)
  expect(errorOf(await edit(admin, editorRole, { factorRule: 'always' }))).toEqual([403, 'session.reauth'])
  expect(errorOf(await edit(admin, editorRole, { factorGrace: true }))).toEqual([403, 'session.reauth'])
})

test('the rule of a role is not for somebody who is weaker than one of its holders', async () => {
  const admin = await server.signIn('admin')
  const roleId = await aRole(admin, 'shared')
  await admin.get(api.roleUsers.grant, { body: { roleId, userIds: [editorId] } })
  const edit = async (factorGrace: boolean) => {
    const { roleName, roleKey, roleSort, version } = await editor.get(api.roles.read, { query: { roleId } })
    return editor.ask(api.roles.edit, { body: { roleId, roleName, roleKey, roleSort, version, factorGrace } })
  }
  expect((await edit(true)).status).toBe(200)
  await admin.get(api.roleUsers.grant, { body: { roleId, userIds: [1] } })
  expect(errorOf(await edit(false))).toEqual([403, 'access.stronger', 'factorRule'])
})
