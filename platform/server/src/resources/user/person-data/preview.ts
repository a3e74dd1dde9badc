import type { Output } from 'atrium/contract/endpoint'
import { textIn } from 'atrium/contract/language'
import type { personData } from 'atrium/contract/system/user/person-data'
import type { Call } from '#server/call/call'
import type { PersonSources } from '#server/call/person/person-data'
import { pseudonymOf, readOther, readPerson } from './person'

/** Counts what an export of a user would hold, by kind. */
export async function previewExport(
  call: Call,
  userId: number,
  sources: PersonSources,
): Promise<Output<typeof personData.preview>> {
  const person = await readPerson(call, userId)
  const kinds: Output<typeof personData.preview> = []
  for (const [key, source] of Object.entries(sources)) {
    const { rows, files = 0, isPartial = false } = await source.count(call, person)
    if (rows > 0 || files > 0 || isPartial)
      kinds.push({ key, name: textIn(call.language, source.name), rows, files, isPartial })
  }
  return kinds
}

/** Returns what making a user anonymous would do to each kind of their data. */
export async function previewAnonymity(
  call: Call,
  userId: number,
  sources: PersonSources,
): Promise<Output<typeof personData.anonymityPreview>> {
  const person = await readOther(call, userId)
  const { language } = call
  const kinds: Output<typeof personData.anonymityPreview>['kinds'] = []
  for (const [key, { name, anonymise, count }] of Object.entries(sources)) {
    if (!anonymise) continue
    const isKept = 'kept' in anonymise
    const own = isKept ? undefined : await anonymise.count?.(call, person)
    const { rows, isPartial = false } = own === undefined ? await count(call, person) : { rows: own }
    if (rows === 0 && !isPartial) continue
    kinds.push({
      key,
      name: textIn(language, name),
      rows,
      effect: textIn(language, isKept ? anonymise.kept : anonymise.effect),
      choice: isKept ? 'kept' : anonymise.isChosen ? 'chosen' : 'always',
    })
  }
  return { pseudonym: await pseudonymOf(call, userId), version: person.version, kinds }
}
