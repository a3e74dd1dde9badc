import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { ErrorCode } from 'atrium/contract/error/codes'
import { sessionSeconds, type session } from 'atrium/contract/session'
import type { SignInResult } from 'atrium/contract/system/log/sign-in-log'
import { sql, type Selectable } from 'kysely'
import { noPassword } from '#server/credentials/no-password'
import { endSessions, sweepSessions } from '#server/services/session/session-end'
import { insertSessions } from '#server/services/session/session'
import { sessionCookie } from '#server/services/session/session-cookie'
import { beginGrace } from '#server/services/user/factor-grace'
import { holdEnabledUser } from '#server/services/user/user-account'
import { hasOldLogs, sweepLogs } from '#server/audit/log-writes'
import { sweepImports } from '#server/crud/import/undo/undo-rows'
import type { Database, UserTable } from '#server/db/schema'
import { AppError } from '#server/call/app-error'
import type { Call, Deps } from '#server/call/call'
import { addressesFor, isAllowed } from '#server/call/setting/allowed-addresses'
import { readBrand } from '#server/call/setting/brand'
import { readSetLanguage } from '#server/call/setting/region'
import { readPlatformSettings } from '#server/call/setting/platform-settings'
import { createToken } from '#server/credentials/tokens'
import { deleteUnusedFiles } from '#server/call/file/stored-files'
import { recordRejectedSignIn, recordSignIn } from '../log/sign-in-log/sign-in-record'
import { findDemoAccounts } from '../user/user.seed'
import { mailOfNewDevice, mailOfRejectedSignIns } from './sign-in-mail'
import { codeError } from './factor/sign-in-code'
import { throttledOutcome } from './throttle'

export async function loginOptions(call: Call): Promise<Output<typeof session.loginOptions>> {
  const { db, deps } = call
  return {
    demoAccounts: deps.demo ? await findDemoAccounts(db, deps.product.demo) : [],
    brand: await readBrand(call),
    language: (await readSetLanguage(call)) ?? null,
  }
}

/** Opens a session for the right password, and the code of somebody with a second factor, and returns its token. */
export async function login(
  call: Call,
  { username, pass, ...proof }: Parsed<typeof session.login>['body'],
): Promise<string> {
  const { db } = call
  const user = await db
    .selectFrom('users')
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .select(['userId', 'username', 'passwordHash', 'passwordExpiresAt', 'status'])
    .executeTakeFirst()
  try {
    // Spellings that the database takes for one user name count as one account.
    const attempt = {
      username: user?.username ?? username,
      verification: { purpose: 'login', pass },
      onLimit: (tries: number) => {
        if (user) mailOfRejectedSignIns(call, user.userId, tries)
      },
    }
    let error: AppError | undefined
    await throttledOutcome(call, attempt, async () => {
      error = await signInError(call, user, proof)
      if (!error) return 'right'
      return guesses.has(error.code) ? 'wrong' : 'unfinished'
    })
    if (error || !user) throw error ?? new AppError('login.unknownUser')
    return await openSession(call, user, username)
  } catch (error) {
    throw await reject(call, { username, userId: user?.userId }, error)
  }
}

type Account = Pick<Selectable<UserTable>, 'userId' | 'passwordHash' | 'passwordExpiresAt' | 'status'>

/** The errors that count as guesses. */
const guesses = new Set<string>(['login.unknownUser', 'login.wrongPassword', 'login.wrongCode'] satisfies ErrorCode[])

/** Says why an account is not signed in to; undefined where it may be. The code comes last: it is used then. */
async function signInError(
  call: Call,
  user: Account | undefined,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
): Promise<AppError | undefined> {
  // A user who does not exist takes the same work.
  const right = await call.deps.passwords.verify(user?.passwordHash ?? noPassword, password)
  if (!user) return new AppError('login.unknownUser')
  if (!right) return new AppError('login.wrongPassword')
  if (user.status === 0) return new AppError('login.disabled')
  if (user.passwordExpiresAt !== null && user.passwordExpiresAt <= call.now)
    return new AppError('login.passwordExpired')
  if (!(await isAddressAllowed(call, user.userId))) return new AppError('login.address')
  const wrong = await codeError(call, user.userId, code)
  return wrong && new AppError(wrong, { at: 'code' })
}

const results: Readonly<Record<string, SignInResult>> = {
  'login.unknownUser': 'unknownUser',
  'login.wrongPassword': 'wrongPassword',
  'login.wrongCode': 'wrongCode',
  'login.disabled': 'disabled',
  'login.passwordExpired': 'passwordExpired',
  'login.address': 'address',
  'login.tooMany': 'throttled',
  'login.verify': 'throttled',
} satisfies Partial<Record<ErrorCode, SignInResult>>

