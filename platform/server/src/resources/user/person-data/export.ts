import type { Parsed } from 'atrium/contract/endpoint'
import { textIn } from 'atrium/contract/language'
import type { personData } from 'atrium/contract/system/user/person-data'
import type { Call } from '#server/call/call'
import { Download } from '#server/call/file/download'
import type { PersonSources } from '#server/call/person/person-data'
import type { WriteCall } from '#server/call/write-call'
import { readHolders, rejectStronger } from '#server/access/stronger'
import { dateIn, momentIn } from '#server/call/text/moment-text'
import { writeArchive } from './archive'
import { readPerson } from './person'

/**
 * Returns the zip of a user, which is written after the transaction that logs the export: no other write waits for it. The log holds that it was made, and
 * nothing of what it holds.
 */
export function prepareExport(
  call: Call,
  { userId, timeZone = call.actor.region.timeZone }: Parsed<typeof personData.exportData>['query'],
  sources: PersonSources,
) {
  return Promise.resolve(async (write: WriteCall): Promise<Download> => {
    const person = await readPerson(write, userId)
    // The file holds what that account reads.
    await rejectStronger(write, await readHolders(write, [userId]))
    write.changed({ id: userId, before: { userId }, after: { userId } })
    const written = {
      product: call.deps.product.brand.name,
      username: person.username,
      at: momentIn(timeZone, call.now),
    }
    const name = textIn(call.language, { zh: '个人数据', en: 'personal-data' })
    const fileName = `${name}-${person.username}-${dateIn(timeZone, call.now)}.zip`
    return new Download(fileName, 'application/zip', writeArchive(call, person, sources, written))
  })
}
