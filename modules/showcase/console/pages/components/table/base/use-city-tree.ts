import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from 'atrium/console/data'
import { useText } from 'atrium/console/text'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { useDemoCities } from '#modules/showcase/console/demo-rows/use-demo-cities'
import type { DemoRow } from '#modules/showcase/contract/table'
import type { DemoCity } from '#modules/showcase/contract/table.rules'
import { api } from '#calls/showcase'
import { texts } from './text'

interface TreeRow extends Partial<Pick<DemoRow, 'mobile' | 'status'>> {
  key: string
  city: DemoCity
  name: string
  age?: number
  /** Of a city, whose average age is in `age`. */
  members?: number
  children?: TreeRow[]
  /** The row in place of people who are not loaded yet. */
  isMore?: boolean
  isPending?: boolean
}

const pageSize = 20

/** The cities with their counts, and below an open one its people, 20 more with each call of `more`. */
export function useCityTree(open: readonly string[]) {
  const t = useText(texts)
  const r = useText(rowTexts)
  const { cities, total, isPending, isError, refetch } = useDemoCities()
  const [pages, setPages] = useState<Partial<Record<DemoCity, number>>>({})
  const asked = cities
    .filter(({ city }) => open.includes(city))
    .flatMap(({ city }) => Array.from({ length: pages[city] ?? 1 }, (_, index) => ({ city, page: index + 1 })))
  const answers = useQueries({
    queries: asked.map((one) => queryOf(api.table.demoList, { body: { ...one, pageSize } })),
  })
  const peopleOf = (wanted: DemoCity): TreeRow[] =>
    answers.flatMap(({ data }, at) => {
      const city = asked[at]!.city
      if (city !== wanted) return []
      return (data?.items ?? []).map(({ id, name, age, mobile, status }) => ({
        key: String(id),
        city,
        name,
        age,
        mobile,
        status,
      }))
    })
  const rows = cities.map(({ city, total: members, ageSum }): TreeRow => {
    const people = peopleOf(city)
    const isLoading = answers.some((answer, at) => asked[at]!.city === city && answer.isPending)
    const name = isLoading ? t('loading') : t('more', { count: members - people.length })
    const rest: TreeRow = { key: `${city}-more`, city, name, isMore: true, isPending: isLoading }
    const children = people.length < members ? [...people, rest] : people
    return { key: city, city, name: r(city), members, age: ageSum / members, children }
  })
  const ages = cities.reduce((sum, { ageSum }) => sum + ageSum, 0)
  return {
    rows,
    total,
    isPending,
    isError,
    averageAge: total > 0 ? ages / total : 0,
    onRetry: () => void refetch(),
    more: (city: DemoCity) => setPages({ ...pages, [city]: (pages[city] ?? 1) + 1 }),
  }
}
