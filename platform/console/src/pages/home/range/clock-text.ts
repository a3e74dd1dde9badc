const minute = 60_000
const day = 24 * 60 * minute

const aheadAt = (moment: number) => -new Date(moment).getTimezoneOffset()

/**
 * The clock of the reader over the range of so many days and the one before it, as the dashboard's call takes it. Without `Intl`,
 * which takes a tenth of a second for the name of the time zone on a slow machine.
 */
export function clockText(days: number, now = Date.now(), ahead = aheadAt): string {
  const first = now - (2 * days + 1) * day
  const parts = [`${ahead(first)}`]
  for (let from = first; from < now; from += day) {
    const to = Math.min(from + day, now)
    if (ahead(to) === ahead(from)) continue
    const moment = changeBetween(from, to, ahead)
    parts.push(`${ahead(moment)}@${moment}`)
  }
  return parts.join()
}

/** The first moment of a new setting of the clock, which is on a whole minute. */
function changeBetween(from: number, to: number, ahead: (moment: number) => number): number {
  let [before, after] = [Math.floor(from / minute), Math.ceil(to / minute)]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (ahead(middle * minute) === ahead(from)) before = middle
    if (ahead(middle * minute) !== ahead(from)) after = middle
  }
  return after * minute
}
