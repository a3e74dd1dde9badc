import * as z from 'zod'
import { audit } from '../../audit'
import { endpoint, megabyte } from '../../endpoint'
import { id } from '../../fields'
import { maxImportMegabytes, maxImportRows } from '../../import/limits'
import { userImportColumns, type UserImportKey } from './user-import-columns'
import { user } from '../user.record'

const cells = Object.fromEntries(userImportColumns.map(({ key }) => [key, z.string().optional()])) as Record<
  UserImportKey,
  z.ZodOptional<z.ZodString>
>

/**
 * A row of the file: the text of each cell, by the key of its column. An empty cell, or a column that is not there, means the
 * default for a new user and no change for one who exists.
 */
export const ImportRow = z.strictObject(cells).meta({ id: 'ImportRow' })
export type ImportRow = z.output<typeof ImportRow>

export const ImportResult = z
  .strictObject({
    /** Users that were added and changed, or in a dry run would be. */
    added: z.int(),
    changed: z.int(),
    /** Of the rows without an error those that name an existing user, by their index. */
    existing: z.array(z.int()),
    /** The user of each row, by its index; null for a row that has an error, or that a dry run would add. */
    userIds: z.array(id.nullable()),
    /** Rows that have an error. */
    rejected: z.int(),
    /** The field errors of these rows, by the key of the column; `row` counts from 0. */
    errors: z.array(z.strictObject({ row: z.int(), fields: z.record(z.string(), z.string()) })),
  })
  .meta({ id: 'ImportResult' })
export type ImportResult = z.output<typeof ImportResult>

/**
 * The names that the caller may use in the columns that name a record, in their language. Each text names one record, and
 * several roles are separated by commas.
 */
export const ImportChoices = z
  .strictObject({
    dept: z.array(z.string()),
    post: z.array(z.string()),
    roles: z.array(z.string()),
    sex: z.array(z.string()),
    status: z.array(z.string()),
  })
  .meta({ id: 'ImportChoices' })
export type ImportChoices = z.output<typeof ImportChoices>

export const userImport = {
  /**
   * Adds the users of a file and, with `updateExisting`, changes those whose name is there already. A dry run returns what is
   * wrong with which row; without it all rows are imported, or none: then every error is in `fields` of the 400, as
   * `rows.3.email`. A department is named by its name or its path (`A/B`), a post by name or code, roles by names or keys,
   * separated by commas; sex and status by the labels that their dictionaries have, in either language, or as 1 and 0.
   *
   * Nobody who is added has a password, since hashing thousands takes minutes and one for all would be known to all. They can
   * sign in once it is reset: `users.resetPasswords` takes the `userIds` of the result. Nor does an import change a password.
   */
  run: endpoint('POST /api/system/user/import', {
    access: 'system:user:import',
    body: z.strictObject({
      rows: z.array(ImportRow).min(1).max(maxImportRows),
      dryRun: z.boolean(),
      updateExisting: z.boolean(),
    }),
    reply: ImportResult,
    audit: audit('import', user, '导入用户', 'Import users'),
    // 10,000 full rows are some 5 MB; long remarks in Chinese are more.
    maxBody: maxImportMegabytes * megabyte,
  }),
  choices: endpoint('GET /api/system/user/importChoices', {
    access: 'system:user:import',
    reply: ImportChoices,
    summary: 'Read what the cells of an import may say',
  }),
}
