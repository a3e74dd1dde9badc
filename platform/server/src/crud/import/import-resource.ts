import type { importCalls } from 'atrium/contract/kind/import/calls'
import type { FileOptions } from 'atrium/contract/download'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/file/download'
import { resource, type Handlers, type Resource } from '#server/call/resource'
import { column } from '#server/sheet/column'
import { downloadSheet, oneBatch } from '#server/sheet/sheet'
import type { ImportCell } from './cells/import-cell'
import { createAdvice } from './cells/name-advice'
import type { ImportList, PlannedRow } from './import-list'
import { prepareImport } from './run/run-import'
import { undoImport } from './undo/undo-import'

/**
 * Binds an import to its calls.
 * @example
 * export const userImportResource = importResource(userImport, userImportList)
 */
export function importResource<V, R, P extends PlannedRow<V, R>>(
  calls: ReturnType<typeof importCalls>,
  list: ImportList<V, R, P>,
): Resource {
  return resource(calls, importHandlers(list))
}

/** Returns the handlers of an import, by the names that `importCalls` gives its calls. */
export function importHandlers<V, R, P extends PlannedRow<V, R>>(
  list: ImportList<V, R, P>,
): Handlers<ReturnType<typeof importCalls>> {
  return {
    run: { prepare: (call, { body }) => prepareImport(call, list, body) },
    // Their keys are those of the columns that name something.
    choices: async (call) => (await readChoices(call, list)) as never,
    template: (call, { query }) => downloadTemplate(call, list, query),
    undo: (call, { body }) => undoImport(call, list, body.importId),
  }
}

/** A list of more names would take longer to load than a name to type; its cells are texts. */
const mostChoices = 2000

/** Reads the texts that the cells of an import may have, for the columns that name something. */
async function readChoices<V, R, P extends PlannedRow<V, R>>(
  call: Call,
  { cells, choices }: ImportList<V, R, P>,
): Promise<Record<string, string[]>> {
  const readers: Readonly<Record<string, ImportCell>> = { ...(await cells(call, createAdvice(call.language), 'UTC')) }
  const own = Object.entries(readers).flatMap(([key, cell]) => (cell.choices ? [[key, cell.choices] as const] : []))
  const all = { ...Object.fromEntries(own), ...(await choices?.(call)) }
  return Object.fromEntries(
    Object.entries(all).map(([key, texts]) => [key, texts.length > mostChoices ? [] : [...texts]]),
  )
}

/** The form of an import to fill in: its headings. */
function downloadTemplate<V, R, P extends PlannedRow<V, R>>(
  call: Call,
  { columns, record: { plural, name } }: ImportList<V, R, P>,
  options: FileOptions,
): Promise<Download> {
  const headings = columns(call).map(({ title }) => column<never>(title, () => ''))
  const file = { zh: `${plural.zh}导入模板`, en: `${name.en.toLowerCase().replaceAll(' ', '-')}-import` }
  return downloadSheet(call, options, { name: file, columns: headings }, oneBatch(Promise.resolve([])))
}
