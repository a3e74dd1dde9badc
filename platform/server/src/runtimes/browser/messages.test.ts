import { packRequest, packResponse, unpackRequest, unpackResponse } from './messages'
import { expect, test } from 'vitest'

test('carries a request over with method, headers, body and the name of the browser', async () => {
  const sent = new Request('/api/files?size=2', {
    method: 'PUT',
    headers: { lang: 'en' },
    body: new Uint8Array([0, 255]),
  })
  const request = unpackRequest(structuredClone(await packRequest(sent)))
  expect(request.method).toBe('PUT')
  expect(request.url).toBe(new URL('/api/files?size=2', location.href).href)
  expect(request.headers.get('lang')).toBe('en')
  expect(request.headers.get('user-agent')).toBe(navigator.userAgent)
  expect(request.headers.get('content-length')).toBe('2')
  expect([...new Uint8Array(await request.arrayBuffer())]).toEqual([0, 255])
})

test('carries a binary answer over as it is', async () => {
  const sent = new Response(new Uint8Array([0, 255, 7]), { status: 206, headers: { 'content-type': 'image/png' } })
  const response = unpackResponse(structuredClone(await packResponse(sent)))
  expect(response.status).toBe(206)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 7])
})

test('carries an answer over whose status forbids a body', async () => {
  const response = unpackResponse(await packResponse(new Response(null, { status: 204 })))
  expect(response.status).toBe(204)
  expect(await response.text()).toBe('')
})
