import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** Returns a kind of record as a contract has it. */
export const kind = (name, table, id, more = {}) => ({
  kind: name,
  table,
  id,
  title: 'name',
  fields: { name: [], status: [] },
  ...more,
})

/** A contract with the module stock, which has warehouses. */
export const contract = {
  kinds: {
    user: kind('user', 'users', 'userId', { title: ['nickname', 'username'] }),
    session: kind('session', 'sessions', 'sessionId'),
    stockWarehouse: kind('stockWarehouse', 'stockWarehouses', 'warehouseId'),
    stockShelf: kind('stockShelf', 'stockShelves', 'shelfId', { scopeFields: ['deptId'] }),
    stockBox: kind('stockBox', 'stockBoxes', 'boxId', {
      scopeFields: ['shelfId'],
      references: { shelfId: 'stockShelf' },
    }),
    dept: kind('dept', 'depts', 'deptId'),
  },
  calls: ['users', 'stockWarehouses'],
  dictionaries: { sys_user_sex: { values: [['1'], ['0']] } },
}

/** Gives each test of a file a folder with what a checkout has of the module. Returns it and what puts a file into it. */
export function sampleCheckout() {
  let folder
  const put = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'atrium-new-'))
    put('package.json', '{ "name": "acme", "version": "2.1.0", "license": "UNLICENSED", "workspaces": ["modules/*"] }')
    put('package-lock.json', '{ "name": "acme", "packages": { "": {}, "node_modules/zod": { "version": "4.0.0" } } }')
    put('platform/contract/src/module/platform.ts', "export const platform = defineModule({ pages: ['home'] })\n")
    put(
      'product/contract.ts',
      "import * as stock from '#modules/stock/contract'\n\nexport const contract = createContract({\n  stock,\n})\n",
    )
    put(
      'modules/stock/contract/index.ts',
      "export const module = defineModule({ name: 'stock', menu: [entry('stock', { zh: '库存', en: 'Stock' }, 'lucide:box', { children: [] })] })\n\nexport const api = {}\nexport const records = {}\n",
    )
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  return { folder: () => folder, put }
}
