const two = (value: number) => String(value).padStart(2, '0')

/** A moment of the API as "2026-01-31 09:05" in the time zone of the reader: the one format of dates in lists. */
export function momentText(iso: string): string {
  const at = new Date(iso)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The same to the second, for the details of one record. */
export function exactMomentText(iso: string): string {
  return `${momentText(iso)}:${two(new Date(iso).getSeconds())}`
}
