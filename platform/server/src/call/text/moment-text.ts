/** Returns the date of a moment in a time zone, as `2026-01-31`. */
export const dateIn = (timeZone: string, moment: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)

/** Returns a moment as a sentence has it, with the time zone: `2026-01-31 09:05 (Asia/Shanghai)`. */
export function momentIn(timeZone: string, moment: number): string {
  // Sweden writes dates as the pages do.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return `${format.format(moment)} (${timeZone})`
}
