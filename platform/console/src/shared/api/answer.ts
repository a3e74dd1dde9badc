import type { ErrorData, Wrapper } from 'atrium/contract/endpoint'
import { RequestError } from './request-error'
import { statusText } from './text'

/** Wrapper code of a success: section 9 of the specification. */
const success = 200

/** A successful answer: the wrapper, or a blob or array buffer as it came. A blob that the server gave a name to is a `File`. */
export type Answer =
  | { readonly isWrapper: true; readonly wrapper: Wrapper }
  | { readonly isWrapper: false; readonly content: Blob | ArrayBuffer }

/** Takes a response in. Rejects with `RequestError` for every answer that is no success. */
export async function readAnswer(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) return readContent(response, type)
  const wrapper: unknown = await response.json().catch(() => undefined)
  if (!isWrapper(wrapper)) throw new RequestError(statusText(response.status), response.status)
  if (wrapper.code !== success) throw responseErrorOf(wrapper)
  return { isWrapper: true, wrapper }
}

async function readContent(response: Response, type: string): Promise<Answer> {
  // A page of HTML is the response of a proxy in place of the API.
  if (!response.ok || !type || type.startsWith('text/html'))
    throw new RequestError(statusText(response.status), response.status)
  const isBytes = type.startsWith('application/octet-stream')
  if (isBytes) return { isWrapper: false, content: await response.arrayBuffer() }
  const blob = await response.blob()
  const name = fileName(response.headers.get('content-disposition') ?? '')
  return { isWrapper: false, content: name ? new File([blob], name, { type: blob.type }) : blob }
}

/** The name in a `Content-Disposition`; the one in UTF-8 of RFC 5987 comes before the plain one. */
function fileName(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/i.exec(disposition)?.[1]
}

/** A message of the server comes first; the specification's `Error` is used where it sends none. */
function responseErrorOf({ code, msg, data }: Wrapper): RequestError {
  return new RequestError(msg || 'Error', code, data as ErrorData | null)
}

function isWrapper(value: unknown): value is Wrapper {
  return typeof value === 'object' && value !== null && typeof (value as Wrapper).code === 'number'
}
