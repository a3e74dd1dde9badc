import { audit } from 'atrium/contract/audit'
import { endpoint } from 'atrium/contract/endpoint'
import { id } from 'atrium/contract/fields'
import { platformApi as api } from 'atrium/contract/module/platform-api'
import { defineModule } from 'atrium/contract/module/module'
import { recordKind } from 'atrium/contract/kind/record-kind'
import { noPassword } from '#server/credentials/no-password'
import { nameAvatar } from '#server/services/user/drawn-avatar'
import { resource } from '#server/call/resource'
import { openServer, productWith, type Client, type TestServer } from '#server-test/server'
import { blank } from '#server/resources/user/user-writes'
import * as z from 'zod'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addUsers, changeUserColumns, removeUsers, userColumns } from './user'
import { setMembership } from './user-roles'

// A module that takes people on and lets them go: what it does to users is found under Users in the log.

const words = { zh: '入职', en: 'Hiring' } as const
const hiring = recordKind('hiring', {
  name: words,
  plural: words,
  table: 'posts',
  id: 'postId',
  title: 'postName',
  fields: {},
})
const write = (name: string) =>
  ({ access: 'signedIn', reply: z.null(), audit: audit('edit', hiring, name, name) }) as const
const users = { body: z.strictObject({ userId: id }) }
const hirings = {
  hire: endpoint('POST /api/hiring', { ...write('Hire'), reply: id }),
  promote: endpoint('PUT /api/hiring/role', { ...write('Promote'), ...users }),
  rename: endpoint('PUT /api/hiring/name', { ...write('Rename'), ...users }),
  dismiss: endpoint('DELETE /api/hiring', {
    ...write('Dismiss'),
    query: z.strictObject({ userId: z.coerce.number() }),
  }),
}
const hiringResource = resource(hirings, {
  async hire(call) {
    const row = { ...blank, username: 'newcomer', nickname: 'Newcomer', deptId: 1, avatar: nameAvatar('newcomer') }
    const account = { passwordHash: noPassword, mustChangePassword: 1, createdAt: call.now } as const
    const [added] = await addUsers(call, [{ ...row, ...account, roleIds: [3] }])
    return added!.userId
  },
  async promote(call, { body }) {
    await setMembership(call, 2, [{ ...body, roleIds: [3] }], true)
    return null
  },
  async rename(call, { body: { userId } }) {
    const row = call.db.selectFrom('users').where('userId', '=', userId).select(['userId', 'version', 'nickname'])
    await changeUserColumns(call, await row.executeTakeFirstOrThrow(), { nickname: 'Veteran' })
    return null
  },
  async dismiss(call, { query: { userId } }) {
    const row = call.db.selectFrom('users').where('userId', '=', userId).select(userColumns)
    await removeUsers(call, [{ ...(await row.executeTakeFirstOrThrow()), roleIds: [2, 3] }])
    return null
  },
})
const product = productWith(
  { module: defineModule({ name: 'hiring', title: words, menu: [] }), api: { hirings }, records: { hiring } },
  { resources: { hiring: hiringResource } },
)

let server: TestServer
let admin: Client
beforeEach(async () => {
  server = await openServer({ product, deletedInLogs: 'pseudonym' })
  admin = await server.signIn('admin')
})
afterEach(() => server.close())

/** Returns what the log says of users, the oldest first: the kind of the write and the change. */
async function logged() {
  const rows = await server.engine.db
    .selectFrom('operationLogs')
    .where('target', '=', 'user')
    .select(['kind', 'targetIds', 'before', 'after'])
    .orderBy('logId')
    .execute()
  const parse = (text: string) => JSON.parse(text) as object[]
  return rows.map((row) => ({
    kind: row.kind,
    ids: parse(row.targetIds),
    before: parse(row.before)[0],
    after: parse(row.after)[0],
  }))
}

test('what a module does to users is in the log of users, once', async () => {
  const userId = await admin.get(hirings.hire)
  await admin.get(hirings.promote, { body: { userId } })
  await admin.get(hirings.rename, { body: { userId } })
  const ids = [userId]
  expect(await logged()).toMatchObject([
    { kind: 'add', ids, before: null, after: { username: 'newcomer', roleIds: [3] } },
    { kind: 'edit', ids, before: { roleIds: [3] }, after: { roleIds: [3, 2] } },
    { kind: 'edit', ids, before: { nickname: 'Newcomer', version: 2 }, after: { nickname: 'Veteran', version: 3 } },
  ])
  const changed = await admin.get(api.users.read, { query: { userId } })
  expect(changed.userInfo).toMatchObject({ nickname: 'Veteran', version: 3 })
})

test('users whom a module deletes are in the log under the pseudonym that the product is set to', async () => {
  const userId = await admin.get(hirings.hire)
  await admin.get(hirings.dismiss, { query: { userId } })
  const [added, deleted] = await logged()
  const person = { userId, username: `(deleted ${userId})` }
  expect(added).toMatchObject({ kind: 'add', after: person })
  expect(deleted).toMatchObject({ kind: 'delete', before: person, after: null })
  expect(JSON.stringify([added, deleted])).not.toContain('newcomer')
  expect((await admin.ask(api.users.read, { query: { userId } })).status).toBe(404)
})
