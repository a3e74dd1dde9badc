import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, openServer, type TestServer } from '#server-test/server'

/** The code that another developer writes against the types that openapi-typescript made of the description. */
const program = `
import createClient from 'openapi-fetch'
import type { components, paths } from './api'

type User = components['schemas']['User']
type ErrorCode = components['schemas']['ErrorCode']

export async function run(fetch: (request: Request) => Promise<Response>, password: string) {
  // A list is one parameter of the query: \`style: form, explode: false\`.
  const querySerializer = { array: { style: 'form', explode: false } } as const
  const client = createClient<paths>({ baseUrl: 'http://localhost', fetch, querySerializer, headers: { lang: 'en' } })

  const signIn = await client.POST('/api/user/login', { body: { username: 'admin', password } })
  const headers = { token: signIn.data!.data }

  const list = await client.GET('/api/system/user/list', { params: { query: { size: 2, sort: 'username' } }, headers })
  const users: User[] = list.data!.data.items

  const added: number[] = []
  for (const postCode of ['one', 'two']) {
    const body = { postCode, postName: postCode, postSort: 9 }
    added.push((await client.POST('/api/system/post', { body, headers })).data!.data)
  }
  const deleted = await client.DELETE('/api/system/post', { params: { query: { ids: added } }, headers })

  const missing = await client.GET('/api/system/post', { params: { query: { postId: added[0]! } }, headers })
  const error: ErrorCode = missing.error!.data.error

  const csv = await client.GET('/api/system/role/export', {
    params: { query: { format: 'csv', timeZone: 'Asia/Shanghai' } },
    parseAs: 'text',
    headers,
  })
  const lines = String(csv.data).trim().split('\\r\\n')

  return { users: users.map(({ username }) => username), deleted: deleted.data!.msg, error, lines: lines.length }
}

export const wrong = async (client: ReturnType<typeof createClient<paths>>) => {
  // @ts-expect-error There is no such call.
  await client.GET('/api/system/nothing', {})
  // @ts-expect-error There is no such field to sort by.
  await client.GET('/api/system/user/list', { params: { query: { sort: 'password' } } })
  // @ts-expect-error The id is missing.
  await client.GET('/api/system/post', {})
  // @ts-expect-error The status is 0 or 1.
  await client.PUT('/api/system/user/changeStatus', { body: { userId: 1, status: 2 } })
  const { error } = await client.GET('/api/dashboard', {})
  // @ts-expect-error There is no such error.
  return error?.data.error === 'record.lost'
}
`

const root = fileURLToPath(new URL('../../../../..', import.meta.url))
let folder: string
let server: TestServer
beforeAll(async () => {
  server = await openServer()
  // Below the root, so that the program finds its packages.
  const results = join(root, 'test-results')
  mkdirSync(results, { recursive: true })
  folder = mkdtempSync(join(results, 'client-'))
  const document = (await (await server.app.request('/api/openapi.json')).json()) as OpenAPI3
  writeFileSync(join(folder, 'api.ts'), astToString(await openapiTS(document)))
  writeFileSync(join(folder, 'program.ts'), program)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

// The compiler reads all types of the API: seconds on a quiet machine.
test('a client made from the description compiles', { timeout: 180_000 }, () => {
  const types = ts.createProgram([join(folder, 'program.ts')], {
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  })
  const errors = ts.getPreEmitDiagnostics(types).map(({ file, start, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start!).line + 1 : 0
    return `${file ? relative(folder, file.fileName) : ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
  expect(errors).toEqual([])
})

test('and its calls are answered as they are described', async () => {
  const { run } = (await import(/* @vite-ignore */ join(folder, 'program.ts'))) as {
    run: (fetch: (request: Request) => Promise<Response>, password: string) => Promise<object>
  }
  const calls: string[] = []
  const fetch = async (request: Request) => {
    calls.push(`${request.method} ${request.url}`)
    return server.app.request(request)
  }
  expect(await run(fetch, demoPassword)).toEqual({
    users: ['admin', 'common'],
    deleted: 'Deleted',
    error: 'record.notFound',
    lines: 5,
  })
  expect(calls.find((call) => call.startsWith('DELETE'))).toMatch(/\?ids=\d+,\d+$/)
})
