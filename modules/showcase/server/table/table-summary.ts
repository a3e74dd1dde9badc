import type { Parsed } from 'atrium/contract'
import { statement, type Call } from 'atrium/server'
import type { DemoCitySummary, DemoSummary, table } from '../../contract/table'
import { matchingRows, rowsFor } from './table'

type Groups = Awaited<ReturnType<typeof groupsOf>>
type Filters = Parsed<typeof table.demoSummary>['body']

/** At most 54 rows: each city with each status and gender. */
const groupsOf = statement((db, given: Parameters<typeof matchingRows>[1]) =>
  matchingRows(db, given)
    .groupBy(['city', 'status', 'gender'])
    .select(['city', 'status', 'gender'])
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('age').as('ageSum'),
      eb.fn.min('age').as('youngest'),
      eb.fn.max('age').as('oldest'),
      eb.fn.min('date').as('first'),
      eb.fn.max('date').as('last'),
    ]),
)

/** Sums up all rows that match. */
export async function sumUpDemoRows(call: Call, filters: Filters): Promise<DemoSummary> {
  const groups = await groupsOf(call.db, { ...filters, ...(await rowsFor(call)) })
  const days = groups.flatMap(({ first, last }) => [first, last]).toSorted()
  const ages = groups.flatMap(({ youngest, oldest }) => [youngest, oldest])
  return {
    ...countsOf(groups),
    ages: groups.length > 0 ? [Math.min(...ages), Math.max(...ages)] : null,
    dates: groups.length > 0 ? [days[0]!, days.at(-1)!] : null,
  }
}

/** Sums up the rows of each city. */
export async function sumUpDemoCities(call: Call, filters: Filters): Promise<DemoCitySummary[]> {
  const groups = await groupsOf(call.db, { ...filters, ...(await rowsFor(call)) })
  const cities = [...new Set(groups.map(({ city }) => city))]
  return cities
    .map((city) => ({ city, ...countsOf(groups.filter((group) => group.city === city)) }))
    .toSorted((a, b) => Number(a.city === 'other') - Number(b.city === 'other') || b.total - a.total)
}

function countsOf(groups: Groups) {
  const countOf = (part: Partial<Groups[number]>) =>
    sum(
      groups.filter((group) => Object.entries(part).every(([key, value]) => group[key as 'status'] === value)),
      'count',
    )
  const statuses = {
    normal: countOf({ status: 'normal' }),
    enable: countOf({ status: 'enable' }),
    disable: countOf({ status: 'disable' }),
  }
  const genders: DemoSummary['genders'] = [countOf({ gender: 0 }), countOf({ gender: 1 })]
  return { total: countOf({}), ageSum: sum(groups, 'ageSum'), statuses, genders }
}

const sum = (groups: Groups, field: 'count' | 'ageSum') => groups.reduce((total, group) => total + group[field], 0)
