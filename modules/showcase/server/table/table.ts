import type { SelectQueryBuilder } from 'kysely'
import type { Output, Parsed, Language } from 'atrium/contract'
import {
  drawAvatar,
  contains,
  list,
  within,
  literal,
  statement,
  type Database,
  type Schema,
  type Literal,
  type Params,
  type Value,
  type Call,
} from 'atrium/server'
import type { DemoRow, table } from '../../contract/table'

const texts = ['mobile', 'email', 'status'] as const

/** The columns that hold the texts for a reader of each language. */
export const textColumns = {
  'zh-cn': { name: 'name', address: 'address' },
  en: { name: 'englishName', address: 'englishAddress' },
} as const

type Query = Parsed<typeof table.demoList>['body']
type Filters = Omit<Query, 'page' | 'pageSize' | 'sort' | 'order'>
/** Without `ownerId` the seeded rows. */
type Asked = Filters & { ownerId?: number | undefined; language: Literal<Language> }
type Ordered = Asked & { sort: Literal<Query['sort']>; order: Literal<Query['order']> }
type Rows = SelectQueryBuilder<Schema, 'ownDemoRows', object>

/** The picture of a demo row, which follows from its id. */
export const demoAvatar = (id: number) => drawAvatar(id - 1)

/** The columns that are filtered have the same names in both tables. */
const rowsOf = (db: Database, ownerId: Value<number> | undefined) =>
  ownerId === undefined
    ? (db.selectFrom('demoRows') as unknown as Rows)
    : db.selectFrom('ownDemoRows').where('ownerId', '=', ownerId).where('deleted', '=', 0)

/** The rows that pass the filters. */
export function matchingRows(db: Database, { ownerId, language, ...given }: Params<Asked>): Rows {
  let query = rowsOf(db, ownerId)
  if (given.city) query = query.where('city', '=', given.city)
  const { name, address } = textColumns[language]
  if (given.name) query = query.where((eb) => contains(eb, name, given.name!))
  if (given.address) query = query.where((eb) => contains(eb, address, given.address!))
  for (const column of texts) {
    const text = given[column]
    if (text) query = query.where((eb) => contains(eb, column, text))
  }
  query = within(query, 'age', given.ageFrom, given.ageTo)
  return within(query, 'date', given.dateFrom, given.dateTo)
}

const shown = ['id', 'age', 'gender', 'date', 'time', 'status', 'mobile', 'email'] as const

const readPage = list({
  from: (db, { sort: _sort, order: _order, ...given }: Params<Ordered>) => matchingRows(db, given),
  // The seeded rows are in the order of their ids.
  order: ({ ownerId, sort, order, language }) =>
    sort === 'place' && ownerId === undefined
      ? [['id', order]]
      : [
          [sort === 'name' ? textColumns[language].name : sort, order],
          ['id', order],
        ],
  select: (all, { language }) => {
    const { name, address } = textColumns[language]
    return all.select(shown).select([`${name} as name`, `${address} as address`])
  },
})

const copyOf = statement((db, { ownerId }: Params<{ ownerId: number }>) =>
  db.selectFrom('demoCopies').where('ownerId', '=', ownerId).select('ownerId'),
)

/** The caller, where they have rows of their own; undefined where they see the seeded ones. */
async function ownerOf({ db, actor }: Call): Promise<number | undefined> {
  const [copy] = await copyOf(db, { ownerId: actor.userId })
  return copy?.ownerId
}

/** Whose rows are read, and in which language. */
export const rowsFor = async (call: Call) => ({ ownerId: await ownerOf(call), language: literal(call.language) })

export async function pageOfDemoRows(
  call: Call,
  { page, pageSize, sort, order, ...filters }: Query,
): Promise<Output<typeof table.demoList>> {
  const asked = { ...filters, ...(await rowsFor(call)), sort: literal(sort), order: literal(order) }
  const { items, pageInfo } = await readPage(call.db, asked, { page, size: pageSize })
  return { items: items.map((row) => ({ ...row, avatar: demoAvatar(row.id) }) as DemoRow), pageInfo }
}
