import type { Output, Parsed } from '@atrium/contract/endpoint'
import type { DemoRow, table } from '../../contract/table'
import { contains } from '#server/db/engines/like'
import { pageOf } from '#server/db/page'
import type { Call } from '#server/call/call'

const filters = ['name', 'address', 'mobile', 'email', 'status'] as const

export async function pageOfDemoRows(
  { db }: Call,
  body: Parsed<typeof table.demoList>['body'],
): Promise<Output<typeof table.demoList>> {
  let query = db.selectFrom('demoRows')
  for (const column of filters) {
    const text = body[column]
    if (text) query = query.where((eb) => contains(eb, column, text))
  }
  const { items, pageInfo } = await pageOf(query, { page: body.page, size: body.pageSize }, (all) =>
    all.selectAll().orderBy('id'),
  )
  return { items: items as DemoRow[], pageInfo }
}
