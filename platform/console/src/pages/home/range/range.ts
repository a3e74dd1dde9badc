import { dashboardRanges, defaultRange, type DashboardDays } from 'atrium/contract/fields/dashboard-ranges'
import { storedName } from '#shared/browser/base-path'
import { clockText } from './clock-text'

const key = storedName('dashboard-days')

const rangeOf = (text: string | null) => dashboardRanges.find((days) => String(days) === text)

function kept(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps the choice for dashboards that open without one in the address. */
export function keepRange(days: DashboardDays): void {
  try {
    localStorage.setItem(key, String(days))
  } catch {
    // Full or forbidden storage: the choice then is in the address alone.
  }
}

/** The range at an address with this query, else the one that was chosen last. */
export const rangeAt = (search: URLSearchParams): DashboardDays =>
  rangeOf(search.get('days')) ?? rangeOf(kept()) ?? defaultRange

/** Returns the input of the dashboard's call for an address with this query. */
export function inputAt(search: URLSearchParams) {
  const days = rangeAt(search)
  return { query: { days, clock: clockText(days) } }
}

/** The first moment of a day of the reader, from YYYY-MM-DD and some days later, as the API writes it. */
export function momentOfDay(date: string, later = 0): string {
  const [year, month, day] = date.split('-').map(Number)
  return new Date(year!, month! - 1, day! + later).toISOString()
}
