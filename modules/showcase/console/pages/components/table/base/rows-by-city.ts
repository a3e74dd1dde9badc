import { inLanguage, type Language } from '@atrium/contract/language'
import type { DemoRow } from '#modules/showcase/contract/table'

export interface TreeRow extends Partial<Pick<DemoRow, 'mobile' | 'status'>> {
  key: string
  name: string
  age: number
  /** The people of a city. */
  children?: TreeRow[]
}

const english: Readonly<Record<string, string>> = {
  北京市: 'Beijing',
  上海市: 'Shanghai',
  杭州市: 'Hangzhou',
  成都市: 'Chengdu',
  深圳市: 'Shenzhen',
  武汉市: 'Wuhan',
  南京市: 'Nanjing',
  西安市: "Xi'an",
}

/** The city is the first part of the address: 杭州市西湖区文三路 is in 杭州市. */
const cityOf = ({ address }: DemoRow) => /^.+?市/.exec(address)?.[0] ?? address

/** The cities, each with its people below it and their average age, the largest first. */
export function rowsByCity(rows: readonly DemoRow[], language: Language): TreeRow[] {
  const cities = new Map<string, DemoRow[]>()
  for (const row of rows) cities.set(cityOf(row), [...(cities.get(cityOf(row)) ?? []), row])
  return [...cities]
    .map(([name, people]) => ({
      key: name,
      name: inLanguage(language, name, english[name] ?? ''),
      age: people.reduce((sum, { age }) => sum + age, 0) / people.length,
      children: people.map((row) => ({
        key: String(row.id),
        name: row.name,
        age: row.age,
        mobile: row.mobile,
        status: row.status,
      })),
    }))
    .toSorted((a, b) => b.children.length - a.children.length)
}
