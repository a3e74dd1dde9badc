import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from '#server/runtimes/node/connections/files/folder-store'
import { openOffice, plain, type PaperOffice } from '#server-test/kind/every-kind/paper-office'
import { sentFile } from '#server-test/kind/every-kind/send-file'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesRestored } from '../restored'
import { claimStore } from './sweep'

let folder: string
let office: PaperOffice
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-'))
  office = await openOffice({ files: folderStore(folder) })
})
afterEach(async () => {
  await office.server.close()
  await rm(folder, { recursive: true, force: true })
})

const unnamed = 'Zz11111111111111111111'
/** Puts an object that no row names into the store, as if days ago. */
async function addUnnamed(): Promise<void> {
  const { files, now } = office.server.deps
  await files!.put(unnamed, new Uint8Array(3))
  const old = new Date(now() - 3 * 86_400_000)
  await utimes(join(folder, 'Zz', unnamed), old, old)
}
const isThere = async () => (await office.server.deps.files!.get(unnamed)) !== undefined
const nights = async (count: number) => {
  for (let night = 0; night < count; night++) await office.nextDay()
}

test('what no row names is deleted after a week, and files stay', async () => {
  expect(await claimStore(office.server.deps)).toMatchObject({ state: 'own' })
  const file = await sentFile(office.editor, plain)
  await office.add({ contract: file })
  await addUnnamed()
  await nights(3)
  expect(await isThere()).toBe(true)
  await nights(6)
  expect([await isThere(), await office.contentOf(file.id)]).toEqual([false, plain.content])
})

test('after a restore nothing is deleted for a week', async () => {
  await claimStore(office.server.deps)
  await addUnnamed()
  await nights(6)
  const { deps } = office.server
  await deps.write((db) => filesRestored(db, deps.now()))
  await nights(3)
  expect(await isThere()).toBe(true)
})

test('a store is of one database, and one that has lost its files is told apart from a new one', async () => {
  await claimStore(office.server.deps)
  expect(await claimStore(office.server.deps)).toMatchObject({ state: 'own' })
  const other = await openOffice({ files: folderStore(folder) })
  expect(await claimStore(other.server.deps)).toMatchObject({ state: 'foreign' })
  await other.server.close()
  await sentFile(office.editor, plain)
  await rm(join(folder, 'in'), { recursive: true })
  expect(await claimStore(office.server.deps)).toMatchObject({ state: 'lost' })
})
