import type { Figures, Health, Monitoring } from '#server/call/monitoring/monitoring'
import type { Api } from '../mount'
import { answerHeaders } from './request-log'

function answer(status: string, details?: object): Response {
  const headers = { ...answerHeaders, 'content-type': 'application/json' }
  return new Response(JSON.stringify({ status, ...details }), { status: status === 'ok' ? 200 : 503, headers })
}

/**
 * Mounts `/health/live`, which answers 200 as long as the process answers at all, and `/health/ready`, which answers 503 while a check
 * fails or the process stops. Both are open to everybody under any host name, and are no lines of the log. Only those who may read the
 * metrics get the single checks, and the ages of backup and outbox.
 */
export function mountHealth(app: Api, { check, ages, isStopping }: Health, monitoring: Monitoring | undefined): void {
  app.get('/health/live', () => answer('ok'))
  app.get('/health/ready', async (context) => {
    if (isStopping()) return answer('stopping')
    const results = await check()
    const status = results.find(({ state }) => state !== 'ok')?.state ?? 'ok'
    const seesChecks = monitoring?.mayRead(context.env, context.req.header('authorization'))
    const details = seesChecks ? { checks: results, ...(status === 'ok' && figuresOf(await ages())) } : undefined
    return answer(isStopping() ? 'stopping' : status, details)
  })
}

/** Returns the ages in the units that people read. */
const figuresOf = ({ backupMillis, outboxLateMillis }: Figures) => ({
  ...(backupMillis !== undefined && { backupAgeHours: Math.floor(backupMillis / 3_600_000) }),
  ...(outboxLateMillis !== undefined && { outboxLateSeconds: Math.floor(outboxLateMillis / 1000) }),
})
