import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../call/call'
import type { Variables } from '#server/http/context'

/** Gives every request an id, sends it back as `x-request-id`, forbids caching of answers that do not allow it, and logs a line per request. */
export function requestLog(deps: Deps): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    const started = performance.now()
    const requestId = crypto
      .getRandomValues(new Uint32Array(2))
      .reduce((id, part) => id + part.toString(16).padStart(8, '0'), '')
    context.set('requestId', requestId)
    await next()
    context.header('x-request-id', requestId)
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
    deps.log('info', 'request', {
      requestId,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      millis: Math.round((performance.now() - started) * 10) / 10,
      userId: context.get('userId'),
    })
  }
}
