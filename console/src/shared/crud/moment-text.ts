import dayjs from 'dayjs'

/** A moment of the API as "2026-01-31 09:05" in the time zone of the reader: the one format of dates in lists. */
export function momentText(iso: string): string {
  return dayjs(iso).format('YYYY-MM-DD HH:mm')
}

/** The same to the second, for the details of one record. */
export function exactMomentText(iso: string): string {
  return dayjs(iso).format('YYYY-MM-DD HH:mm:ss')
}
