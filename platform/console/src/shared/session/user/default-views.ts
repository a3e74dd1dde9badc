import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { useSession } from './session'

/** Reads with which views lists open, after one was changed. Without an answer the next session has them. */
export async function rereadDefaultViews(): Promise<void> {
  const user = await request(api.session.userInfo, undefined, { message: false }).catch(() => undefined)
  if (user) useSession.setState({ defaultViews: user.defaultViews })
}
