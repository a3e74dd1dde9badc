import { createStore } from 'zustand'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { readToken } from '#shared/session/token/token'
import { can } from '#shared/session/user/access'

/** The secret that was made last, as long as it shows; it is kept nowhere else. */
export const shownSecret = createStore<{ readonly secret: string | undefined }>(() => ({ secret: undefined }))

/** Whether the page is open; another object each time that it opens. */
let opening: object | undefined

/** Closes a secret that shows. */
export const forgetSecret = (): void => shownSecret.setState({ secret: undefined })

/** Lets secrets show until the page is left, which the returned function says. Nobody who comes to the page later sees one, in whatever session. */
export function openForSecrets(): () => void {
  opening = {}
  return () => {
    opening = undefined
    forgetSecret()
  }
}

/**
 * Makes a new secret of a webhook and shows it, unless the page was left or the session has changed by then; nothing for those who may not. An
 * error was shown by `request`.
 */
export async function showNewSecret(webhookId: number): Promise<void> {
  if (!opening || !can(api.webhooks.secret)) return
  const [begun, token] = [opening, readToken()]
  await request(api.webhooks.secret, { body: { webhookId } }).then(
    ({ secret }) => {
      if (opening === begun && readToken() === token) shownSecret.setState({ secret })
    },
    () => undefined,
  )
}
