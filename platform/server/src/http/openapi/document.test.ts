import platform from '../../../../package.json'
import { api, contract } from '#product/contract'
import { bytes } from 'atrium/contract/download'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleInput } from '#server-test/sample'
import { createApp } from '#server/app'
import { openServer, type TestServer } from '#server-test/server'

const { endpoints, errors: errorKinds } = contract

interface Operation {
  summary?: string
  operationId: string
  security: object[]
  parameters: Record<string, unknown>[]
  responses: never
}

let server: TestServer
let document: {
  openapi: string
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}
beforeAll(async () => {
  server = await openServer()
  document = await (await server.app.request('/api/openapi.json')).json()
})
afterAll(() => server.close())

const parameter = (path: string, method: string, name: string) =>
  document.paths[path]![method]!.parameters.find((one) => one.name === name)

test('it is valid OpenAPI 3.1 and names every call', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(document.openapi).toMatch(/^3\.1/)
  for (const [name, { method, path }] of endpoints) {
    const { operationId, summary } = document.paths[path]![method.toLowerCase()]!
    expect(operationId).toBe(name)
    expect(summary, name).toMatch(/^[A-Z][a-z]+ \w/)
  }
})

test('it names the version of the platform', () => expect(document.info.version).toBe(platform.version))

test('it refers only to what it holds', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) =>
    match[1]!.split('/'),
  )
  expect(references.length).toBeGreaterThan(10)
  for (const path of references) {
    const target = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)
    expect(target, path.join('/')).toBeDefined()
  }
})

test('schemas are named after what they are, and described once', () => {
  const names = Object.keys(document.components.schemas)
  expect(names).toEqual(
    expect.arrayContaining(['User', 'Role', 'Menu', 'Dept', 'Post', 'DictData', 'NewUser', 'UserEdit']),
  )
  expect(names.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name) || /(?:Reply|Body|Query)$/.test(name))).toEqual([])
  const text = JSON.stringify(document)
  expect(text.match(/"nickname":\{"type":"string"\},"email":\{"type":"string"\}/g)).toHaveLength(1)
  const list = document.paths['/api/system/user/list']!.get!.responses
  expect(JSON.stringify(list)).toContain('"items":{"type":"array","items":{"$ref":"#/components/schemas/User"}}')
})

test('each call says what it has to come with', () => {
  const securityOf = (path: string, method: 'get' | 'post') => document.paths[path]![method]!.security
  expect(securityOf('/api/user/login', 'post')).toEqual([])
  expect(securityOf('/api/system/post/list', 'get')).toEqual([{ token: [] }, { apiToken: [] }])
  expect(securityOf('/api/user/logout', 'post')).toEqual([{ token: [] }])
  const kinds = document.components as unknown as { securitySchemes: Record<string, { scheme?: string }> }
  expect(kinds.securitySchemes.apiToken).toMatchObject({ type: 'http', scheme: 'bearer' })
})

test('a list of ids is one parameter', () => {
  expect(parameter('/api/system/post', 'delete', 'ids')).toEqual({
    name: 'ids',
    in: 'query',
    required: true,
    style: 'form',
    explode: false,
    schema: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: { type: 'integer', exclusiveMinimum: 0, maximum: 999_999_999 },
    },
  })
})

test('paging is described with its default and its limit', () => {
  expect(parameter('/api/system/user/list', 'get', 'page')).toMatchObject({
    required: false,
    schema: { type: 'integer', default: 1, minimum: 1 },
  })
  expect(parameter('/api/system/user/list', 'get', 'size')).toMatchObject({
    required: false,
    schema: { type: 'integer', default: 10, minimum: 1, maximum: 100 },
  })
})

test('a write takes an idempotency key, unless its response is not stored', () => {
  const takes = (path: string, method: 'get' | 'post') =>
    document.paths[path]![method]!.parameters.some(({ $ref }) => $ref === '#/components/parameters/idempotencyKey')
  expect([takes('/api/system/post', 'post'), takes('/api/system/post', 'get')]).toEqual([true, false])
  expect([takes('/api/user/tokens', 'post'), takes('/api/user/login', 'post')]).toEqual([false, false])
})

test('the codes of errors are a closed list', () => {
  expect(document.components.schemas).toMatchObject({
    ErrorCode: { type: 'string', enum: Object.keys(errorKinds) },
    ErrorData: { properties: { error: { $ref: '#/components/schemas/ErrorCode' } } },
  })
})

test('an export has the content types that it is sent with', async () => {
  const admin = await server.signIn('admin')
  for (const [name, { path, query, body }] of endpoints.filter(([, { reply }]) => reply === bytes)) {
    const needed = sampleInput({ query, body }).query as object
    const { content } = (document.paths[path]!.get!.responses as { 200: { content: object } })[200]
    for (const format of ['csv', 'xlsx']) {
      const search = new URLSearchParams({ ...needed, format })
      const { headers, body: file } = await server.app.request(`${path}?${search}`, {
        headers: { token: admin.token! },
      })
      await file!.cancel()
      expect(Object.keys(content), name).toContain(headers.get('content-type')!.split(';')[0])
    }
  }
})

test('it is public in the demo, and in a real installation for who is signed in, unless the setting says for everybody', async () => {
  const app = createApp(server.deps.product, { ...server.deps, demo: false })
  const ask = async (token?: string) =>
    (await app.request('/api/openapi.json', { headers: token ? { token } : {} })).status
  const [admin, guest] = [await server.signIn('admin'), await server.signIn('guest')]
  expect([await ask(), await ask('x'), await ask(guest.token), await ask(admin.token)]).toEqual([401, 401, 200, 200])
  const { token } = await admin.get(api.ownTokens.add, {
    body: { tokenName: 'reader', permissions: ['system:post:list'] },
  })
  const byToken = await app.request('/api/openapi.json', { headers: { authorization: `Bearer ${token}` } })
  expect(byToken.status).toBe(200)
  await guest.get(api.session.lock, { body: { password: 'tea break' } })
  expect(await ask(guest.token)).toBe(423)
  const { db } = server.deps
  await db.updateTable('settings').set({ value: '"public"' }).where('settingName', '=', 'apiDocs').execute()
  expect(await ask()).toBe(200)
  expect((await server.app.request('/api/openapi.json')).status).toBe(200)
})

test('its page is a file of the console', async () => {
  const app = createApp(server.deps.product, { ...server.deps, basePath: '/admin' })
  const { status, headers } = await app.request('/api/docs')
  expect([status, headers.get('location')]).toEqual([302, '/admin/api-docs/index.html'])
})

test('an order behind the first column is described as the text that it is', () => {
  const { schema } = parameter('/api/system/post/list', 'get', 'thenBy') as { schema: object }
  expect(schema).toMatchObject({ type: 'string', pattern: expect.stringContaining('postSort') })
})
