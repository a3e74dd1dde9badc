import type { Parsed } from 'atrium/contract/endpoint'
import type { personData } from 'atrium/contract/system/user/person-data'
import { rejectLosingLastAdmin } from '#server/access/grants'
import { readHolders, rejectStronger } from '#server/access/stronger'
import { rejectField } from '#server/call/field-error'
import type { PersonErasure, PersonSource, PersonSources } from '#server/call/person/person-data'
import type { WriteCall } from '#server/call/write-call'
import { anonymiseUser } from '#server/services/user/user'
import { readTarget } from '../user-record'
import { pseudonymOf, readOther } from './person'

const erasureOf = ({ anonymise }: PersonSource): PersonErasure | undefined =>
  anonymise && 'run' in anonymise ? anonymise : undefined

/** Makes a user anonymous, with the kinds of data that are changed in any case and those that are chosen, in the transaction of the call. */
export async function anonymise(
  call: WriteCall,
  { userId, username, kinds, version }: Parsed<typeof personData.anonymise>['body'],
  sources: PersonSources,
): Promise<null> {
  const person = await readOther(call, userId)
  await rejectStronger(call, await readHolders(call, [userId]))
  const before = await readTarget(call, userId, version)
  if (username.trim().toLowerCase() !== person.username.toLowerCase()) rejectField('username', { words: mistyped })
  const chosen = new Set(kinds)
  for (const key of chosen) {
    const source = Object.hasOwn(sources, key) ? sources[key] : undefined
    if (!source || !erasureOf(source)?.isChosen) rejectField('kinds', 'notOffered')
  }
  const pseudonym = await pseudonymOf(call, userId)
  for (const [key, source] of Object.entries(sources)) {
    const erasure = erasureOf(source)
    if (erasure && (!erasure.isChosen || chosen.has(key))) await erasure.run(call, person, pseudonym)
  }
  await anonymiseUser(call, before, pseudonym, call.deps.product.contract.userFields)
  await rejectLosingLastAdmin(call)
  return null
}

const mistyped = { zh: '与要匿名化的用户名不一致', en: 'This is not the user name of the account' }
