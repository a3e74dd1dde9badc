import { createStore } from 'zustand'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { can } from '#shared/session/user/access'

/** The secret that was made last, as long as it shows; it is kept nowhere else. */
export const shownSecret = createStore<{ readonly secret: string | undefined }>(() => ({ secret: undefined }))

/** Ends the showing of a secret. */
export const forgetSecret = (): void => shownSecret.setState({ secret: undefined })

/** Makes a new secret of a webhook and shows it; nothing for those who may not. An error was shown by `request`. */
export async function showNewSecret(webhookId: number): Promise<void> {
  if (!can(api.webhooks.secret)) return
  await request(api.webhooks.secret, { body: { webhookId } }).then(
    ({ secret }) => shownSecret.setState({ secret }),
    () => undefined,
  )
}
