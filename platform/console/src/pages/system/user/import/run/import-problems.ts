import type { ImportResult } from '@atrium/contract/system/import/user-import'
import { RequestError } from '#shared/api/request-error'

/** What a refused import says is wrong with which row: fields such as `rows.3.email`, as a dry run would have answered it. */
export function problemsOf(error: unknown): ImportResult['problems'] {
  if (!(error instanceof RequestError)) return []
  const byRow = new Map<number, Record<string, string>>()
  for (const [path, text] of Object.entries(error.fields)) {
    const [, row, key] = /^rows\.(\d+)\.(\w+)$/.exec(path) ?? []
    if (row && key) byRow.set(Number(row), { ...byRow.get(Number(row)), [key]: text })
  }
  return [...byRow].map(([row, fields]) => ({ row, fields }))
}
