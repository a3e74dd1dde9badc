import { kit, kitModule, kitServer, kits } from '#server-test/kind/lines/kit'
import { testResource } from '#server-test/kind/test-resource'
import { lastLog } from '#server-test/operation-logs'
import { openServer, productWith, type Client, type TestServer } from '#server-test/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const product = productWith(kitModule, kitServer)
testResource(kits, kit, { product })

describe('lines that may be left out', () => {
  let server: TestServer
  let admin: Client
  beforeAll(async () => {
    server = await openServer({ product })
    admin = await server.signIn('admin', 'en')
  })
  beforeEach(async () => {
    await server.deps.db.deleteFrom('kits').execute()
  })
  afterAll(() => server.close())

  const parts = [
    { part: 'Screw', pieces: 4 },
    { part: 'Board', pieces: 2 },
  ]
  const add = (kitName: string, more: object = {}) => admin.get(kits.add, { body: { kitName, ...more } })
  const read = (kitId: number) => admin.get(kits.read, { query: { kitId } })
  const stored = () => server.deps.db.selectFrom('kitParts').selectAll().execute()
  const run = async (importId: string, ...rows: object[]) =>
    admin.get(kits.import, { body: { rows, dryRun: false, updateExisting: true, importId } })

  test('a new record may have none, and an edit without them leaves them as they are', async () => {
    expect(await read(await add('bare'))).toMatchObject({ parts: [], pieces: 0 })
    const kitId = await add('whole', { parts })
    await admin.get(kits.edit, { body: { kitId, version: 1, kitName: 'renamed' } })
    expect(await read(kitId)).toMatchObject({ kitName: 'renamed', parts, pieces: 6 })
    await admin.get(kits.edit, { body: { kitId, version: 2, kitName: 'renamed', parts: [] } })
    expect(await read(kitId)).toMatchObject({ parts: [], pieces: 0 })
  })

  test('an import leaves those of the records that it changes as they are, and adds records without any', async () => {
    const kitId = await add('known', { parts })
    const { ids } = await run('an-import-over-lines', { kitName: 'known', note: 'seen' }, { kitName: 'new' })
    expect(await read(kitId)).toMatchObject({ note: 'seen', parts, pieces: 6, version: 2 })
    expect(await read(ids.find((id) => id !== kitId)!)).toMatchObject({ kitName: 'new', parts: [], pieces: 0 })
    await admin.get(kits.undoImport, { body: { importId: 'an-import-over-lines' } })
    expect(await read(kitId)).toMatchObject({ note: '', parts, pieces: 6 })
  })

  test('stay with a record in the bin, and are deleted with it for good', async () => {
    const kitId = await add('binned', { parts })
    await admin.get(kits.delete, { query: { ids: [kitId] } })
    expect(await stored()).toHaveLength(2)
    await admin.get(kits.restore, { query: { ids: [kitId] } })
    expect(await read(kitId)).toMatchObject({ parts })
    await admin.get(kits.delete, { query: { ids: [kitId] } })
    await admin.get(kits.purge, { query: { ids: [kitId] } })
    expect(await stored()).toEqual([])
    expect((await lastLog(server)).before).toMatchObject([{ kitName: 'binned', parts }])
  })

  test('stay in an action, whose log names the state alone', async () => {
    const kitId = await add('packed', { parts })
    await admin.get(kits.pack, { query: { ids: [kitId] }, body: {} })
    expect(await read(kitId)).toMatchObject({ parts, state: 'packed' })
    const { before, after } = await lastLog(server)
    expect([before, after]).toEqual([
      [expect.not.objectContaining({ parts: expect.anything() })],
      [expect.not.objectContaining({ parts: expect.anything() })],
    ])
  })
})
