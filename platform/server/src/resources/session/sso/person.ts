import { changedBySso, sso } from 'atrium/contract/system/user/sso/sign-in'
import { user } from 'atrium/contract/system/user.record'
import { most, patterns } from 'atrium/contract/untrusted/rules'
import { sql } from 'kysely'
import { selectAdmins } from '#server/access/grants'
import { isPerson } from '#server/access/records/persons'
import { insertOperations } from '#server/audit/log-writes'
import { operationRow } from '#server/audit/operation-log'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import type { Claims } from '#server/call/sso/identity-client'
import type { Change } from '#server/call/write-call'
import { noPassword } from '#server/credentials/no-password'
import { countOf } from '#server/db/count'
import type { Database } from '#server/db/schema'
import { sendMail } from '#server/services/mail/mail'
import { rolesOfClaims, setClaimedRoles } from '#server/services/session/sso/claimed-role'
import { accountIn, addIdentity, findIdentity, touchIdentity } from '#server/services/session/sso/identity'
import type { Provider } from '#server/services/session/sso/provider'
import { nameAvatar } from '#server/services/user/drawn-avatar'
import { addUsers } from '#server/services/user/user'
import { changedIdentityMail } from '../mails/identity-mail'
import { freeUsername } from './username'

/** A user as far as a sign-in needs them. */
export interface Person {
  readonly userId: number
  readonly username: string
  readonly status: 0 | 1
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Returns the email address that a provider says belongs to the person; empty for none, or one that it has not verified. */
export function verifiedEmail(claims: Claims): string {
  const email = text(claims['email'])
  const isGood = claims['email_verified'] === true && email.length <= most.email && patterns.email.test(email)
  return isGood ? email : ''
}

const personsOf = (db: Database) =>
  db.selectFrom('users').where(isPerson).select(['users.userId', 'users.username', 'users.status'])

/** Reads the person of an account at a provider; undefined where nobody has it. */
export async function linkedPerson(db: Database, provider: Provider, { sub: subject }: Claims) {
  const identity = await findIdentity(db, { providerId: provider.providerId, subject })
  if (!identity) return undefined
  const person = await personsOf(db).where('users.userId', '=', identity.userId).executeTakeFirst()
  return person && { person, identity }
}

/** Says what a sign-in with claims would do; the person is the one that is there. */
export type Outcome =
  | { readonly outcome: 'linked' | 'linkedByEmail' | 'unknown' | 'emailTaken'; readonly person?: Person }
  | { readonly outcome: 'created'; readonly username: string }

/** Finds what a sign-in with claims comes to. It writes nothing. */
export async function outcomeOfClaims(db: Database, provider: Provider, claims: Claims): Promise<Outcome> {
  const linked = await linkedPerson(db, provider, claims)
  if (linked) return { outcome: 'linked', person: linked.person }
  const email = text(claims['email'])
  const having =
    email === ''
      ? undefined
      : personsOf(db)
          .where(sql`lower(email)`, '=', sql`lower(${email})`)
          .limit(2)
  const people = (await having?.execute()) ?? []
  if (people.length > 0) {
    const isTrusted = provider.trustsEmail === 1 && verifiedEmail(claims) !== '' && people.length === 1
    return isTrusted ? { outcome: 'linkedByEmail', person: people[0]! } : { outcome: 'emailTaken' }
  }
  if (provider.createsUsers === 0) return { outcome: 'unknown' }
  return { outcome: 'created', username: await freeUsername(db, claims) }
}

/** Adds the person of claims as a user, with the department and the role of the provider. */
async function createPerson(
  { db, now, changed }: { db: Database; now: number; changed: (change: Change) => void },
  { deptId, roleId }: Provider,
  { claims, username }: { claims: Claims; username: string },
): Promise<Person> {
  const nickname = text(claims['name']).slice(0, most.nickname) || username
  const blank = { phoneNumber: '', sex: 1, postId: null, remark: '', address: '', age: null, userStory: '' } as const
  const account = { passwordHash: noPassword, mustChangePassword: 0, status: 1, createdAt: now } as const
  const roleIds = roleId === null ? [] : [roleId]
  const row = { ...blank, ...account, username, nickname, email: verifiedEmail(claims), deptId, roleIds }
  const [added] = await addUsers({ db, now, changed }, [{ ...row, avatar: nameAvatar(username) }])
  return { userId: added!.userId, username, status: 1 }
}

/**
 * Finds the person of claims, links or creates them as the provider allows, and gives them the roles of the claims. Throws where nobody may be
 * signed in. What it changes is in the operation log under their own name.
 */
export async function settlePerson(trx: Database, call: Call, provider: Provider, claims: Claims): Promise<Person> {
  const { now, deps, address, agent } = call
  const { providerId, providerName } = provider
  const found = await outcomeOfClaims(trx, provider, claims)
  if (found.outcome === 'unknown') throw new AppError('sso.unknown')
  if (found.outcome === 'emailTaken') throw new AppError('sso.emailTaken')
  const changes: Change[] = []
  const changed = (change: Change) => void changes.push(change)
  const person =
    found.outcome === 'created'
      ? await createPerson({ db: trx, now, changed }, provider, { claims, ...found })
      : found.person!
  if (person.status === 0) return person
  if (found.outcome !== 'linked') {
    const { userId } = person
    await addIdentity(trx, { userId, providerId, claims, now })
    const after = { userId, username: person.username, identity: `${providerName}: ${accountIn(claims)}` }
    if (found.outcome === 'linkedByEmail') {
      changed({ target: user.kind, id: userId, before: { userId, username: person.username }, after })
      await sendMail(
        { db: trx, now, deps },
        changedIdentityMail(userId, 'linked', providerName, { now, address, agent }),
      )
    }
  }
  const linked = await linkedPerson(trx, provider, claims)
  await touchIdentity(trx, linked!.identity.identityId, claims, now)
  const roles = await rolesOfClaims(trx, provider, claims)
  if (await setClaimedRoles({ db: trx, now, changed }, { userId: person.userId, providerId }, roles))
    await requireAdmin(trx, call)
  const origin = { now, address, agent, actor: person }
  const rows = changes.map((change) => {
    const audit = { ...changedBySso, kind: change.before ? changedBySso.kind : 'add' }
    return operationRow(origin, { ...sso.finish, audit }, [change], 'done')
  })
  if (rows.length > 0) await insertOperations(trx, rows)
  return person
}

/** Throws where claims took the role of the last administrator who can sign in here. */
async function requireAdmin(db: Database, call: Call): Promise<void> {
  if ((await countOf(selectAdmins({ db, now: call.now }))) === 0) throw new AppError(user.errors.lastAdmin)
}
