import { importedFields, kindImportColumns } from 'atrium/contract/kind/import/kind-columns'
import { keyColumn } from 'atrium/contract/kind/import/columns'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { AppError } from '#server/call/app-error'
import { errorText } from '#server/call/text/error-text'
import type { FieldError } from '#server/call/text/field-error-code'
import type { WriteCall } from '#server/call/write-call'
import type { Form, WriteHooks } from '../../crud-writes'
import type { Stored } from '../../kind-table'
import { note, type ParsedRow } from '../run/import-row'

interface HookedRow {
  readonly row: ParsedRow<Form>
  /** The row as the form would send it. */
  readonly form: Form
  readonly before: Stored | undefined
}

/**
 * Runs the check of a kind before a row is saved, and returns the further values to store. An error is noted at its cell, or at the key where the import has no column for it;
 * then it resolves to undefined.
 */
export async function beforeRow(
  call: WriteCall,
  kind: FieldedKind,
  { beforeSave }: WriteHooks,
  { row, form, before }: HookedRow,
): Promise<Form | undefined> {
  try {
    return { ...(await beforeSave?.(call, form, before, {})) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const columns = new Set(importedFields(kind).map(([name]) => name))
    const { key } = keyColumn(kindImportColumns(kind))
    for (const [field, wrong] of errorsOf(call, error)) note(row, columns.has(field) ? field : key, wrong)
    return undefined
  }
}

function errorsOf(call: WriteCall, error: AppError): (readonly [field: string, error: FieldError])[] {
  const { fields = {}, at = '' } = error.details
  const own = Object.entries(fields)
  return own.length > 0 ? own : [[at, wordsOf(call, error)]]
}

/** Returns the message of an error, as one of a field. */
export function wordsOf({ deps }: Pick<WriteCall, 'deps'>, { code, details }: AppError): FieldError {
  const text = (language: 'zh-cn' | 'en') => errorText(deps.product.contract, code, language, details.values)
  return { words: { zh: text('zh-cn'), en: text('en') } }
}
