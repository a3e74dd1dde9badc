import type { Endpoint, Wrapper } from 'atrium/contract/endpoint'
import type { Deps } from '../call/call'
import { respond, type ApiContext } from './context'

/** An answer below this length fits a packet as it is. */
const leastLength = 1024

/** Sends a wrapper. */
export function answerJson(
  context: ApiContext,
  deps: Pick<Deps, 'compress'>,
  endpoint: Pick<Endpoint, 'audit' | 'access'>,
  wrapper: Wrapper,
): Promise<Response> | Response {
  const text = JSON.stringify(wrapper)
  // Tokens and one-time passwords are in responses to writes and to sign-ins alone. Compressed beside what the request held, the
  // length of such a response would say something about them.
  const mayHoldSecret = endpoint.audit !== undefined || endpoint.access === 'public'
  return answerText(context, mayHoldSecret ? {} : deps, text)
}

/** Sends JSON text, compressed where the runtime compresses, the caller accepts it, and it is long enough. */
export function answerText(
  context: ApiContext,
  { compress }: Pick<Deps, 'compress'>,
  text: string,
): Promise<Response> | Response {
  const headers = { 'content-type': 'application/json' }
  if (!compress || text.length < leastLength) return respond(context, text, headers)
  return answerCompressed(context, compress, text, { ...headers, vary: 'accept-encoding' })
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
