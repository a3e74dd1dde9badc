import { endpoints } from '@atrium/contract'
import { bytes } from '@atrium/contract/download'
import type { Endpoint } from '@atrium/contract/endpoint'
import { MenuNode } from '@atrium/contract/system/menu'
import { RouterEntry } from '@atrium/contract/session'
import * as z from 'zod'

type Json = Record<string, unknown>

const recursive = { RouterEntry, MenuNode }

/** Collects schemas under names, so that recursive ones become references into `components`. */
function componentsOf(io: 'input' | 'output', named: readonly (readonly [string, z.ZodType])[]): Record<string, Json> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of named) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => `#/components/schemas/${id}` })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => {
      const { $schema: _, $id: __, ...rest } = schema as Json
      return [id, rest]
    }),
  )
}

const declared = (schema: z.ZodType) => !(schema instanceof z.ZodUndefined) && schema !== bytes
const pascal = (name: string) => name.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())
const reference = (id: string) => ({ $ref: `#/components/schemas/${id}` })

function parametersOf(schema: Json | undefined): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name) && !('default' in property),
    schema: property,
  }))
}

function wrapped(data: Json): Json {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
  }
}

const file = { content: { 'application/octet-stream': {} } }

function operation(name: string, { access, query, body, reply }: Endpoint, inputs: Record<string, Json>): Json {
  const id = pascal(name)
  const codes = access === 'public' || access === 'signedIn' ? [] : [access].flat()
  const json = (schema: Json) => ({ content: { 'application/json': { schema } } })
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    ...(codes.length && { description: `Permission: ${codes.join(' or ')}` }),
    security: access === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...(declared(query) ? parametersOf(inputs[`${id}Query`]) : []),
      { $ref: '#/components/parameters/lang' },
    ],
    ...(declared(body) && { requestBody: { required: true, ...json(reference(`${id}Body`)) } }),
    responses: {
      200: {
        description: 'Success',
        ...(reply === bytes ? file : json(wrapped(declared(reply) ? reference(`${id}Reply`) : {}))),
      },
      default: { description: 'Failure; the HTTP status equals `code`', ...json(reference('Failure')) },
    },
  }
}

const failure = wrapped({
  type: 'object',
  required: ['error'],
  properties: {
    error: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    confirmable: { const: true, description: 'The same call with `confirmed` goes through' },
    requestId: { type: 'string' },
  },
})

let document: Json | undefined

/** The OpenAPI 3.1 description of every call, made from the contract. */
export function openApi(): Json {
  return (document ??= describe())
}

function describe(): Json {
  const parts = (part: 'query' | 'body' | 'reply', suffix: string) =>
    endpoints
      .filter(([, endpoint]) => declared(endpoint[part]))
      .map(([name, endpoint]) => [`${pascal(name)}${suffix}`, endpoint[part]] as const)
  const queries = componentsOf('input', parts('query', 'Query'))
  const bodies = componentsOf('input', parts('body', 'Body'))
  const replies = componentsOf('output', [...Object.entries(recursive), ...parts('reply', 'Reply')])
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of endpoints) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operation(name, endpoint, queries)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Atrium', version: '0.1.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      parameters: {
        lang: { name: 'lang', in: 'header', required: false, schema: { enum: ['zh-cn', 'en'], default: 'zh-cn' } },
      },
      schemas: { Failure: failure, ...bodies, ...replies },
    },
  }
}
