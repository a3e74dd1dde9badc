import { isDeepStrictEqual } from 'node:util'

type Part = Record<string, unknown>

interface Row {
  readonly target: string
  readonly targetIds: string
  readonly before: string
  readonly after: string
  readonly result: string
  readonly kind: string
}

/**
 * Follows the operations from the oldest on: which do not begin with what the one before them left, and how each record is at the
 * end, by `target id`.
 */
export function breaksOf(operations: readonly Row[]): { breaks: unknown[]; last: Map<string, Part> } {
  const last = new Map<string, Part>()
  const breaks: unknown[] = []
  for (const { target, targetIds, before, after, result, kind } of operations) {
    if (result !== 'done') continue
    const [id] = JSON.parse(targetIds) as number[]
    const [was, is] = [before, after].map((list) => (JSON.parse(list) as (Part | null)[])[0])
    const known = last.get(`${target} ${id}`)
    if (kind === 'add' && (known || was)) breaks.push({ target, id })
    for (const [field, value] of Object.entries(was ?? {}))
      if (known && field in known && !isDeepStrictEqual(known[field], value)) breaks.push({ target, id, field })
    last.set(`${target} ${id}`, { ...known, ...is })
  }
  return { breaks, last }
}
