import type { TestServer } from './server'

/** The newest row of the operation log, its JSON read. */
export async function lastLog({ deps }: TestServer) {
  const newest = deps.db.selectFrom('operationLogs').selectAll().orderBy('logId', 'desc').limit(1)
  const { targetIds, before, after, ...row } = await newest.executeTakeFirstOrThrow()
  return {
    ...row,
    targetIds: JSON.parse(targetIds) as number[],
    before: JSON.parse(before) as Record<string, unknown>[],
    after: JSON.parse(after) as Record<string, unknown>[],
  }
}

/** How many calls ended with that result. */
export async function countLogs({ deps }: TestServer, result: string): Promise<number> {
  return (await deps.db.selectFrom('operationLogs').where('result', '=', result).select('logId').execute()).length
}
