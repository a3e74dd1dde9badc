import type { ProductData } from '#server/call/call'
import { version } from '../../../../package.json'
import { json, operation, wrapped } from './operation'
import { reference, Schemas, type Json } from './schemas'

const description = `Every answer is \`{code, msg, data}\`, but for files. A success has the code 200; the code of an error is its HTTP
status, and \`data.error\` one of \`ErrorCode\`. \`msg\` is in the language of the header \`lang\`.`

const idempotencyKey = `A text of your own for this one change, such as a UUID. The same key with the same content and token gets the same response
for 24 hours, with the header \`Idempotent-Replayed: true\`; with another content it gets 422.`

const error: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: reference('ErrorCode'),
    fields: {
      description: 'What is wrong with each offending field, by its path',
      type: 'object',
      additionalProperties: { type: 'string' },
    },
    confirmable: { const: true, description: 'The same call with `confirmed` goes through' },
    lastChange: {
      description:
        'Who changed a record that is stale, or deleted one that is not found, as far as the reader may see it',
      type: 'object',
      required: ['at', 'by', 'isOwn'],
      properties: {
        at: { type: 'string', format: 'date-time' },
        by: { type: ['string', 'null'] },
        isOwn: { type: 'boolean' },
      },
    },
    mayAdd: { const: true, description: 'The caller may add a record of the kind that is stale or not found' },
    requestId: { description: 'The name of the call in the log of the server', type: 'string' },
  },
}

/** Returns the headers that several calls take. */
const parametersOf = (languages: readonly string[]): Json => ({
  lang: {
    name: 'lang',
    in: 'header',
    required: false,
    description: 'The language of the response; without it that of the account, else the default language',
    schema: { type: 'string', enum: languages },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: idempotencyKey,
    schema: { type: 'string', pattern: '^[ -~]{1,255}$', minLength: 1, maxLength: 255 },
  },
})

/** Returns the OpenAPI 3.1 description of every call of a product. */
export function openApi({ contract, brand, languages }: ProductData, basePath = ''): Json {
  const { endpoints, errors } = contract
  const statuses = [...new Set(Object.values(errors).map(({ status }) => status))].toSorted((a, b) => a - b)
  const schemas = new Schemas()
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of endpoints) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operation(name, endpoint, contract, schemas)
  }
  return {
    openapi: '3.1.0',
    info: { title: brand.name, version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: basePath || '/' }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description:
            'What a sign-in returns; with SESSION_BINDING=strict over TLS, together with the cookie that it sets',
        },
        apiToken: { type: 'http', scheme: 'bearer', description: 'An API token, which people make in their profile' },
      },
      parameters: parametersOf(languages),
      responses: {
        Error: {
          description: 'Error; the HTTP status equals `code`',
          ...json(wrapped({ type: 'integer', enum: statuses }, reference('ErrorData'))),
        },
      },
      schemas: {
        ErrorCode: { type: 'string', enum: Object.keys(errors) },
        ErrorData: error,
        ...schemas.components,
      },
    },
  }
}
