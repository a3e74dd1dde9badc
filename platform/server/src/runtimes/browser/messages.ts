import type { SeedChoice } from 'atrium/contract/session'

/** Whether what is written outlives this tab. */
export type Mode = 'persisted' | 'memory'

/** A request as the page sends it to its Worker. */
export interface PackedRequest {
  method: string
  url: string
  headers: [string, string][]
  body: ArrayBuffer
}

/** An answer as the Worker sends it back. */
export interface PackedResponse {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

export type Task =
  | { kind: 'open'; name: string }
  | { kind: 'request'; request: PackedRequest }
  | { kind: 'reset'; data: string }
export type Question = Task & { id: number }
/** The result of a task. */
export type Result =
  | { mode: Mode; data: string; seeds: readonly SeedChoice[]; response?: PackedResponse }
  | { error: string }
/** A result, or how much of a reset is done, from 0 to 1. */
export type Reply = { id: number } & (Result | { share: number })

function entriesOf(headers: Headers): [string, string][] {
  const entries: [string, string][] = []
  headers.forEach((value, name) => entries.push([name, value]))
  return entries
}

export async function packRequest(request: Request): Promise<PackedRequest> {
  const { method, url, headers } = request
  return { method, url, headers: entriesOf(headers), body: await request.arrayBuffer() }
}

/** The request as a server would see it, with the headers that a browser adds on the way to one. */
export function unpackRequest({ method, url, headers, body }: PackedRequest): Request {
  const request = new Request(url, { method, ...(body.byteLength > 0 && { body }) })
  const all = new Headers(request.headers)
  for (const [name, value] of headers) all.set(name, value)
  all.set('user-agent', navigator.userAgent)
  all.set('content-length', String(body.byteLength))
  // A script may not set these two on a request, since a browser sets them itself. Here nothing else does.
  return Object.defineProperty(request, 'headers', { value: all })
}

export async function packResponse(response: Response): Promise<PackedResponse> {
  return { status: response.status, headers: entriesOf(response.headers), body: await response.arrayBuffer() }
}

export function unpackResponse({ status, headers, body }: PackedResponse): Response {
  // Some statuses forbid a body, even an empty one.
  return new Response(body.byteLength > 0 ? body : null, { status, headers })
}
