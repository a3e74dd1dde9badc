import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '#product/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLogKeys } from '#server/runtimes/node/commands/verify-log/log-keys'
import { verifyFile } from '#server/runtimes/node/commands/verify-log/verify-file'
import { downloadFile } from '#server-test/files'
import { openServer, type Client, type TestServer } from '#server-test/server'

const keys = createLogKeys({ logKey: 'a key of the test only', oldLogKeys: [] })!

let server: TestServer
let admin: Client
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'log-lines-'))
  server = await openServer({ logKeys: keys })
  admin = await server.signIn('admin', 'en')
  for (const status of [0, 1, 0] as const) await admin.get(api.users.changeStatus, { body: { userId: 3, status } })
  await server.runJobs()
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function check(): Promise<void> {
  await admin.ask(api.operationLogs.verify)
  await server.runJobs()
}
const forge = (logId: number) =>
  server.deps.db.updateTable('operationLogs').set({ username: 'other' }).where('logId', '=', logId).execute()
const firstLog = async () =>
  (await server.deps.db.selectFrom('operationLogs').select('logId').orderBy('logId').executeTakeFirstOrThrow()).logId
const notices = async (client: Client) =>
  (await client.get(api.notices.list)).filter(({ icon }) => icon === 'lucide:shield-alert')

test('a check that is asked for is under way until a process has made it, and its result is read for each log', async () => {
  expect(await admin.get(api.operationLogs.check)).toEqual({ isSigned: true, progress: null, last: null })
  await admin.ask(api.operationLogs.verify)
  expect((await admin.get(api.signInLogs.check)).progress).toBe(0)
  await server.runJobs()
  const { progress, last } = await admin.get(api.operationLogs.check)
  expect([progress, last]).toMatchObject([null, { rows: 4, damage: null, amended: 0 }])
  expect((await admin.get(api.signInLogs.check)).last).toMatchObject({ rows: 1, damage: null })
  await check()
  expect((await admin.get(api.operationLogs.check)).last).toMatchObject({ checkpoints: 1, signed: 1 })
})

test('a row that was changed is named, and those who may read the log have one notice that leads to it', async () => {
  const logId = await firstLog()
  await forge(logId)
  await check()
  await check()
  const { last } = await admin.get(api.operationLogs.check)
  expect(last!.damage).toMatchObject({ what: 'changed', rowId: logId })
  expect((await admin.get(api.signInLogs.check)).last!.damage).toBeNull()
  expect(await notices(admin)).toMatchObject([
    {
      title: 'The operation log was changed',
      description: `An entry was changed (${logId})`,
      link: `/system/operationLog?log=${logId}`,
    },
  ])
  expect(await notices(await server.signIn('guest'))).toEqual([])
})

test('only those with the permission check the logs or read how a check ended', async () => {
  const guest = await server.signIn('guest')
  expect((await guest.ask(api.operationLogs.verify)).status).toBe(403)
  expect((await guest.ask(api.operationLogs.check)).status).toBe(403)
  expect((await guest.ask(api.signInLogs.check)).status).toBe(403)
})

async function exported(query: object = {}): Promise<string> {
  const { headers, file } = await downloadFile(admin, api.operationLogs.export, { format: 'jsonl', ...query })
  expect(headers.get('content-type')).toBe('application/jsonl; charset=utf-8')
  return file.text()
}
async function verified(text: string) {
  const path = join(folder, 'export.jsonl')
  writeFileSync(path, text)
  const { rows, damage } = await verifyFile(path, keys)
  return { rows, damage: damage?.what }
}

test('an exported log can be checked as a file, also with filters', async () => {
  await check()
  await admin.get(api.users.changeStatus, { body: { userId: 3, status: 1 } })
  const text = await exported()
  expect(await verified(text)).toEqual({ rows: 5, damage: undefined })
  const lines = text.trimEnd().split('\n')
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ operation: 'PUT /api/system/user/changeStatus', link: 5 })
  const without = (at: number) => `${lines.toSpliced(at, 1).join('\n')}\n`
  expect((await verified(without(lines.length - 3))).damage).toBe('missing')
  expect((await verified(without(lines.length - 1))).damage).toBe('cutOff')
  expect((await verified(text.replace('"username":"admin"', '"username":"other"'))).damage).toBe('changed')
  expect((await verified(text.replace('"reason":"daily"', '"reason":"start"'))).damage).toBe('signature')
  expect(await verified(await exported({ kind: 'run' }))).toEqual({ rows: 1, damage: undefined })
})

test('JSON lines are for administrators alone', async () => {
  const editor = await server.signIn('editor')
  for (const call of [api.operationLogs.export, api.signInLogs.export]) {
    const { status, errorData } = await editor.ask(call, { query: { format: 'jsonl' } })
    expect([status, Object.keys(errorData.fields ?? {})]).toEqual([400, ['format']])
  }
  const { file } = await downloadFile(admin, api.signInLogs.export, { format: 'jsonl' })
  const path = join(folder, 'sign-ins.jsonl')
  writeFileSync(path, await file.text())
  expect(await verifyFile(path, keys)).toMatchObject({ log: 'signIns', rows: 2 })
})

test('a file that is no export is rejected with a sentence', async () => {
  for (const text of ['', 'a,b\n', '{}\n']) await expect(verified(text)).rejects.toThrow('The file is no log')
})
