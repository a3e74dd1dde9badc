import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { ErrorCode } from 'atrium/contract/error/codes'
import { sessionSeconds, type session } from 'atrium/contract/session'
import type { SignInResult } from 'atrium/contract/system/log/sign-in-log'
import { sql, type Selectable } from 'kysely'
import { noPassword } from '#server/credentials/no-password'
import { endSessions, sweepSessions } from '#server/services/session/session-end'
import { insertSessions } from '#server/services/session/session'
import { sessionCookie } from '#server/services/session/session-cookie'
import { browserCookie, trustBrowser, trustSeconds } from '#server/services/session/trusted-browser'
import { beginGrace } from '#server/services/user/factor-grace'
import { isProviderOnly } from '#server/services/session/sso/identity'
import { readOffered } from '#server/services/session/sso/provider'
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
import { mailOfNewDevice, mailOfRejectedSignIns, mailOfWrongCode } from './mails/sign-in-mail'
import { secondFactorError, type SecondFactor } from './factor/sign-in-code'
import { areLinksOffered } from './password-link/offered'
import { throttledOutcome, type Outcome } from './throttle'

export async function loginOptions(call: Call): Promise<Output<typeof session.loginOptions>> {
  const { db, deps } = call
  return {
    demoAccounts: deps.demo ? await findDemoAccounts(db, deps.product.demo) : [],
    brand: await readBrand(call),
    forgottenPassword: await areLinksOffered(call),
    providers: deps.identityClient ? await readOffered(db) : [],
    language: (await readSetLanguage(call)) ?? null,
  }
}

/** Opens a session for the right password, and the code of somebody with a second factor, and returns its token. */
export async function login(
  call: Call,
  { username, pass, keepBrowser, ...proof }: Parsed<typeof session.login>['body'],
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
      return outcomeOf(error)
    })
    if (user && error?.code === 'login.wrongCode') mailOfWrongCode(call, user.userId)
    if (error || !user) throw error ?? new AppError('login.unknownUser')
    const { userId, passwordHash } = user
    const token = await openSession(call, user, { username, hold: (trx) => holdUser(trx, userId, passwordHash) })
    if (keepBrowser && (proof.code !== undefined || proof.passkey)) await keepThisBrowser(call, userId)
    return token
  } catch (error) {
    throw await rejectSignIn(call, { username, userId: user?.userId }, error)
  }
}

/** Trusts the browser of a sign-in with a code. */
async function keepThisBrowser({ db, deps, cookies, agent, address, now }: Call, userId: number): Promise<void> {
  if (!cookies) return
  const replaced = cookies.read(browserCookie)
  const cookie = createToken()
  const hashes = {
    tokenHash: deps.sha256(cookie),
    replacedHash: replaced === undefined ? undefined : deps.sha256(replaced),
  }
  await db.transaction().execute((trx) => trustBrowser(trx, { userId, ...hashes, agent, address, now }))
  cookies.keep(browserCookie, cookie, trustSeconds)
}

type Account = Pick<Selectable<UserTable>, 'userId' | 'passwordHash' | 'passwordExpiresAt' | 'status'>

/** The errors that count as guesses. */
const guesses = new Set<string>([
  'login.unknownUser',
  'login.wrongPassword',
  'login.wrongCode',
  'password.wrong',
  'passkey.unknown',
  'passkey.wrong',
  'passkey.copied',
] satisfies ErrorCode[])

/** Returns what the error of a sign-in, or of a re-authentication, is for the throttle; undefined for none. */
export function outcomeOf(error: AppError | undefined): Outcome {
  if (!error) return 'right'
  return guesses.has(error.code) ? 'wrong' : 'unfinished'
}

/** Says why an account is not signed in to; undefined where it may be. The second factor comes last: it is used then. */
async function signInError(
  call: Call,
  user: Account | undefined,
  { password, ...second }: { readonly password: string } & SecondFactor,
): Promise<AppError | undefined> {
  // A user who does not exist takes the same work.
  const right = await call.deps.passwords.verify(user?.passwordHash ?? noPassword, password)
  if (!user) return new AppError('login.unknownUser')
  if (!right) return new AppError('login.wrongPassword')
  return (
    (await accountError(call, user)) ??
    (await localError(call, user.userId)) ??
    secondFactorError(call, user.userId, second)
  )
}

/** Says why nobody signs in to an account now, whatever they show; undefined where somebody may. */
export async function accountError(
  call: Call,
  { userId, status, passwordExpiresAt }: Omit<Account, 'passwordHash'>,
): Promise<AppError | undefined> {
  if (status === 0) return new AppError('login.disabled')
  if (passwordExpiresAt !== null && passwordExpiresAt <= call.now) return new AppError('login.passwordExpired')
  return (await isAddressAllowed(call, userId)) ? undefined : new AppError('login.address')
}

/** Says why somebody does not sign in here but at their identity provider; undefined where they may. */
export async function localError({ db }: Call, userId: number): Promise<AppError | undefined> {
  return (await isProviderOnly(db, userId)) ? new AppError('login.providerOnly') : undefined
}

const results: Readonly<Record<string, SignInResult>> = {
  'login.unknownUser': 'unknownUser',
  'login.wrongPassword': 'wrongPassword',
  'login.wrongCode': 'wrongCode',
  'passkey.unknown': 'wrongPasskey',
  'passkey.wrong': 'wrongPasskey',
  'passkey.copied': 'copiedPasskey',
  'sso.denied': 'provider',
  'sso.unreachable': 'provider',
  'sso.invalid': 'provider',
  'sso.unknown': 'noIdentity',
  'sso.emailTaken': 'noIdentity',
  'login.providerOnly': 'providerOnly',
  'login.disabled': 'disabled',
  'login.passwordExpired': 'passwordExpired',
  'login.address': 'address',
  'login.tooMany': 'throttled',
  'login.verify': 'throttled',
} satisfies Partial<Record<ErrorCode, SignInResult>>

/** Whether the roles of a user let them sign in from the address of the call. */
export async function isAddressAllowed(call: Call, userId: number): Promise<boolean> {
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
export async function rejectSignIn(
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

interface Opening {
  readonly username: string
  readonly hold: (trx: Database) => Promise<void>
  /** When they showed whose account it is; now unless it is given. */
  readonly reauthAt?: number
  /** Runs in the transaction with the id of the session. */
  readonly opened?: (trx: Database, sessionId: number) => Promise<void>
}

/** Opens a session for somebody who may have one, and returns its token. `hold` makes other sign-ins of them wait, and sees whether what they showed is still right. */
export async function openSession(
  call: Call,
  { userId }: { readonly userId: number },
  { username, hold, reauthAt = call.now, opened }: Opening,
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
    reauthAt,
    address,
    agent,
  }
  const expiresAt = now + sessionSeconds * 1000
  const settings = await readPlatformSettings(call)
  // A mail plans the job that sends it, which takes a turn of writes.
  const inTransaction: Deps['write'] = deps.mail ? deps.write : (work) => db.transaction().execute(work)
  await inTransaction(async (trx) => {
    await hold(trx)
    await sweepSessions(trx, { now, deps })
    await insertSessions(trx, [{ ...session, expiresAt }])
    if (opened) await opened(trx, await sessionOf(trx, session.tokenHash))
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

async function sessionOf(trx: Database, tokenHash: string): Promise<number> {
  const row = trx.selectFrom('sessions').where('tokenHash', '=', tokenHash).select('sessionId')
  return (await row.executeTakeFirstOrThrow()).sessionId
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
