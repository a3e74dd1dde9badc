import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { Secret, TOTP } from 'otpauth'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Returns the code that an app shows now for a key, as it is typed into the app. */
export const codeOf = (key = secret): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate()

/** Gives somebody an authenticator app, whose codes `codeOf` returns. */
export async function giveFactor({ engine: { db } }: MemoryRuntime, username: string): Promise<void> {
  const { userId } = await db
    .selectFrom('users')
    .where('username', '=', username)
    .select('userId')
    .executeTakeFirstOrThrow()
  const times = { createdAt: Date.now(), confirmedAt: Date.now(), lastUsedAt: null }
  await db
    .insertInto('factors')
    .values({ userId, kind: 'totp', name: '我的手机', secret, ...times })
    .execute()
}
