import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { attachedFiles as field, filePartBytes } from 'atrium/contract/fields/file-types'
import type { Migration } from '../migration'
import type { Database } from '../schema'

/** Files that are in memory at a time; they have 2 MB each at most. */
const pageRows = 20

/** Those that are attached to records as version 0.2 does it, and that are no files of fields yet. */
const readPage = (db: Database) =>
  db
    .selectFrom('recordFiles')
    .innerJoin('files', 'files.fileId', 'recordFiles.fileId')
    .leftJoin('fieldFiles', 'fieldFiles.fileKey', 'files.fileKey')
    .where('fieldFiles.fileKey', 'is', null)
    .orderBy('files.fileId')
    .limit(pageRows)
    .select(['files.fileKey', 'files.type', 'files.size', 'files.content', 'files.ownerId', 'files.createdAt'])
    .select(['recordFiles.kind', 'recordFiles.recordId', 'recordFiles.fileName'])
    .execute()

async function copyFile(db: Database, file: Awaited<ReturnType<typeof readPage>>[number]): Promise<void> {
  const { fileKey, kind, recordId, fileName, type, size, ownerId, createdAt } = file
  const content = new Uint8Array(file.content)
  const place = { fileKey, kind, field, recordId, state: 'used', store: 'database', ownerId } as const
  await db
    .insertInto('fieldFiles')
    .values({ ...place, name: fileName, type, size, changedAt: createdAt })
    .execute()
  for (let part = 0; part * filePartBytes < content.length; part++) {
    const own = content.slice(part * filePartBytes, (part + 1) * filePartBytes)
    await db
      .insertInto('fieldFileParts')
      .values({ fileKey, part, partKey: bytesToHex(randomBytes(16)), digest: bytesToHex(sha256(own)), content: own })
      .execute()
  }
}

/**
 * Makes files that are attached to records as version 0.2 does it files of fields, with the same keys. The old rows stay: servers of that version may run
 * beside this one, until the job of the files deletes them.
 */
export async function copyAttachedFiles(db: Database): Promise<void> {
  for (let files = await readPage(db); files.length > 0; files = await readPage(db))
    for (const file of files) await copyFile(db, file)
}

/** Makes files that are attached to records files of fields. */
export const attachedFiles: Migration = { up: copyAttachedFiles }
