import type { Parsed } from '@atrium/contract/endpoint'
import type { DemoSummary, table } from '../../contract/table'
import type { Call } from '#server/call/call'
import { statement } from '#server/db/statement'
import { matchingRows, ownerOf } from './table'

type Groups = Awaited<ReturnType<typeof groupsOf>>

/** At most six rows: each status with each gender. */
const groupsOf = statement((db, given: Parameters<typeof matchingRows>[1]) =>
  matchingRows(db, given)
    .groupBy(['status', 'gender'])
    .select(['status', 'gender'])
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
export async function sumUpDemoRows(
  call: Call,
  filters: Parsed<typeof table.demoSummary>['body'],
): Promise<DemoSummary> {
  const groups = await groupsOf(call.db, { ...filters, ownerId: await ownerOf(call) })
  const days = groups.flatMap(({ first, last }) => [first, last]).toSorted()
  const ages = groups.flatMap(({ youngest, oldest }) => [youngest, oldest])
  const countOf = (part: Partial<Groups[number]>) =>
    sum(
      groups.filter((group) => Object.entries(part).every(([key, value]) => group[key as 'status'] === value)),
      'count',
    )
  return {
    total: countOf({}),
    ageSum: sum(groups, 'ageSum'),
    ages: groups.length > 0 ? [Math.min(...ages), Math.max(...ages)] : null,
    dates: groups.length > 0 ? [days[0]!, days.at(-1)!] : null,
    statuses: {
      normal: countOf({ status: 'normal' }),
      enable: countOf({ status: 'enable' }),
      disable: countOf({ status: 'disable' }),
    },
    genders: [countOf({ gender: 0 }), countOf({ gender: 1 })],
  }
}

const sum = (groups: Groups, field: 'count' | 'ageSum') => groups.reduce((total, group) => total + group[field], 0)
