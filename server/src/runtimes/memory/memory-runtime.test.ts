import { openMemoryRuntime } from './memory-runtime'
import { expect, test } from 'vitest'
import { sessionStatus, signIn } from '#server-test/visitor'

test('lists the users to a signed-in admin', async () => {
  const home = await openMemoryRuntime()
  const token = await signIn(home.fetch)
  const response = await home.fetch('/api/system/user/list', { headers: { token } })
  const { data } = (await response.json()) as { data: { items: { username: string }[] } }
  expect(data.items.map(({ username }) => username)).toEqual(['admin', 'editor', 'common', 'guest'])
  await home.close()
})

test('has a database of its own each time it is opened', async () => {
  const [one, other] = await Promise.all([openMemoryRuntime(), openMemoryRuntime()])
  const token = await signIn(one.fetch)
  expect(await sessionStatus(one.fetch, token)).toBe(200)
  expect(await sessionStatus(other.fetch, token)).toBe(401)
  await Promise.all([one.close(), other.close()])
})

test('lets a test change the database behind the API', async () => {
  const home = await openMemoryRuntime()
  const token = await signIn(home.fetch, 'editor')
  await home.engine.db.updateTable('users').set({ status: 0 }).where('username', '=', 'editor').execute()
  expect(await sessionStatus(home.fetch, token)).toBe(401)
  await home.close()
})

test('answers an unknown path with the wrapper of a 404', async () => {
  const home = await openMemoryRuntime()
  const response = await home.fetch('/api/nowhere', { headers: { lang: 'en' } })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 404, data: { error: 'request.notFound' } })
  await home.close()
})

test('rejects a call that is given up', async () => {
  const home = await openMemoryRuntime()
  const controller = new AbortController()
  const answer = home.fetch('/api/user/loginOptions', { signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  await home.close()
})
