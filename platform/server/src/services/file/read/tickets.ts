import type { Output } from 'atrium/contract/endpoint'
import { fieldFiles } from 'atrium/contract/system/record/field-file'
import { findActor } from '#server/access/actor'
import { permit } from '#server/access/permit'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { isAllowed } from '#server/call/setting/allowed-addresses'
import type { FileContent } from '#server/call/file/download'
import { drawKey } from '#server/credentials/tokens'
import { contentOf, readableFile } from './read-file'

/** For how long a ticket waits to be used, and how long after that a browser may go on where it broke off, in milliseconds. */
const unusedMillis = 60_000
const usedMillis = 3_600_000

/** Returns a ticket for a file that the actor may read. */
export async function createTicket(call: Call, id: string): Promise<Output<typeof fieldFiles.ticket>> {
  const { deps, actor, now } = call
  const { fileKey } = await readableFile(call, id)
  const ticket = drawKey()
  const row = { ticketHash: deps.sha256(ticket), fileKey, sessionId: actor.sessionId, expiresAt: now + unusedMillis }
  await deps.write(async (db) => {
    await db.deleteFrom('fileTickets').where('expiresAt', '<=', now).execute()
    await db.insertInto('fileTickets').values(row).execute()
  })
  return { ticket }
}

/** Returns the content that a ticket is for. Its session has to be there still, and its person may read the file still. */
export async function contentByTicket(call: Call, ticket: string): Promise<FileContent> {
  const { db, deps, now, address } = call
  const ticketHash = deps.sha256(ticket)
  const rows = db.selectFrom('fileTickets').innerJoin('sessions', 'sessions.sessionId', 'fileTickets.sessionId')
  const valid = rows.where('ticketHash', '=', ticketHash).where('fileTickets.expiresAt', '>', now)
  const row = await valid.select(['fileKey', 'tokenHash', 'fileTickets.expiresAt']).executeTakeFirst()
  const actor = row && (await findActor(db, row.tokenHash, { now, deps }))
  if (!actor || !isAllowed(address, actor.addresses)) throw new AppError('record.notFound')
  await permit({ db, actor, now }, fieldFiles.read)
  const content = await contentOf({ db, deps, actor }, row.fileKey)
  if (row.expiresAt <= now + unusedMillis)
    await deps.write(async (trx) => {
      const used = trx.updateTable('fileTickets').set({ expiresAt: now + usedMillis })
      await used.where('ticketHash', '=', ticketHash).execute()
    })
  return content
}
