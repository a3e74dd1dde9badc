import * as z from 'zod'
import type { Permission } from '../../access'
import { audit } from '../../audit'
import { bytes, fileOptions, timeZone } from '../../download'
import { endpoint, megabyte } from '../../endpoint'
import { id } from '../../fields'
import type { RecordKind } from '../record-kind'
import type { ImportColumns, NamingKey } from './columns'
import { maxImportMegabytes, maxImportRows } from './limits'

/**
 * Drawn by the caller, the same for all parts of a file: by it they are undone together. Of rows that are imported without one
 * nothing is kept for an undo.
 */
const importId = z
  .string()
  .regex(/^[\w-]{16,40}$/)
  .meta({ examples: ['4f0c1a9e7b3d52c86a1f'] })

export const ImportResult = z
  .strictObject({
    /** Records that were added and changed, or in a dry run would be. */
    added: z.int(),
    changed: z.int(),
    /** Of the rows without an error those that name an existing record, by their index. */
    existing: z.array(z.int()),
    /** The record of each row, by its index; null for a row that has an error, or that a dry run would add. */
    ids: z.array(id.nullable()),
    /** Rows that have an error. */
    rejected: z.int(),
    /** The field errors of these rows, by the key of the column; `row` counts from 0. */
    errors: z.array(z.strictObject({ row: z.int(), fields: z.record(z.string(), z.string()) })),
  })
  .meta({ id: 'ImportResult' })
export type ImportResult = z.output<typeof ImportResult>

export const ImportUndo = z
  .strictObject({
    /** Records that the import had added and that are deleted now. */
    removed: z.int(),
    /** Records that the import had changed and that are again as they were. */
    restored: z.int(),
    /** Records that stay as they are, and why. `name` is the value of the key column. */
    left: z.array(z.strictObject({ id, name: z.string(), reason: z.string() })),
    /** Whether parts remain, for which the call is made again. */
    isMore: z.boolean(),
  })
  .meta({ id: 'ImportUndo' })
export type ImportUndo = z.output<typeof ImportUndo>

type Cells<C extends ImportColumns> = { [K in C[number]['key']]: z.ZodOptional<z.ZodString> }
type Texts<C extends ImportColumns> = { [K in NamingKey<C>]: z.ZodArray<z.ZodString> }

/** The text of each cell. An empty cell, or a column that is not there, means the default for a new record and no change for an existing one. */
function rowSchema<C extends ImportColumns>(columns: C, id: string) {
  const shape = Object.fromEntries(columns.map(({ key }) => [key, z.string().optional()]))
  return z.strictObject(shape as Cells<C>).meta({ id })
}

function choicesSchema<C extends ImportColumns>(columns: C, id: string) {
  const shape = Object.fromEntries(columns.flatMap(({ key, names }) => (names ? [[key, z.array(z.string())]] : [])))
  return z.strictObject(shape as Texts<C>).meta({ id })
}

interface Options<C extends ImportColumns> {
  /** Of the resource, such as `/api/system/post`. */
  readonly path: `/${string}`
  /** The permission of all four calls. */
  readonly access: Permission
  readonly columns: C
}

/**
 * Returns the calls of an import of a kind of record that has columns of its own; that of a kind with fields of kinds is derived, see `import` of `recordKind`.
 * @example
 * export const userImport = importCalls(user, {
 *   path: '/api/system/user',
 *   access: 'system:user:import',
 *   columns: userImportColumns,
 * })
 */
export function importCalls<const C extends ImportColumns>(
  record: Pick<RecordKind, 'kind' | 'name' | 'plural'>,
  { path, access, columns }: Options<C>,
) {
  const { zh, en } = record.plural
  const id = `${record.kind.charAt(0).toUpperCase()}${record.kind.slice(1)}`
  return {
    /**
     * Adds the records of a file and, with `updateExisting`, changes those whose key is there already. A dry run returns the errors of
     * each row; without it all rows are imported, or none: then every error is in `fields` of the 400, as `rows.3.email`.
     */
    run: endpoint(`POST ${path}/import`, {
      access,
      body: z.strictObject({
        rows: z
          .array(rowSchema(columns, `${id}ImportRow`))
          .min(1)
          .max(maxImportRows),
        dryRun: z.boolean(),
        updateExisting: z.boolean(),
        importId: importId.optional(),
        /** Of moments in cells. */
        timeZone,
      }),
      reply: ImportResult,
      audit: audit('import', record, `导入${zh}`, `Import ${en}`),
      // 10,000 full rows are some 5 MB; long remarks in Chinese are more.
      maxBody: maxImportMegabytes * megabyte,
    }),
    /** The names that the caller may use in the columns that name something, in their language. Each text names one thing. */
    choices: endpoint(`GET ${path}/importChoices`, {
      access,
      reply: choicesSchema(columns, `${id}ImportChoices`),
      summary: `Read what the cells of an import of ${en} may say`,
    }),
    template: endpoint(`GET ${path}/importTemplate`, {
      access,
      query: z.strictObject(fileOptions),
      reply: bytes,
      summary: `Download the form of an import of ${en}`,
    }),
    /**
     * Undoes the newest part of the caller's own import: deletes what it added and puts back what it changed, except for records that
     * were changed since, are in use or are no longer the caller's to change. Made again until `isMore` is false.
     */
    undo: endpoint(`POST ${path}/undoImport`, {
      access,
      body: z.strictObject({ importId }),
      reply: ImportUndo,
      audit: audit('import', record, `撤销导入${zh}`, `Undo an import of ${en}`),
    }),
  }
}
