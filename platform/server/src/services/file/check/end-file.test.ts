import { api } from '#product/contract'
import type { FileScanner } from '#server/call/file/file-store'
import { openOffice, plain } from '#server-test/kind/every-kind/paper-office'
import { sentFile } from '#server-test/kind/every-kind/send-file'
import { supportedMimeTypes } from 'file-type'
import { fileTypeGroups } from 'atrium/contract/fields/file-types'
import { expect, test } from 'vitest'

/** Returns a promise, and what fulfils it. */
function signal() {
  let done = () => {}
  const given = new Promise<void>((resolve) => {
    done = resolve
  })
  return { given, done }
}

/** Returns a scanner that takes until `end` is called, and a promise that its first call has begun. */
function slowScanner() {
  const [begun, ended] = [signal(), signal()]
  const scanFile: FileScanner = async () => {
    begun.done()
    await ended.given
    return undefined
  }
  return { scanFile, begun: begun.given, end: ended.done }
}

test('while one call checks a file, others hear so, and then all have it', async () => {
  const { scanFile, begun, end } = slowScanner()
  const office = await openOffice({ scanFile })
  const { editor } = office
  const body = { kind: 'paper', field: plain.field, name: plain.name, size: plain.content.length }
  const { id } = await editor.get(api.fieldFiles.begin, { body })
  await editor.get(api.fieldFiles.part, { query: { id, part: 0 }, body: plain.content })
  const ending = editor.get(api.fieldFiles.end, { body: { id } })
  await begun
  expect(await editor.get(api.fieldFiles.end, { body: { id } })).toEqual({ state: 'checking' })
  expect((await office.read(id)).status).toBe(404)
  end()
  const file = await ending
  expect(file).toMatchObject({ id, type: 'text/plain' })
  expect(await editor.get(api.fieldFiles.end, { body: { id } })).toEqual(file)
  await office.server.close()
})

test('a check whose process ended is begun again after ten minutes', async () => {
  const office = await openOffice()
  const { server, editor } = office
  const { id } = await sentFile(editor, plain)
  const lost = { state: 'checking' as const, changedAt: server.deps.now() }
  await server.deps.db.updateTable('fieldFiles').set(lost).where('fileKey', '=', id).execute()
  expect(await editor.get(api.fieldFiles.end, { body: { id } })).toEqual({ state: 'checking' })
  server.wait(601_000)
  expect(await editor.get(api.fieldFiles.end, { body: { id } })).toMatchObject({ id })
  await server.close()
})

test('the types of all groups are names that a content can get', () => {
  const own = new Set(['text/plain', 'application/x-cfb'])
  const unknown = Object.values(fileTypeGroups)
    .flat()
    .filter((type) => !own.has(type) && !supportedMimeTypes.has(type))
  expect(unknown).toEqual([])
})
