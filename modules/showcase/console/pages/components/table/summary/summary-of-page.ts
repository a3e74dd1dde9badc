import type { DemoRow, DemoSummary } from '#modules/showcase/contract/table'

/** The summary of the rows of a page, in the shape in which the server returns that of all that match. */
export function summaryOfPage(rows: readonly DemoRow[]): DemoSummary {
  const ages = rows.map(({ age }) => age)
  const days = rows.map(({ date }) => date).toSorted()
  const count = (matches: (row: DemoRow) => boolean) => rows.filter(matches).length
  return {
    total: rows.length,
    ageSum: ages.reduce((sum, age) => sum + age, 0),
    ages: rows.length > 0 ? [Math.min(...ages), Math.max(...ages)] : null,
    dates: rows.length > 0 ? [days[0]!, days.at(-1)!] : null,
    statuses: {
      normal: count(({ status }) => status === 'normal'),
      enable: count(({ status }) => status === 'enable'),
      disable: count(({ status }) => status === 'disable'),
    },
    genders: [count(({ gender }) => gender === 0), count(({ gender }) => gender === 1)],
  }
}
