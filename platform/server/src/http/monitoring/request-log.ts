import type { MiddlewareHandler } from 'hono'
import type { Deps } from '#server/call/call'
import type { HandledRequest } from '#server/call/monitoring/monitoring'
import { readTraceParent } from '#server/call/monitoring/trace-parent'
import type { ApiContext, Variables } from '../context'

/**
 * Nothing of the API is a page: none of it may be shown in a frame, load anything, or send its address to another site. Only the
 * host has the information whether it is reached over TLS.
 */
export const answerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/**
 * Gives every request an id and the headers of its answer, among them the id as `x-request-id`, and logs a line per request.
 */
export function requestLog(deps: Deps): MiddlewareHandler<{ Variables: Variables }> {
  const newId = createIds()
  return async (context, next) => {
    const started = performance.now()
    const requestId = newId()
    context.set('requestId', requestId)
    context.set('headers', { ...answerHeaders, 'x-request-id': requestId })
    await next()
    const handled = handledBy(context, deps, performance.now() - started)
    deps.operation?.traffic.record(handled, deps.now())
    const { parent, ...fields } = handled
    const traceId = deps.monitoring?.onHandled(handled) ?? parent?.traceId
    deps.log('info', 'request', { ...fields, traceId, traceparent: parent?.header })
  }
}

function handledBy(context: ApiContext, deps: Deps, millis: number): HandledRequest {
  return {
    requestId: context.get('requestId'),
    method: context.req.method,
    route: context.get('route'),
    path: context.req.path,
    status: context.res.status,
    millis: Math.round(millis * 10) / 10,
    address: deps.addressOf(context.env),
    error: context.get('errorCode'),
    userId: context.get('userId'),
    parent: readTraceParent(context.req.header('traceparent')),
  }
}

const hex = (part: number) => part.toString(16).padStart(8, '0')

/** Ids that no other process gives out: a random number for all of them, and one that counts. Nothing depends on their being secret. */
function createIds(): () => string {
  const [own, first] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number]
  let count = first
  return () => {
    count = (count + 1) >>> 0
    return hex(own) + hex(count)
  }
}
