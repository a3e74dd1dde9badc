import { product } from 'atrium/entries/product'
import { installModules } from '#server/install/modules'
import { migrate } from '#server/install/migrate'
import { copyVersion01 } from '#server/runtimes/node/commands/version-0-1/copy'
import { openVersion01, rowsOf, oldMenusOf, type OpenCopy } from '#server-test/stored/version-0-1'
import { afterEach, beforeEach, expect, test } from 'vitest'

let opened: OpenCopy
beforeEach(async () => {
  opened = await openVersion01(new URL('test/version-0-1/', import.meta.url))
})
afterEach(() => opened.close())

test('a copy of a database of version 0.1 has the rows that people changed, and the menu is installed no second time', async () => {
  const { old, target } = opened
  const { rows, left } = await copyVersion01(product, old, target, { name: 'old.db' })
  expect(left).toEqual([])
  expect(rows.get('own_demo_rows')).toBe(3)
  for (const table of rows.keys()) expect(await rowsOf(target, table), table).toEqual(await rowsOf(old, table))
  await migrate(target, product.servers)
  await installModules(target, { product, active: ['showcase'], demo: true })
  for (const table of ['demo_rows']) expect(await rowsOf(target, table), table).toEqual(await rowsOf(old, table))
  expect(await oldMenusOf(target)).toEqual(await oldMenusOf(old))
})