/** Whether the roles of a user let them sign in from the address of the call. */
async function isAddressAllowed(call: Call, userId: number): Promise<boolean> {
  const roles = await call.db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.roleId', 'userRoles.roleId')
    .where('userId', '=', userId)
    .where('status', '=', 1)
    .select('roles.roleId')
    .execute()
  const addresses = addressesFor(
    await readPlatformSettings(call),
    roles.map(({ roleId }) => roleId),
  )
  return isAllowed(call.address, addresses)
}

/** Logs why a sign-in failed, and returns the error that the person may see. */
async function reject(
  call: Call,
  who: { username: string; userId: number | undefined },
  error: unknown,
): Promise<unknown> {
  const result = error instanceof AppError && results[error.code]
  if (!result) return error
  await recordRejectedSignIn(call, { ...who, result })
  const isTelling = result === 'unknownUser' || result === 'wrongPassword'
  if (!isTelling) return error
  const { loginMessages } = await readPlatformSettings(call)
  return loginMessages === 'uniform' ? new AppError('login.refused') : error
}

async function openSession(
  call: Call,
  { userId, passwordHash }: { userId: number; passwordHash: string },
  username: string,
): Promise<string> {
  const { db, deps, now, address, agent } = call
  const token = createToken()
  const cookie = deps.sessionBinding === 'strict' && call.cookies ? createToken() : undefined
  const cookieHash = cookie === undefined ? null : deps.sha256(cookie)
  const session = {
    tokenHash: deps.sha256(token),
    cookieHash,
    userId,
    createdAt: now,
    lastSeenAt: now,
    reauthAt: now,
    address,
    agent,
  }
  const expiresAt = now + sessionSeconds * 1000
  const settings = await readPlatformSettings(call)
  // A mail plans the job that sends it, which takes a turn of writes.
  const inTransaction: Deps['write'] = deps.mail ? deps.write : (work) => db.transaction().execute(work)
  await inTransaction(async (trx) => {
    await holdUser(trx, userId, passwordHash)
    await sweepSessions(trx, { now, deps })
    await insertSessions(trx, [{ ...session, expiresAt }])
    await beginGrace(trx, { userId, now, settings })
    await endOldest(trx, { userId, now, most: settings.sessionsPerPerson })
    await deleteUnusedFiles(trx, now)
    await sweepImports(trx, now)
    await mailOfNewDevice(call, trx, userId)
    // Last: sign-ins at the same time wait for each other from here on.
    await recordSignIn(call, { username, userId, result: 'success' }, trx)
  })
  if (cookie !== undefined) call.cookies!.keep(sessionCookie, cookie, sessionSeconds)
  // The browser has no timer that lasts. Elsewhere little is left to delete here, see `sweep`.
  const { operationLogDays: logDays, signInLogDays: signInDays } = settings
  const kept = { now, logDays, signInDays, logKeys: deps.logKeys }
  if (await hasOldLogs(db, kept)) await deps.write((trx) => sweepLogs(trx, kept))
  return token
}

/**
 * Makes other sign-ins of the user wait until this one has counted its sessions, and sees whether they are still enabled and
 * have the password that was verified: a change of either has ended the sessions there were.
 */
async function holdUser(trx: Database, userId: number, passwordHash: string): Promise<void> {
  const held = await holdEnabledUser(trx, userId)
  if (!held) throw new AppError('login.disabled')
  if (held.passwordHash !== passwordHash) throw new AppError('login.wrongPassword')
}

/** Ends the oldest sessions of a user who has more than `most`. */
async function endOldest(
  trx: Database,
  { userId, now, most }: { userId: number; now: number; most: number },
): Promise<void> {
  const ofUser = trx.selectFrom('sessions').where('userId', '=', userId)
  const newest = ofUser.select('sessionId').orderBy('sessionId', 'desc').limit(most)
  await endSessions(trx, { reason: 'session.tooMany', now }, (sessions) =>
    sessions.where('userId', '=', userId).where('sessionId', 'not in', newest),
  )
}

/** Ends this session; the others of the same person go on. */
export async function logout({ db, actor, now, cookies }: Call): Promise<null> {
  await db
    .transaction()
    .execute((trx) =>
      endSessions(trx, { reason: 'session.signedOut', now }, (sessions) =>
        sessions.where('sessionId', '=', actor.sessionId),
      ),
    )
  if (actor.cookieHash !== null) cookies?.keep(sessionCookie, '', 0)
  return null
}
