import type { Failure, Wrapper } from '@atrium/contract/endpoint'
import { RequestError } from './request-error'
import { statusText } from './text'

/** Wrapper code of a success: section 9 of the specification. */
const success = 200

/** A successful answer: the wrapper, or a blob or array buffer as it came. */
export type Answer =
  | { readonly isWrapper: true; readonly wrapper: Wrapper }
  | { readonly isWrapper: false; readonly content: Blob | ArrayBuffer }

/** Takes a response in. Rejects with `RequestError` for every answer that is no success. */
export async function readAnswer(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) return readContent(response, type)
  const wrapper: unknown = await response.json().catch(() => undefined)
  if (!isWrapper(wrapper)) throw new RequestError(statusText(response.status), response.status)
  if (wrapper.code !== success) throw refusalOf(wrapper)
  return { isWrapper: true, wrapper }
}

async function readContent(response: Response, type: string): Promise<Answer> {
  // A page of HTML is what a proxy answers in place of the API.
  if (!response.ok || !type || type.startsWith('text/html'))
    throw new RequestError(statusText(response.status), response.status)
  const isBytes = type.startsWith('application/octet-stream')
  return { isWrapper: false, content: isBytes ? await response.arrayBuffer() : await response.blob() }
}

/** A message of the server comes first; the specification's `Error` stands in where it sends none. */
function refusalOf({ code, msg, data }: Wrapper): RequestError {
  return new RequestError(msg || 'Error', code, data as Failure | null)
}

function isWrapper(value: unknown): value is Wrapper {
  return typeof value === 'object' && value !== null && typeof (value as Wrapper).code === 'number'
}
