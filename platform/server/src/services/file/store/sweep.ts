import { AppError } from '#server/call/app-error'
import type { Deps } from '#server/call/call'
import type { JobCall } from '#server/call/job'
import { drawKey } from '#server/credentials/tokens'
import type { Database } from '#server/db/schema'
import { inStore, namedParts, outside, removeParts } from './parts'

const dayMillis = 86_400_000
/** How often objects without a row are looked for. */
const sweepMillis = 7 * dayMillis
/** How old they have to be: a part is stored before its row. */
const leastAge = 2 * dayMillis

/** The name of the object that says whose store it is; no part has such a name. */
export const markerName = 'installation'

/** Says whose a store outside is: `own`; that of another database; or `lost`, without the marker and thereby without the files that the database names. */
export interface StoreClaim {
  readonly state: 'own' | 'foreign' | 'lost'
  readonly marker: string
}

/**
 * Marks the store outside as that of this database, where nobody has done so: two installations in one folder or bucket would delete each other's files. Tries
 * thereby whether it can be read and written.
 */
export async function claimStore(deps: Pick<Deps, 'files' | 'log' | 'write' | 'now' | 'db'>): Promise<StoreClaim> {
  const found = await inStore(deps, (store) => store.get(markerName))
  const present = found && new TextDecoder().decode(found)
  const marker = await deps.write(async (db) => {
    const own = await markerOf(db)
    if (own !== undefined || present !== undefined) return own ?? ''
    const drawn = drawKey()
    await db.insertInto('fileStores').values({ store: outside, marker: drawn, sweptAt: deps.now() }).execute()
    return drawn
  })
  if (present !== undefined && present !== marker) return { state: 'foreign', marker: present }
  const files = deps.db.selectFrom('fieldFiles').where('store', '=', outside).select('fileKey').limit(1)
  if (present === undefined && (await files.executeTakeFirst())) return { state: 'lost', marker }
  await inStore(deps, (store) => store.put(markerName, new TextEncoder().encode(marker)))
  return { state: 'own', marker }
}

async function markerOf(db: Database): Promise<string | undefined> {
  const row = db.selectFrom('fileStores').where('store', '=', outside).select('marker')
  return (await row.executeTakeFirst())?.marker
}

/**
 * Deletes what is in the store outside and no row names: parts whose row was never written. Once a week. Not where the store is marked as that of another database,
 * and after a restore not for a week: the rows of newer files may come back with another one.
 */
export async function sweepStore({ db, write, deps, now, signal, log }: JobCall): Promise<void> {
  const { files } = deps
  if (!files) return
  const row = await db.selectFrom('fileStores').where('store', '=', outside).selectAll().executeTakeFirst()
  if (!row || row.sweptAt > now - sweepMillis) return
  const found = await inStore(deps, (store) => store.get(markerName))
  if (!found || new TextDecoder().decode(found) !== row.marker) {
    log('error', 'the store of files is not that of this database', {})
    throw new AppError('file.unavailable')
  }
  let removed = 0
  for await (const some of files.names()) {
    signal.throwIfAborted()
    const old = some.filter(({ name, at }) => name !== markerName && at <= now - leastAge).map(({ name }) => name)
    const named = await namedParts(db, old)
    const unnamed = old.filter((name) => !named.has(name))
    await removeParts(deps, outside, unnamed)
    removed += unnamed.length
  }
  if (removed > 0) log('info', 'parts without a file deleted', { parts: removed })
  await write((trx) => trx.updateTable('fileStores').set({ sweptAt: now }).where('store', '=', outside).execute())
}
