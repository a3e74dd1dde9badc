import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { api } from '#product/contract'
import { product } from 'atrium/entries/product'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/runtimes/node/database'
import { createCaller } from '../caller'
import { startServer } from '../server-process'
import { temporaryFolder } from '../temporary-folder'

const program = fileURLToPath(new URL('../../../dist/server/repair.js', import.meta.url))
const DATABASE_URL = `file:${join(temporaryFolder(), 'atrium.db')}`

interface Ended {
  code: number
  output: string
}

const repair = (...args: string[]) => repairWith({ DATABASE_URL }, ...args)

function repairWith(settings: Record<string, string>, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...settings }
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

test('beside a running server, the menu administration and the administrator are brought back', async () => {
  expect(await repair()).toMatchObject({ code: 1, output: expect.stringContaining('holds no users yet') as string })
  const server = startServer({ DATABASE_URL, LOG_LEVEL: 'error' })
  const caller = createCaller(await server.address)
  const engine = await openDatabase(product, DATABASE_URL, () => {})
  await engine.db.updateTable('menus').set({ status: 0 }).where('component', '=', 'system/menu').execute()
  await engine.db.updateTable('users').set({ status: 0 }).where('username', '=', 'admin').execute()
  await engine.close()

  const menu = await repair()
  expect(menu).toEqual({ code: 0, output: 'Enabled and shown:\n  菜单管理 (Menus, system/menu)\n' })
  expect((await repair()).output).toMatch(/^Nothing had to be repaired/)
  const { code, output } = await repair('password', 'admin')
  expect(code).toBe(0)
  const password = /shown only this once: (\S+)/.exec(output)![1]!
  expect((await caller.signIn('admin', password)).status).toBe(200)
  expect((await caller.call(api.users.list)).body!.data).toMatchObject({ error: 'password.mustChange' })

  expect(await repair('password', 'missing')).toEqual({ code: 1, output: 'There is no user "missing".\n' })
  expect(await repair('passwort', 'admin')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Use one of') as string,
  })
  caller.close()
  await server.stop()
})

test('where a start may not migrate, a repair does not either', async () => {
  const settings = { DATABASE_URL: `file:${join(temporaryFolder(), 'unmigrated.db')}`, MIGRATE_AT_START: 'no' }
  const ended = {
    code: 1,
    output: expect.stringMatching(/lacks the migrations 0001-tables, .*Run "npm run migrate"/) as string,
  }
  expect(await repairWith(settings)).toEqual(ended)
  expect(await repairWith(settings)).toEqual(ended)
})
