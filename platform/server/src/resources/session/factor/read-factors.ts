import type { Factors } from 'atrium/contract/system/user/factor'
import type { Call } from '#server/call/call'
import { readFactors } from '#server/services/factor/factor'
import { readPasskeys } from '#server/services/factor/passkey'
import { countCodes } from '#server/services/factor/recovery-code'

const momentOf = (millis: number) => new Date(millis).toISOString()

/** Returns when a factor was added and used, as a reply has it. */
const timesOf = ({ createdAt, lastUsedAt }: { createdAt: number; lastUsedAt: number | null }) => ({
  createdAt: momentOf(createdAt),
  lastUsedAt: lastUsedAt === null ? null : momentOf(lastUsedAt),
})

/** Reads the factors of a user that count, and how many recovery codes are left. */
export async function factorsOf({ db }: Pick<Call, 'db'>, userId: number): Promise<Factors> {
  const apps = await readFactors(db, userId)
  const passkeys = await readPasskeys(db, userId)
  return {
    factors: apps.map(({ factorId, kind, name, ...row }) => ({ factorId, kind, name, ...timesOf(row) })),
    passkeys: passkeys.map(({ passkeyId, name, agent, ...row }) => ({ passkeyId, name, agent, ...timesOf(row) })),
    recoveryCodes: await countCodes(db, userId),
  }
}

/** Returns the names of the factors of a user, for the log; empty for none. */
export async function factorNames(db: Call['db'], userId: number): Promise<string> {
  const rows = [...(await readFactors(db, userId)), ...(await readPasskeys(db, userId))]
  return rows.map(({ name }) => name).join(', ')
}
