import { pictureTypes } from 'atrium/contract/fields/stored-file'
import { logFormat } from 'atrium/contract/system/log/log-check'
import { archive, bytes, mediaTypes, picture, storedFile } from 'atrium/contract/download'
import type { Endpoint } from 'atrium/contract/endpoint'
import { eventStream } from 'atrium/contract/system/notice/event-stream'
import { fileBytes } from 'atrium/contract/system/record/field-file'
import type { Contract } from 'atrium/contract/module/contract'
import * as z from 'zod'
import { takesKey } from '../idempotency'
import { queryParameters, type Json, type Schemas } from './schemas'

const isGiven = (schema: z.ZodType) => !(schema instanceof z.ZodUndefined)

export const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } })

/** The body of every answer but a file. */
export function wrapped(code: Json, data: Json): Json {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code, msg: { type: 'string' }, data },
  }
}

const file: Json = {
  headers: { 'content-disposition': { description: 'Holds the name of the file', schema: { type: 'string' } } },
  content: {
    [mediaTypes.xlsx]: { schema: { type: 'string', format: 'binary' } },
    [mediaTypes.csv]: { schema: { type: 'string' } },
  },
}

/** Of a log, which is exported as JSON lines too. */
const logFile: Json = {
  ...file,
  content: { ...(file['content'] as Json), 'application/jsonl': { schema: { type: 'string' } } },
}

const shown: Json = {
  content: Object.fromEntries(pictureTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
}

const stored: Json = {
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

const zipped: Json = {
  ...file,
  content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
}

const streamed: Json = { content: { 'text/event-stream': { schema: { type: 'string' } } } }

/** Whether a call exports a log. */
const isExport = (query: z.ZodType) => query instanceof z.ZodObject && query.shape['format'] === logFormat

/** The responses that are no JSON, by the reply of the call. */
const files = new Map<unknown, Json>([
  [bytes, file],
  [picture, shown],
  [storedFile, stored],
  [archive, zipped],
  [eventStream, streamed],
])

/** Returns who may make a call and how the operation log names it, in the words of the contract. */
function describe({ access, audit }: Endpoint, { auditKinds, permissionNames }: Contract): string {
  const codes = access === 'public' || access === 'signedIn' ? [] : [access].flat()
  const named = codes.map((code) => `${code} (${permissionNames[code]!.en})`)
  return [
    ...(named.length > 0 ? [`Permission: ${named.join(' or ')}`] : []),
    ...(audit ? [`Kind in the operation log: ${audit.kind} (${auditKinds[audit.kind]!.en})`] : []),
  ].join('\n\n')
}

/** Returns what a call has to come with: nothing, the token of a session, or that or an API token. */
const securityOf = ({ access, byToken }: Endpoint): Json[] => {
  if (access === 'public') return []
  return [{ token: [] }, ...(byToken ? [{ apiToken: [] }] : [])]
}

/** Returns the content types of the body of a call. */
function contentOf({ body, takesForm }: Endpoint, schemas: Schemas): Json {
  if (body === (fileBytes as unknown)) return stored
  const { content } = json(schemas.describe(body, 'input')) as { content: { 'application/json': Json } }
  const form = { 'application/x-www-form-urlencoded': content['application/json'] }
  return { content: takesForm ? form : content }
}

/** The description of one call, whose name is such as `users.list`. */
export function operation(name: string, endpoint: Endpoint, contract: Contract, schemas: Schemas): Json {
  const { summary, query, body, reply } = endpoint
  const description = describe(endpoint, contract)
  const data = isGiven(reply) && !files.has(reply) ? schemas.describe(reply, 'output') : {}
  return {
    operationId: name,
    summary,
    tags: [name.split('.')[0]],
    ...(description && { description }),
    security: securityOf(endpoint),
    parameters: [
      ...(isGiven(query) ? queryParameters(query) : []),
      { $ref: '#/components/parameters/lang' },
      ...(takesKey(endpoint) ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
    ],
    ...(isGiven(body) && {
      requestBody: {
        required: true,
        ...contentOf(endpoint, schemas),
      },
    }),
    responses: {
      200: {
        description: 'Success',
        ...(isExport(query) ? logFile : (files.get(reply) ?? json(wrapped({ type: 'integer', const: 200 }, data)))),
      },
      default: { $ref: '#/components/responses/Error' },
    },
  }
}
