import { cdp } from 'vitest/browser'

/** Gives the browser an authenticator that has passkeys and is touched at once. `recognise` says whether the person passes its check: else it is as if they cancelled the dialog. */
export async function giveAuthenticator() {
  await cdp().send('WebAuthn.enable')
  const { authenticatorId } = await cdp().send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recognise: (isUserVerified: boolean) => cdp().send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** Takes the authenticators away. */
export const takeAuthenticators = () => cdp().send('WebAuthn.disable')
