import type { Endpoint } from 'atrium/contract/endpoint'
import type { HonoRequest } from 'hono'
import * as z from 'zod'
import type { Sent } from '../call/call'
import { rejectField } from '../call/field-error'
import { validate } from '../call/checks/validation'
import { fileBytes } from 'atrium/contract/system/record/field-file'
import { isFormType, readBody, readFileBytes, readForm } from './body/body'

/** The query string as an object. A key that comes twice is rejected rather than guessed at. */
export function readQuery(url: string): Record<string, string> {
  if (!url.includes('?')) return {}
  const query = new Map<string, string>()
  for (const [key, value] of new URL(url).searchParams) {
    if (query.has(key)) rejectField(key, 'repeated')
    if (value.includes('\0')) rejectField(key, 'wrongFormat')
    query.set(key, value)
  }
  // This makes a field even of "__proto__", which an assignment would swallow.
  return Object.fromEntries(query)
}

/** A call without a body may still send the empty object that some clients always send. */
const noBody = z.union([z.undefined(), z.strictObject({})])
const noQuery = z.strictObject({})

/** Reads what was sent, which `checkInput` is still to check. */
export async function readSent(request: HonoRequest, { body, maxBody, takesForm }: Endpoint): Promise<Sent> {
  const isForm = takesForm && isFormType(request.header('content-type') ?? '')
  const read = body === (fileBytes as unknown) ? readFileBytes : isForm ? readForm : readBody
  return { query: readQuery(request.url), body: await read(request.raw, maxBody) }
}

/** The checked `query` and `body` of a call. */
export function checkInput(sent: Sent, { query, body }: Endpoint): Sent {
  return {
    query: validate(query instanceof z.ZodUndefined ? noQuery : query, sent.query),
    body: validate(body instanceof z.ZodUndefined ? noBody : body, sent.body),
  }
}
