import { useSettings } from '#shared/settings/settings'
import type { SignInParts } from 'atrium/console/start'

/** Parts of the sign-in page of a product. */
export const parts: SignInParts = {
  Beside: () => <h2>Welcome to the shop</h2>,
  Below: () => <a href="https://shop.example/help">Help with signing in</a>,
  Footer: () => <p>Shop Ltd, {useSettings(({ dark }) => (dark ? 'dark' : 'light'))}</p>,
}

/** One that fails. */
export function Broken(): never {
  throw new Error('The part of the test fails.')
}
