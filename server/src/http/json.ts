import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Endpoint, Wrapper } from '@atrium/contract/endpoint'
import type { Deps } from '../call/call'
import type { ApiContext } from './context'

/** An answer below this length fits a packet as it is. */
const leastLength = 1024

/** Answers a wrapper. For an endpoint with `isKept` the answer is 304 where the caller has the same one already. */
export function answerJson(
  context: ApiContext,
  deps: Pick<Deps, 'compress'>,
  endpoint: Pick<Endpoint, 'audit' | 'access' | 'isKept'>,
  wrapper: Wrapper,
): Promise<Response> | Response {
  const text = JSON.stringify(wrapper)
  if (endpoint.isKept && isKnown(context, text)) return context.body(null, 304)
  // Tokens and one-time passwords are in answers to writes and to sign-ins alone. Compressed beside what the request held, the
  // length of such an answer would say something about them.
  const mayHoldSecret = endpoint.audit !== undefined || endpoint.access === 'public'
  return answerText(context, mayHoldSecret ? {} : deps, text)
}

/** Answers JSON text, compressed where the runtime compresses, the caller reads it, and it is long enough. */
export async function answerText(
  context: ApiContext,
  { compress }: Pick<Deps, 'compress'>,
  text: string,
): Promise<Response> {
  context.header('content-type', 'application/json')
  if (!compress || text.length < leastLength) return context.body(text)
  context.header('vary', 'accept-encoding', { append: true })
  const compressed = await compress(text, context.req.header('accept-encoding'))
  if (!compressed) return context.body(text)
  context.header('content-encoding', compressed.encoding)
  return context.body(compressed.content)
}

/** Names the answer by its content, and says whether the caller has the one of that name. */
function isKnown(context: ApiContext, text: string): boolean {
  const tag = `W/"${bytesToHex(sha256(utf8ToBytes(text)).slice(0, 16))}"`
  context.header('etag', tag)
  // The browser keeps it, and asks each time.
  context.header('cache-control', 'private, no-cache')
  context.header('vary', 'token, lang')
  return context.req.header('if-none-match') === tag
}
