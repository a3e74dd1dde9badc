import { inLanguage } from '@atrium/contract/language'
import { useQueries } from '@tanstack/react-query'
import type { DemoSummary } from '#modules/showcase/contract/table'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useLanguage } from '#shared/i18n/text'

const cities = [
  ['北京', 'Beijing'],
  ['上海', 'Shanghai'],
  ['杭州', 'Hangzhou'],
  ['成都', 'Chengdu'],
  ['深圳', 'Shenzhen'],
  ['武汉', 'Wuhan'],
] as const

export interface CitySummary extends DemoSummary {
  name: string
}

/** What the server counts of each city. */
export function useCitySummaries() {
  const language = useLanguage()
  const answers = useQueries({
    queries: cities.map(([city]) => queryOf(api.table.demoSummary, { body: { address: `${city}市` } })),
  })
  const failed = answers.filter(({ isError }) => isError)
  return {
    cities: answers.flatMap(({ data }, at): CitySummary[] =>
      data ? [{ ...data, name: inLanguage(language, cities[at]![0], cities[at]![1]) }] : [],
    ),
    isPending: answers.some(({ isPending }) => isPending),
    isError: failed.length > 0,
    onRetry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}
