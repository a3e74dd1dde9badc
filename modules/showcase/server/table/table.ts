import type { Output, Parsed } from '@atrium/contract/endpoint'
import type { DemoRow, table } from '../../contract/table'
import { contains } from '#server/db/engines/like'
import { list } from '#server/db/page'
import type { Database } from '#server/db/schema'
import type { Given } from '#server/db/statement'
import type { Call } from '#server/call/call'

const filters = ['name', 'address', 'mobile', 'email', 'status'] as const

type Query = Parsed<typeof table.demoList>['body']

function matchingRows(db: Database, given: Given<Pick<Query, (typeof filters)[number]>>) {
  let query = db.selectFrom('demoRows')
  for (const column of filters) {
    const text = given[column]
    if (text) query = query.where((eb) => contains(eb, column, text))
  }
  return query
}

const readPage = list({
  from: matchingRows,
  order: () => [['id', 'asc']],
  select: (all) => all.selectAll(),
})

export async function pageOfDemoRows(
  { db }: Call,
  { page, pageSize, ...filtered }: Query,
): Promise<Output<typeof table.demoList>> {
  const { items, pageInfo } = await readPage(db, filtered, { page, size: pageSize })
  return { items: items as DemoRow[], pageInfo }
}
