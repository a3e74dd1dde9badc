import type { Endpoint } from 'atrium/contract/endpoint'
import type { ImportResult, ImportUndo } from 'atrium/contract/kind/import/calls'
import { keyColumn } from 'atrium/contract/kind/import/columns'
import { kindImportColumns } from 'atrium/contract/kind/import/kind-columns'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { expect, test } from 'vitest'
import { readCsv, readRecords } from '../files'
import type { Client } from '../server'
import type { Tested } from './tested'

type ImportCalls = Readonly<Record<'import' | 'importTemplate' | 'undoImport' | 'add' | 'delete' | 'export', Endpoint>>
/** The texts of a row, by field. */
type Row = Readonly<Record<string, string>>

/** Tests the import of a kind that has one. */
export function testImport({ kind, calls, of }: Tested): void {
  // The rows of a test differ by neither a record nor a choice: of a kind that has nothing else but its key, no import changes anything.
  if (!kind.import || kindImportColumns(kind).every(({ isKey, names }) => isKey || names)) return
  test('what was exported is imported again: as new records, as changes by key, and undone', async () => {
    const { server, form } = of()
    const english = await server.signIn('admin', 'en')
    const forms = [form(), form(), form()] as const
    expect(await tryImport(english, calls as unknown as ImportCalls, kind, forms)).toBe(1)
  })
}

const timeZone = 'Asia/Shanghai'
let count = 0

/**
 * Imports what an export says of records with these forms, changes the first of them by its key to what the third one says, and undoes both.
 * Returns how many records are left, which is 1: the one that was changed since it was imported.
 */
export async function tryImport(
  client: Client,
  calls: ImportCalls,
  kind: FieldedKind,
  forms: readonly [object, object, object],
): Promise<number> {
  const get = <T>(call: Endpoint, input: object) => client.get(call, input as never) as Promise<T>
  const titles = kindImportColumns(kind).map(({ title }) => title.en)
  expect((await readCsv(client, calls.importTemplate))[0]).toEqual(titles)

  const ids: number[] = []
  for (const body of forms) ids.push(await get<number>(calls.add, { body }))
  const [first, second, third] = (await exportedRows(client, calls, kind, ids)) as [Row, Row, Row]
  await client.ask(calls.delete, { query: { ids } })

  const importId = `import-of-a-test-${++count}`
  const run = (rows: readonly Row[], more: object) =>
    get<ImportResult>(calls.import, {
      body: { rows, dryRun: false, updateExisting: false, importId, timeZone, ...more },
    })
  expect(await run([first, second], { dryRun: true })).toMatchObject({ added: 2, errors: [] })
  const added = (await run([first, second], {})).ids as number[]
  expect(await exportedRows(client, calls, kind, added)).toEqual([first, second])
  expect(await run([first], { updateExisting: true, importId: undefined })).toMatchObject({ added: 0, changed: 1 })

  const { key } = keyColumn(kindImportColumns(kind))
  const change = { ...third, [key]: first[key]! }
  const changeId = `${importId}-change`
  expect(await run([change], { updateExisting: true, importId: changeId })).toMatchObject({ added: 0, errors: [] })
  // A cell that is empty changes nothing.
  expect(await exportedRows(client, calls, kind, [added[0]!])).toEqual([{ ...first, ...change }])

  const undo = (id: string) => get<ImportUndo>(calls.undoImport, { body: { importId: id } })
  expect(await undo(changeId)).toMatchObject({ restored: 1, left: [] })
  expect(await exportedRows(client, calls, kind, added)).toEqual([first, second])
  // The first undo gave the record a new version, so that the second one takes it for changed.
  expect(await undo(importId)).toMatchObject({ removed: 1, left: [{ id: added[0] }] })
  return (await exportedRows(client, calls, kind, added)).length
}

/** Returns what an export says of records in the columns of their import, without empty cells. */
async function exportedRows(
  client: Client,
  calls: Pick<ImportCalls, 'export'>,
  kind: FieldedKind,
  ids: readonly number[],
): Promise<Row[]> {
  const records = await readRecords(client, calls.export, { timeZone })
  return ids.flatMap((id) => {
    const record = records.find((one) => one['ID'] === String(id))
    if (!record) return []
    const cells = kindImportColumns(kind).map(({ key, title }) => {
      const heading = Object.keys(record).find((text) => text === title.en || text === `${title.en} (${timeZone})`)
      return [key, record[heading!] ?? ''] as const
    })
    return [Object.fromEntries(cells.filter(([, text]) => text !== ''))]
  })
}
