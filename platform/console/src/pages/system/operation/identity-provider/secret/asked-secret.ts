import { createStore } from 'zustand'
import { api } from '#shared/api/api'
import { can } from '#shared/session/user/access'

interface Asked {
  readonly providerId: number
  /** Undefined for a provider that was just saved. */
  readonly name?: string
}

/** The provider whose secret is asked for. */
export const askedSecret = createStore<{ readonly asked: Asked | undefined }>(() => ({ asked: undefined }))

/** Asks for the secret of a provider; nobody else than who may set it. */
export function askForSecret(asked: Asked): void {
  if (can(api.identityProviders.secret)) askedSecret.setState({ asked })
}

/** Closes the dialog. */
export const forgetAsked = (): void => askedSecret.setState({ asked: undefined })
