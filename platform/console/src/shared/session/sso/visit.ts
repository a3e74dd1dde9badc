import type { BegunSignIn } from 'atrium/contract/system/user/sso/sign-in'
import { keepBegun, type Begun } from './begun'
import { leaveTo } from './leave'

/**
 * Begins a visit of a provider and goes there. Settles only where the browser comes back to this page as it was left, or with the error of
 * the call.
 */
export async function visitProvider(
  visit: Omit<Begun, 'key'>,
  begin: (body: { providerId: number }) => Promise<BegunSignIn>,
): Promise<void> {
  const { address, key } = await begin({ providerId: visit.providerId })
  keepBegun({ ...visit, key })
  leaveTo(address)
  await new Promise((settle) => window.addEventListener('pageshow', settle, { once: true }))
}
