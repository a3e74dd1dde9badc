import type { Insertable } from 'kysely'
import { chunksOf, randomChoices, type ProductData, type Database } from 'atrium/server'
import type { DemoRowTable } from './table.table'
import { demoAvatar } from './table'
import { givenNames, places, surnames } from './table-words'

/** The specification asks for 1,000 rows of people aged 16 to 36. */
const rowCount = 1000
const youngest = 16
const oldest = 36

const states = ['normal', 'enable', 'disable']

function createRows(emailDomain: string): Insertable<DemoRowTable>[] {
  const { below, pick } = randomChoices(2026)
  const two = (value: number) => String(value).padStart(2, '0')
  const createPlace = () => {
    const { city, names, district } = pick(places)
    const number = below(200) + 1
    return {
      city,
      address: `${names.zh}市${district.zh}${number} 号`,
      englishAddress: `No. ${number}, ${district.en}, ${names.en}`,
    }
  }
  const createName = () => {
    const [surname, givenName] = [pick(surnames), pick(givenNames)]
    return { name: `${surname.zh}${givenName.zh}`, englishName: `${surname.en} ${givenName.en}` }
  }
  return Array.from({ length: rowCount }, (_, index) => ({
    age: youngest + below(oldest - youngest + 1),
    ...createPlace(),
    ...createName(),
    gender: below(2) as 0 | 1,
    avatar: demoAvatar(index + 1),
    date: `2025-${two(below(12) + 1)}-${two(below(28) + 1)}`,
    time: `${two(below(24))}:${two(below(60))}:${two(below(60))}`,
    status: pick(states),
    mobile: `1${pick(['38', '59', '86', '77'])}${String(below(100_000_000)).padStart(8, '0')}`,
    email: `person${index + 1}@${emailDomain}`,
  }))
}

export async function seedDemoRows(db: Database, { demo }: ProductData): Promise<void> {
  for (const rows of chunksOf(createRows(demo.emailDomain))) await db.insertInto('demoRows').values(rows).execute()
}
