import type { Health, Log } from '#server/call/call'
import type { Api } from './mount'
import { answerHeaders } from './request-log'

/** How long the database may take to answer, in milliseconds. */
const answerMillis = 2000

type Status = 'ok' | 'stopping' | 'database-unreachable'

function answer(status: Status): Response {
  const headers = { ...answerHeaders, 'content-type': 'application/json' }
  return new Response(JSON.stringify({ status }), { status: status === 'ok' ? 200 : 503, headers })
}

/**
 * Mounts `/health/live`, which answers 200 as long as the process answers at all, and `/health/ready`, which answers 503 while the database
 * is not reachable or the process stops. Both are open to everybody under any host name, and are no lines of the log.
 */
export function mountHealth(app: Api, health: Health, log: Log): void {
  const isReachable = askOnce(health, log)
  app.get('/health/live', () => answer('ok'))
  app.get('/health/ready', async () => {
    if (health.isStopping()) return answer('stopping')
    return answer((await isReachable()) ? 'ok' : 'database-unreachable')
  })
}

/** Returns a function that pings the database. Calls during a ping share its result, so that probes cost one statement at a time. */
function askOnce({ ping }: Health, log: Log): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  let wasReachable = true
  async function ask(): Promise<boolean> {
    const error = await errorOf(ping)
    const isReachable = error === undefined
    if (!isReachable && wasReachable) log('warn', 'not ready: the database does not answer', { error })
    if (isReachable && !wasReachable) log('info', 'ready again: the database answers', {})
    wasReachable = isReachable
    return isReachable
  }
  return () =>
    (asked ??= ask().finally(() => {
      asked = undefined
    }))
}

/** Returns why the database does not answer in time, undefined where it does. */
async function errorOf(ping: Health['ping']): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${answerMillis} ms`), answerMillis)
  })
  try {
    return await Promise.race([ping().then(() => undefined), late])
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string }
    return message || code || String(error)
  } finally {
    clearTimeout(timer)
  }
}
