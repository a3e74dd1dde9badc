import { api } from '#product/contract'
import { extraOf } from 'atrium/contract'
import { expect, test } from 'vitest'
import { openServer } from 'atrium/testing/server'

test('a mechanic has a bench, and is found by it', async () => {
  const server = await openServer()
  const admin = await server.signIn('admin')
  const extra = { workshop: { bench: 'B-1', certifiedUntil: '2027-01-31' } }
  await admin.ask(api.users.edit, { body: { userId: 2, version: 1, nickname: 'Chen', deptId: 5, extra } })
  const { userInfo } = await admin.get(api.users.read, { query: { userId: 2 } })
  expect(extraOf(userInfo!)).toEqual({ workshop: { ...extra.workshop, isApprentice: false } })
  const { items } = await admin.get(api.users.list, { query: { page: 1, size: 10, search: 'b-1' } })
  expect(items.map(({ userId }) => userId)).toEqual([2])
  await server.close()
})
