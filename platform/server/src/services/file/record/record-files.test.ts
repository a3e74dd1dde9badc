import { papers } from '#server-test/kind/every-kind/paper'
import { openOffice, outside, plain, type PaperOffice } from '#server-test/kind/every-kind/paper-office'
import { sentFile } from '#server-test/kind/every-kind/send-file'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let office: PaperOffice
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.server.close())

describe('a record', () => {
  test('keeps its files where the form leaves them out, and loses those that it no longer names', async () => {
    const [one, two, next] = [
      await sentFile(office.editor, plain),
      await sentFile(office.editor, plain),
      await sentFile(office.editor, plain),
    ]
    const extras = await sentFile(office.editor, { ...plain, field: 'extras' })
    const paperId = await office.add({ contract: one, extras: [extras] })
    expect((await office.edit(paperId, { title: 'kept' })).status).toBe(200)
    expect(await office.rowOf(paperId)).toMatchObject({ contract: one, extras: [extras] })
    expect((await office.edit(paperId, { contract: two, extras: [] })).status).toBe(200)
    expect(await office.rowOf(paperId)).toMatchObject({ contract: two, extras: [] })
    expect([await office.contentOf(one.id), await office.contentOf(extras.id), await office.contentOf(two.id)]).toEqual(
      [404, 404, plain.content],
    )
    await office.nextDay()
    await office.nextDay()
    expect([await office.countOf(one.id, extras.id, next.id), await office.countOf(two.id)]).toEqual([0, 1])
    const parts = office.server.deps.db.selectFrom('fieldFileParts').where('fileKey', 'in', [one.id, extras.id])
    expect(await parts.selectAll().execute()).toEqual([])
    expect(await office.contentOf(two.id)).toEqual(plain.content)
  })

  test('an edit that is rejected takes and releases nothing', async () => {
    const [one, two] = [await sentFile(office.editor, plain), await sentFile(office.editor, plain)]
    const paperId = await office.add({ contract: one })
    expect((await office.edit(paperId, { contract: two, deptId: 999_999 })).status).toBe(400)
    expect(await office.contentOf(one.id)).toEqual(plain.content)
    expect((await office.edit(paperId, { contract: two })).status).toBe(200)
  })

  test('has its files while it is in the bin, which nobody reads there, and loses them with it', async () => {
    const file = await sentFile(office.editor, plain)
    const paperId = await office.add({ contract: file })
    await office.admin.get(papers.delete, { query: { ids: [paperId] } })
    expect((await office.read(file.id)).status).toBe(404)
    await office.admin.get(papers.restore, { query: { ids: [paperId] } })
    expect(await office.contentOf(file.id)).toEqual(plain.content)
    await office.admin.get(papers.delete, { query: { ids: [paperId] } })
    await office.admin.get(papers.purge, { query: { ids: [paperId] } })
    await office.nextDay()
    await office.nextDay()
    expect(await office.countOf(file.id)).toBe(0)
  })

  test('that is gone without a call loses its files at night', async () => {
    const file = await sentFile(office.editor, plain)
    const paperId = await office.add({ contract: file })
    await office.server.deps.db.deleteFrom('papers').where('paperId', '=', paperId).execute()
    await office.nextDay()
    expect((await office.read(file.id, office.admin)).status).toBe(404)
    await office.nextDay()
    await office.nextDay()
    expect(await office.countOf(file.id)).toBe(0)
  })

  test('that is saved as a new one has copies, which stay when the former is deleted', async () => {
    const file = await sentFile(office.editor, plain)
    const former = await office.add({ contract: file })
    const copied = await office.add({ contract: file })
    const { contract } = (await office.rowOf(copied)) as unknown as { contract: typeof file }
    expect(contract).toEqual({ ...file, id: contract.id })
    expect(contract.id).not.toBe(file.id)
    await office.admin.get(papers.delete, { query: { ids: [former] } })
    await office.admin.get(papers.purge, { query: { ids: [former] } })
    await office.nextDay()
    await office.nextDay()
    expect([await office.countOf(file.id), await office.contentOf(contract.id)]).toEqual([0, plain.content])
  })

  test('takes no copy of a file that its author may not read', async () => {
    const file = await sentFile(office.admin, plain)
    await office.add({ contract: file, deptId: outside }, office.admin)
    const body = { title: 'copied', deptId: 5, contract: file }
    expect((await office.editor.ask(papers.add, { body })).errorData.fields).toHaveProperty('contract')
  })
})
