import type { ImportResult } from 'atrium/contract/kind/import/calls'
import { RequestError } from '#shared/api/request-error'

/** Returns the field errors of a failed import by row: from fields such as `rows.3.email`, in the shape of a dry run's result. */
export function errorsOf(error: unknown): ImportResult['errors'] {
  if (!(error instanceof RequestError)) return []
  const byRow = new Map<number, Record<string, string>>()
  for (const [path, text] of Object.entries(error.fields)) {
    const [, row, key] = /^rows\.(\d+)\.([\w.]+)$/.exec(path) ?? []
    if (row && key) byRow.set(Number(row), { ...byRow.get(Number(row)), [key]: text })
  }
  return [...byRow].map(([row, fields]) => ({ row, fields }))
}
