import type * as z from 'zod'
import type { Audit } from '../../audit'
import type { bytes, FileOptions } from '../../download'
import type { Endpoint } from '../../endpoint'
import type { FieldedKind, ImportField } from '../types'
import { importCalls, type ImportResult, type ImportUndo } from './calls'
import { kindImportColumns } from './kind-columns'

type Row<K extends FieldedKind> = { readonly [P in ImportField<K>]?: string | undefined }

/** The body of an import. */
interface Sent<K extends FieldedKind> {
  /** The text of each cell, by the field. */
  readonly rows: Row<K>[]
  readonly dryRun: boolean
  readonly updateExisting: boolean
  readonly importId?: string | undefined
  /** Of moments without one of their own: a name of the IANA list; that of the person without it. */
  readonly timeZone?: string | undefined
}
type Body<K extends FieldedKind> = z.ZodType<Sent<K>, Sent<K>>
type Texts<K extends FieldedKind> = { readonly [P in ImportField<K>]?: readonly string[] }

/** The calls of a kind with an import. */
export type KindImportCalls<K extends FieldedKind> = {
  /** Adds the records of a file, and with `updateExisting` changes those that are there, see `importCalls`. */
  readonly import: Endpoint<z.ZodUndefined, Body<K>, z.ZodType<ImportResult>, Audit>
  /** Returns the texts that cells may have, for the fields that name something. */
  readonly importChoices: Endpoint<z.ZodUndefined, z.ZodUndefined, z.ZodType<Texts<K>>, undefined>
  /** Returns the form to fill in. */
  readonly importTemplate: Endpoint<
    z.ZodType<FileOptions, Partial<FileOptions>>,
    z.ZodUndefined,
    typeof bytes,
    undefined
  >
  readonly undoImport: Endpoint<z.ZodUndefined, z.ZodType<{ importId: string }>, z.ZodType<ImportUndo>, Audit>
}

/** Derives the calls of the import of a kind; none for a kind without one. */
export function kindImportCalls(kind: FieldedKind) {
  if (!kind.import) return {}
  const { run, choices, template, undo } = importCalls(kind, {
    path: `/api/${kind.permissions.replace(':', '/')}`,
    access: `${kind.permissions}:import`,
    columns: kindImportColumns(kind),
  })
  return { import: run, importChoices: choices, importTemplate: template, undoImport: undo }
}
