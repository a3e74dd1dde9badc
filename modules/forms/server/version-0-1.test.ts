import { api } from '#product/contract'
import { product } from 'atrium/entries/product'
import { createApp } from '#server/app'
import { installModules } from '#server/install/modules'
import { migrate } from '#server/install/migrate'
import { copyVersion01 } from '#server/runtimes/node/commands/version-0-1/copy'
import { demoPassword, openServer } from 'atrium/testing/server'
import { createClient } from '#server-test/server'
import { openVersion01, rowsOf, oldMenusOf, type OpenCopy } from '#server-test/stored/version-0-1'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

let opened: OpenCopy
beforeEach(async () => {
  opened = await openVersion01(new URL('test/version-0-1/', import.meta.url))
})
afterEach(() => opened.close())

const copy = () => copyVersion01(product, opened.old, opened.target, { name: 'old.db' })

describe('a copy of a database of version 0.1 with forms', () => {
  test('has all forms, entries and drafts, and the menu is installed no second time', async () => {
    const { old, target } = opened
    const { rows, left } = await copy()
    expect(left).toEqual([])
    expect(rows.get('form_entries')).toBeGreaterThan(0)
    for (const table of rows.keys()) expect(await rowsOf(target, table), table).toEqual(await rowsOf(old, table))
    await migrate(target, product.servers)
    await installModules(target, { product, active: ['forms'], demo: true })
    for (const table of ['dict_data', 'forms'])
      expect(await rowsOf(target, table), table).toEqual(await rowsOf(old, table))
    expect(await oldMenusOf(target)).toEqual(await oldMenusOf(old))
  })

  test('serves them', async () => {
    await copy()
    // As a start does.
    await migrate(opened.target, product.servers)
    const server = await openServer({ empty: true })
    onTestFinished(() => server.close())
    const app = createApp(product, { ...server.deps, db: opened.target.db, write: opened.target.write })
    const body = { username: 'admin', password: demoPassword }
    const admin = createClient(app, await createClient(app).get(api.session.login, { body }))
    expect((await admin.get(api.session.routers)).map(({ path }) => path)).toEqual(['system', 'forms'])
    const { items } = await admin.get(api.forms.list, { query: {} })
    expect(items.map(({ title }) => title)).toEqual(['差旅报销', '员工满意度调查'])
    const lists = await Promise.all(items.map(({ formId }) => admin.get(api.formEntries.list, { query: { formId } })))
    const total = lists.reduce((sum, { pageInfo }) => sum + pageInfo.total, 0)
    expect(total).toBe((await rowsOf(opened.old, 'form_entries')).length)
  })
})
