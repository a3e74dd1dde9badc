import type { Deps } from '#server/call/call'
import { chunksOfFile, inDatabase, inStore, outside, partKeysOf, removeLater, type FileInStore } from './parts'

/** The parts of a host that move files. */
type Mover = Pick<Deps, 'db' | 'write' | 'files' | 'log' | 'sha256'>

/** Where files are moved to. */
export type MoveTo = typeof inDatabase | typeof outside

/** Returns the files that are not where they are moved to, but for those that are to be deleted. */
export const filesToMove = (
  { db }: Pick<Deps, 'db'>,
  to: MoveTo,
): Promise<(FileInStore & { readonly size: number })[]> =>
  db
    .selectFrom('fieldFiles')
    .where('store', '<>', to)
    .where('state', 'in', ['waiting', 'used'])
    .orderBy('fileKey')
    .select(['fileKey', 'store', 'size'])
    .execute()

/**
 * Moves the content of a file into the store outside, or from there into the database, while others read it. One that breaks off is repeated from its beginning;
 * until its end the file is where it was. Throws `file.unavailable` where a part is missing or is not what was stored.
 */
export async function moveFile(deps: Mover, file: FileInStore, to: MoveTo): Promise<void> {
  const { db, write } = deps
  const { fileKey } = file
  const rows = await db
    .selectFrom('fieldFileParts')
    .where('fileKey', '=', fileKey)
    .orderBy('part')
    .select(['part', 'partKey'])
    .execute()
  let at = 0
  for await (const content of chunksOfFile({ db, deps }, file)) {
    const { part, partKey } = rows[at++]!
    if (to === outside) await inStore(deps, (store) => store.put(partKey, content))
    else
      await write((trx) => {
        const row = trx.updateTable('fieldFileParts').where('fileKey', '=', fileKey).where('part', '=', part)
        return row.set({ content }).execute()
      })
  }
  await write(async (trx) => {
    await trx.updateTable('fieldFiles').set({ store: to }).where('fileKey', '=', fileKey).execute()
    if (to === outside)
      await trx.updateTable('fieldFileParts').set({ content: null }).where('fileKey', '=', fileKey).execute()
  })
  if (to === inDatabase) await removeLater(deps, outside, await partKeysOf(db, fileKey))
}
