import { product } from 'atrium/entries/product'
import { createContract } from 'atrium/contract/module/contract'
import { defineModule } from 'atrium/contract/module/module'
import { openMemoryRuntime } from './memory-runtime'
import { expect, test } from 'vitest'
import { sessionStatus, signIn } from '#server-test/visitor'

test('lists the users to a signed-in admin', async () => {
  const runtime = await openMemoryRuntime(product)
  const token = await signIn(runtime.fetch)
  const response = await runtime.fetch('/api/system/user/list', { headers: { token } })
  const { data } = (await response.json()) as { data: { items: { username: string }[] } }
  expect(data.items.map(({ username }) => username)).toEqual(['admin', 'editor', 'common', 'guest'])
  await runtime.close()
})

test('has a database of its own each time it is opened', async () => {
  const [one, other] = await Promise.all([openMemoryRuntime(product), openMemoryRuntime(product)])
  const token = await signIn(one.fetch)
  expect(await sessionStatus(one.fetch, token)).toBe(200)
  expect(await sessionStatus(other.fetch, token)).toBe(401)
  await Promise.all([one.close(), other.close()])
})

test('lets a test change the database behind the API', async () => {
  const runtime = await openMemoryRuntime(product)
  const token = await signIn(runtime.fetch, 'editor')
  await runtime.engine.db.updateTable('users').set({ status: 0 }).where('username', '=', 'editor').execute()
  expect(await sessionStatus(runtime.fetch, token)).toBe(401)
  await runtime.close()
})

test('answers an unknown path with the wrapper of a 404', async () => {
  const runtime = await openMemoryRuntime(product)
  const response = await runtime.fetch('/api/nowhere', { headers: { lang: 'en' } })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 404, data: { error: 'request.notFound' } })
  await runtime.close()
})

test('rejects a call that is given up', async () => {
  const runtime = await openMemoryRuntime(product)
  const controller = new AbortController()
  const answer = runtime.fetch('/api/user/loginOptions', { signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  await runtime.close()
})

test('starts the modules before the first call and stops them before its database closes', async () => {
  const notes: string[] = []
  const module = defineModule({ name: 'probe', title: { zh: '探针', en: 'Probe' }, menu: [] })
  const runtime = await openMemoryRuntime({
    ...product,
    contract: createContract({ probe: { module, api: {}, records: {} } }),
    servers: {
      probe: {
        resources: {},
        migrations: {},
        async start({ db }) {
          const users = () => db.selectFrom('users').select('username').execute()
          notes.push(`starts with ${(await users()).length} users`)
          return async () => void notes.push(`stops with ${(await users()).length} users`)
        },
      },
    },
  })
  expect(notes).toEqual(['starts with 4 users'])
  await runtime.close()
  expect(notes).toEqual(['starts with 4 users', 'stops with 4 users'])
})
