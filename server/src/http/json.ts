import type { Endpoint, Wrapper } from '@atrium/contract/endpoint'
import type { Deps } from '../call/call'
import { respond, type ApiContext } from './context'

/** An answer below this length fits a packet as it is. */
const leastLength = 1024

/** Answers a wrapper. For an endpoint with `isKept` the answer is 304 where the caller has the same one already. */
export function answerJson(
  context: ApiContext,
  deps: Pick<Deps, 'compress' | 'sha256'>,
  endpoint: Pick<Endpoint, 'audit' | 'access' | 'isKept'>,
  wrapper: Wrapper,
): Promise<Response> | Response {
  const text = JSON.stringify(wrapper)
  // Tokens and one-time passwords are in answers to writes and to sign-ins alone. Compressed beside what the request held, the
  // length of such an answer would say something about them.
  const mayHoldSecret = endpoint.audit !== undefined || endpoint.access === 'public'
  const compression = mayHoldSecret ? {} : deps
  if (!endpoint.isKept) return answerText(context, compression, text)
  const etag = `W/"${deps.sha256(text).slice(0, 32)}"`
  // The browser keeps it, and asks each time.
  const headers = { etag, 'cache-control': 'private, no-cache', vary: 'token, lang' }
  if (context.req.header('if-none-match') === etag) return respond(context, null, headers, 304)
  return answerText(context, compression, text, headers)
}

/** Answers JSON text, compressed where the runtime compresses, the caller reads it, and it is long enough. */
export function answerText(
  context: ApiContext,
  { compress }: Pick<Deps, 'compress'>,
  text: string,
  headers: { vary?: string } = {},
): Promise<Response> | Response {
  const own = { ...headers, 'content-type': 'application/json' }
  if (!compress || text.length < leastLength) return respond(context, text, own)
  return answerCompressed(context, compress, text, {
    ...own,
    vary: headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding',
  })
}

async function answerCompressed(
  context: ApiContext,
  compress: NonNullable<Deps['compress']>,
  text: string,
  headers: Record<string, string>,
): Promise<Response> {
  const compressed = await compress(text, context.req.header('accept-encoding'))
  if (!compressed) return respond(context, text, headers)
  return respond(context, compressed.content, { ...headers, 'content-encoding': compressed.encoding })
}
