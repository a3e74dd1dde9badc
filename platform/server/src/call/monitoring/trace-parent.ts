/** The trace that a caller is in, from its header `traceparent`: https://www.w3.org/TR/trace-context/ */
export interface TraceParent {
  /** The header as it came. */
  readonly header: string
  readonly traceId: string
  readonly spanId: string
  readonly isSampled: boolean
}

const format = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-[\x21-\x7e]*)?$/
const zeros = /^0+$/
/** A later version may be longer than the 55 characters of the first. */
const maxLength = 256

/** Reads a `traceparent`. Undefined where it is missing or not valid, which is no error. */
export function readTraceParent(header: string | undefined): TraceParent | undefined {
  if (!header || header.length > maxLength) return undefined
  const [, version, traceId = '', spanId = '', flags = '', rest] = format.exec(header) ?? []
  if (!version || version === 'ff' || (version === '00' && rest !== undefined)) return undefined
  if (zeros.test(traceId) || zeros.test(spanId)) return undefined
  return { header, traceId, spanId, isSampled: (parseInt(flags, 16) & 1) === 1 }
}
