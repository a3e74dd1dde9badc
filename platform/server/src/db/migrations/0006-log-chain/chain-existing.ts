import { sql, type Kysely } from 'kysely'
import { inDatabase } from '../../engines/names'
import { chainAfter, chainedLogs, digestOf, type ChainedLog } from './digest'

/** Rows that are in memory at a time: one of an import may hold thousands of records. */
const pageRows = 200

interface ExistingRow {
  readonly [column: string]: unknown
}

/** The end of the chain of a log. */
export interface ChainEnd {
  readonly link: number
  readonly rowId: number
  readonly chain: string
}

/** Chains the rows of a log that are there already, by their ids, as its first links. Returns where the chain ends. */
export async function chainExisting(db: Kysely<never>, log: ChainedLog): Promise<ChainEnd> {
  const { id, content } = chainedLogs[log]
  const table = sql.table(inDatabase(log))
  const idColumn = sql.ref(inDatabase(id))
  const columns = sql.join([id, ...content].map((column) => sql.ref(inDatabase(column))))
  let end: ChainEnd = { link: 0, rowId: 0, chain: '' }
  for (;;) {
    const { rows } = await sql<ExistingRow>`
      select ${columns} from ${table} where ${idColumn} > ${end.rowId} order by ${idColumn} limit ${pageRows}
    `.execute(db)
    if (rows.length === 0) return end
    const links = rows.map((row) => {
      const digest = digestOf(log, row)
      end = { link: end.link + 1, rowId: Number(row[id]), chain: chainAfter(end.chain, digest) }
      return { ...end, digest }
    })
    // One statement a page: on PostgreSQL one for each row would take most of the time.
    const values = sql.join(
      links.map(({ rowId, link, digest, chain }) => sql`(${sql.lit(rowId)}, ${sql.lit(link)}, ${digest}, ${chain})`),
    )
    await sql`
      with new_links (row_id, link, digest, chain) as (values ${values})
      update ${table} set link = new_links.link, digest = new_links.digest, chain = new_links.chain
      from new_links where new_links.row_id = ${table}.${idColumn}
    `.execute(db)
    if (rows.length < pageRows) return end
  }
}

/** Chains what is in both logs, whose chains have to be empty yet, and adds checkpoints that say so. */
export async function chainExistingLogs(db: Kysely<never>, now: number): Promise<void> {
  for (const log of ['operationLogs', 'signIns'] as const) {
    const { link, rowId, chain } = await chainExisting(db, log)
    await sql`update log_heads set link = ${link}, row_id = ${rowId}, chain = ${chain} where log = ${log}`.execute(db)
    if (link === 0) continue
    await sql`
      insert into log_checkpoints (log, link, row_id, chain, cut, at, reason, key_id, signature)
      values (${log}, ${link}, ${rowId}, ${chain}, 0, ${now}, 'upgrade', '', '')
    `.execute(db)
  }
}
