import { statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { api } from '#product/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../server-process'
import { temporaryFolder } from '../temporary-folder'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
}
interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}

const sent: Sent[] = []
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    sent.push(body as Sent)
    response.setHeader('content-type', 'application/json').end('{}')
  })
})
let endpoint: string
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterAll(() => collector.close())
beforeEach(() => sent.splice(0))

const resources = () => sent.flatMap(({ resourceSpans }) => resourceSpans)
const spans = () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
const valueOf = (attributes: Attribute[], name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

const start = (environment: Record<string, string> = {}) =>
  startServer({
    DATABASE_URL: `file:${join(temporaryFolder(), 'main.db')}`,
    SEED: 'demo',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    ...environment,
  })

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent = '00f067aa0ba902b7'
const { path } = api.session.loginOptions

test('a collector gets a span for a call in the trace of its caller, and the line of the log has its id', async () => {
  const server = start({ OTEL_SERVICE_NAME: 'back-office' })
  await fetch((await server.address) + path, { headers: { traceparent: `00-${traceId}-${parent}-01` } })
  const line = JSON.parse(await server.line(/"request"/)) as { traceId: string }
  await server.stop()
  expect(line.traceId).toBe(traceId)
  expect(spans()).toEqual([expect.objectContaining({ traceId, parentSpanId: parent, name: `GET ${path}`, kind: 2 })])
  const [{ attributes }] = spans() as [Span]
  expect(valueOf(attributes, 'http.route')).toBe(path)
  expect(valueOf(attributes, 'http.response.status_code')).toBe(200)
  expect(valueOf(resources()[0]!.resource.attributes, 'service.name')).toBe('back-office')
})

test('a caller whose traceparent is not valid begins a trace of its own', async () => {
  const server = start()
  await fetch((await server.address) + path, { headers: { traceparent: `00-${'0'.repeat(32)}-${parent}-01` } })
  const line = JSON.parse(await server.line(/"request"/)) as { traceId: string }
  await server.stop()
  expect(spans()).toEqual([expect.objectContaining({ traceId: line.traceId })])
  expect(line.traceId).toMatch(/^(?!0{32})[\da-f]{32}$/)
  expect(spans()[0]!.parentSpanId).toBeUndefined()
})

test('without a collector that answers, calls and the stop of the server go on', async () => {
  const file = join(temporaryFolder(), 'main.db')
  const server = start({ DATABASE_URL: `file:${file}`, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  expect((await fetch((await server.address) + path)).status).toBe(200)
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  // The write-ahead log goes into the file when the database closes, which a stop that ran out of time does not reach.
  expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0)
})
