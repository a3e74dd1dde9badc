/** The first and the last byte of a range. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * Returns the range that a request asks for; `whole` where it asks for none, or for what a server may leave out: several ranges, or one of a content that has changed since; undefined for one behind the
 * end.
 */
export function rangeOf(
  header: (name: string) => string | undefined,
  { size, etag }: { readonly size: number; readonly etag: string },
): ByteRange | 'whole' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header('range') ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole'
  if ((header('if-range') ?? etag) !== etag) return 'whole'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return 'whole'
  return first < size && first <= last ? { first, last } : undefined
}
