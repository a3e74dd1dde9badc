import { api } from '#product/contract'
import { URI, type TOTP } from 'otpauth'
import type { Client, TestServer } from '../server'

/** Returns the code that an app shows at a moment, of the secret in an address. */
export const codeAt = (address: string, now: number): string =>
  (URI.parse(address) as TOTP).generate({ timestamp: now })

/** Turns on an authenticator app for somebody. Their code of the present moment is used by it. */
export async function turnOnTotp({ deps }: Pick<TestServer, 'deps'>, client: Client, name = 'Phone') {
  const begun = await client.get(api.ownFactors.begin, { body: { name } })
  const code = codeAt(begun.address, deps.now())
  const recoveryCodes = await client.get(api.ownFactors.confirm, { body: { factorId: begun.factorId, code } })
  return { ...begun, code, recoveryCodes }
}
