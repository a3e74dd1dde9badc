import { ownTimeZone } from '#shared/api/own-time-zone'

/** The time zone at the end of the heading of a moment, as an export writes it: `Created (Asia/Shanghai)`. */
const pattern = /\s*[(（]([A-Za-z_]+(?:\/[\w+-]+)*)[)）]$/

function zoneOf(heading: string): string | undefined {
  const [, zone] = pattern.exec(heading) ?? []
  try {
    return zone && new Intl.DateTimeFormat('en', { timeZone: zone }) && zone
  } catch {
    return undefined
  }
}

/** Returns a heading without its time zone. */
export const withoutZone = (heading: string): string => (zoneOf(heading) ? heading.replace(pattern, '') : heading)

/** Returns the time zone of the moments in a file: the one that its headings name, else that of this browser. */
export const timeZoneIn = (headings: readonly string[] = []): string =>
  headings.flatMap((heading) => zoneOf(heading) ?? [])[0] ?? ownTimeZone()
