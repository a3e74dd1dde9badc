import { filePartBytes } from 'atrium/contract/fields/file-types'
import { platformApi as api } from 'atrium/contract/module/platform-api'
import { openOffice, plain, type PaperOffice } from '#server-test/kind/every-kind/paper-office'
import { sentFile } from '#server-test/kind/every-kind/send-file'
import { exportPerson } from '#server-test/records/archives'
import { afterAll, beforeAll, expect, test } from 'vitest'

const [editorId, commonId] = [2, 3]
const large = new Uint8Array(filePartBytes + 9).map((_, at) => at % 251)

let office: PaperOffice
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.server.close())

test('the export of a person has the files that they sent for fields, and those of nobody else', async () => {
  const contract = await sentFile(office.editor, plain)
  const paperId = await office.add({ contract })
  const waiting = await sentFile(office.editor, { field: 'extras', name: 'large.bin', content: large })
  await sentFile(office.admin, plain)
  const { kinds, parts, index } = await exportPerson(office.admin, editorId)
  const entry = index.kinds.find(({ key }) => key === 'fieldFiles')!
  const fileOf = (id: string) => kinds['fieldFiles']!.find(({ fileKey }) => fileKey === id)!
  expect(entry.rows).toBe(2)
  expect(fileOf(contract.id)).toMatchObject({ kind: 'paper', field: 'contract', recordId: paperId, name: 'plan.txt' })
  const contentOf = (id: string) => parts[`fieldFiles/${fileOf(id)['file'] as string}`]
  expect(contentOf(contract.id)).toEqual(plain.content)
  expect(Buffer.from(contentOf(waiting.id)!).equals(large)).toBe(true)
  const shown = await office.admin.get(api.personData.preview, { query: { userId: editorId } })
  expect(shown.find(({ key }) => key === 'fieldFiles')).toMatchObject({ rows: 2, files: 2 })
})

test('a file that cannot be read to its end is named in the index, and the others are there', async () => {
  const { id } = await sentFile(office.common, { field: 'extras', name: 'broken.bin', content: large })
  const whole = await sentFile(office.common, plain)
  const second = office.server.deps.db.updateTable('fieldFileParts').where('fileKey', '=', id).where('part', '=', 1)
  await second.set({ digest: 'another' }).execute()
  const { parts, index } = await exportPerson(office.admin, commonId)
  const { unreadable, files } = index.kinds.find(({ key }) => key === 'fieldFiles')!
  expect([unreadable, files.length]).toEqual([[`fieldFiles/${id}-broken.bin`], 2])
  expect(parts[`fieldFiles/${whole.id}-plan.txt`]).toEqual(plain.content)
  expect(index.kinds.filter(({ key }) => key !== 'fieldFiles').flatMap((kind) => kind.unreadable ?? [])).toEqual([])
})
