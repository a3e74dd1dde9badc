import { api } from '#product/contract'
import { product } from 'atrium/entries/product'
import { seedStructure } from '#server/install/seed'
import { actorNames, openServer, signInAll } from 'atrium/testing/server'
import { expect, test } from 'vitest'
import { add, publish } from './test/sample-form'

test('a new real installation is told to publish a first form, until there is a published one', async () => {
  const server = await openServer({ empty: true, demo: false, modules: ['forms'] })
  const password = 'a long first password'
  await seedStructure(product, server.engine, Date.now(), await server.deps.passwords.hash(password), ['forms'])
  await server.deps.db.updateTable('users').set({ mustChangePassword: 0 }).execute()
  const admin = server.client(await server.client().get(api.session.login, { body: { username: 'admin', password } }))
  const step = async () => {
    const { introduction } = await admin.get(api.dashboard.read, { query: {} })
    return introduction!.entries.find(({ page }) => page === 'forms/list')
  }
  expect(await step()).toMatchObject({ title: '第一张表单', isDone: false })
  const formId = await add(admin)
  expect(await step()).toMatchObject({ isDone: false })
  await publish(admin, formId)
  expect(await step()).toMatchObject({ isDone: true })
  await server.close()
})

test('a demo shows each account three to five things to try, a form among them', async () => {
  const server = await openServer()
  const clients = await signInAll(server)
  for (const name of actorNames) {
    const { introduction } = await clients[name].get(api.dashboard.read, { query: {} })
    const pages = introduction!.entries.map(({ page }) => page)
    expect([3, 4, 5]).toContain(pages.length)
    expect(pages.filter((page) => page.startsWith('forms/'))).toHaveLength(1)
  }
  await server.close()
})
