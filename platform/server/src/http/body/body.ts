import { megabyte } from 'atrium/contract/endpoint'
import { AppError } from '#server/call/app-error'
import { rejectField } from '#server/call/field-error'
import { createJsonLimits } from './json-limits'

/** A page of another site can send forms and plain text without a question of the browser to this server first, but no JSON. */
const jsonType = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i

/**
 * How long a body may bring no byte, in milliseconds. With the time that the Node server still listens after its answer, a
 * connection that stalls ends within 30 seconds.
 */
const stallMillis = 25_000

/**
 * The room for a body at first; it doubles when it is full, so that a length which is only announced costs nothing. A body that is
 * no longer, as it says itself, is read at once: a stream costs as much as all the rest of a short call.
 */
const firstBytes = 16 * 1024

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * The JSON body of a call, or undefined without one. It is read here and not before, and no further than to the first error:
 * another type, more than `maxBytes`, too many or too deeply nested values. Throws an AppError for each of them, and for a
 * body that breaks off or stalls.
 */
export async function readBody(request: Request, maxBytes: number): Promise<unknown> {
  // On Node it costs much to look for a body, so it is not done where there can be none.
  if (request.method === 'GET') return undefined
  const bytes = await readBytes(request, maxBytes, json)
  return bytes.length ? parse(bytes) : undefined
}

/** Returns the bytes of a call that takes a part of a file. Throws as `readBody` does. */
export const readFileBytes = (request: Request, maxBytes: number): Promise<Uint8Array> =>
  readBytes(request, maxBytes, octets)

/** Returns whether a content type is that of a form. */
export const isFormType = (type: string): boolean => form.type.test(type)

/** Returns the fields of a form. A field that comes twice is an error, as in a query. Throws as `readBody` does. */
export async function readForm(request: Request, maxBytes: number): Promise<unknown> {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(decoder.decode(await readBytes(request, maxBytes, form)))) {
    if (fields.has(name)) rejectField(name, 'repeated')
    if (value.includes('\0')) rejectField(name, 'wrongFormat')
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

/** The bodies of a content type, and what else is wrong with one. */
interface BodyFormat {
  readonly type: RegExp
  readonly wrongType: 'request.notJsonType' | 'request.notBytes'
  /** Returns what looks at the bytes as they come. */
  readonly limits: (maxBytes: number) => (bytes: Uint8Array) => void
}

const json: BodyFormat = { type: jsonType, wrongType: 'request.notJsonType', limits: createJsonLimits }
const form: BodyFormat = {
  type: /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i,
  wrongType: 'request.notJsonType',
  limits: () => () => undefined,
}
const octets: BodyFormat = {
  type: /^application\/octet-stream\s*$/i,
  wrongType: 'request.notBytes',
  limits: () => () => undefined,
}

async function readBytes(request: Request, maxBytes: number, format: BodyFormat): Promise<Uint8Array> {
  const length = request.headers.get('content-length')
  if (Number(length) > maxBytes) throw tooLarge(maxBytes)
  if (length === '0') return new Uint8Array()
  const type = request.headers.get('content-type') ?? ''
  return Number(length ?? Infinity) <= firstBytes
    ? await readAtOnce(request, maxBytes, type, format)
    : await readPieces(request, maxBytes, type, format)
}

async function readAtOnce(request: Request, maxBytes: number, type: string, format: BodyFormat): Promise<Uint8Array> {
  if (!format.type.test(type)) throw new AppError(format.wrongType)
  const bytes = new Uint8Array(await inTime(request.arrayBuffer()))
  format.limits(maxBytes)(bytes)
  return bytes
}

async function readPieces({ body }: Request, maxBytes: number, type: string, format: BodyFormat): Promise<Uint8Array> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  try {
    return await readFrom(reader, maxBytes, type, format)
  } finally {
    reader.releaseLock()
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function readFrom(reader: Reader, maxBytes: number, type: string, format: BodyFormat): Promise<Uint8Array> {
  const keepLimits = format.limits(maxBytes)
  let room = new Uint8Array(firstBytes)
  let size = 0
  const next = async () => (await inTime(reader.read())).value
  for (let chunk = await next(); chunk; chunk = await next()) {
    if (chunk.length && !format.type.test(type)) throw new AppError(format.wrongType)
    if (size + chunk.length > maxBytes) throw tooLarge(maxBytes)
    keepLimits(chunk)
    if (size + chunk.length > room.length) {
      const larger = new Uint8Array(Math.min(maxBytes, Math.max(size + chunk.length, room.length * 2)))
      larger.set(room.subarray(0, size))
      room = larger
    }
    room.set(chunk, size)
    size += chunk.length
  }
  return room.subarray(0, size)
}

/** Returns the result of a read. Throws an AppError when it fails, which only the client's end of the connection does, or takes too long. */
async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('request.stalled')), stallMillis)
  })
  const read = reading.catch(() => {
    throw new AppError('request.aborted')
  })
  try {
    return await Promise.race([read, stalled])
  } finally {
    clearTimeout(timer)
  }
}

/** Text that no database can hold is rejected here, once for all fields. */
function parse(bytes: Uint8Array): unknown {
  let body: unknown
  let mayHoldProto: boolean
  try {
    const text = decoder.decode(bytes)
    // A reviver makes parsing several times slower, so that only a text that needs it gets one.
    body = JSON.parse(text, text.includes('\\u0000') ? rejectNul : undefined)
    mayHoldProto = /__proto__|\\u00[567]/i.test(text)
  } catch {
    throw new AppError('request.notJson')
  }
  if (mayHoldProto) rejectProto(body, '')
  return body
}

/** A record of any keys, such as the values of a form, would take this one for no key at all. The name may be written in escapes. */
function rejectProto(value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    const place = path ? `${path}.${key}` : key
    if (key === '__proto__') rejectField(place, 'unknown')
    rejectProto((value as Record<string, unknown>)[key], place)
  }
}

function rejectNul(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new RangeError('NUL in text')
  return value
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('request.tooLarge', { values: { n: maxBytes / megabyte } })
}
