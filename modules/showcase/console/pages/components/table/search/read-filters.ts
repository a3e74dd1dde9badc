import { aDate, anInteger, anyText, oneOf } from 'atrium/console/list'

/** Checks of each filter. */
const checks = {
  name: anyText,
  mobile: anyText,
  status: oneOf('normal', 'enable', 'disable'),
  ageFrom: anInteger,
  ageTo: anInteger,
  dateFrom: aDate,
  dateTo: aDate,
}
type Filter = keyof typeof checks

export const filterNames = Object.keys(checks) as Filter[]

/** The filters of the address; what fails its check is left out, as if it was not there. */
export function readFilters(address: Readonly<Record<Filter, string>>) {
  const read = (name: Filter) => (checks[name](address[name]) ? address[name] : '')
  const range = (name: Filter) => read(name) || undefined
  return {
    name: read('name'),
    mobile: read('mobile'),
    status: read('status'),
    ageFrom: range('ageFrom'),
    ageTo: range('ageTo'),
    dateFrom: range('dateFrom'),
    dateTo: range('dateTo'),
  }
}

/** Takes all filters, and the page among their hits, out of the address. */
export const noFilters = Object.fromEntries([...filterNames, 'page'].map((name) => [name, ''])) as Record<
  Filter | 'page',
  string
>
