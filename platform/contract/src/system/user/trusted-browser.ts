import * as z from 'zod'
import { audit } from '../../audit'
import { endpoint } from '../../endpoint'
import { id, moment, queryIds } from '../../fields'
import { user } from '../user.record'

/** A browser in which a sign-in asks for no second factor. */
export const TrustedBrowser = z
  .strictObject({
    browserId: id,
    /** The `User-Agent` and the address of the sign-in that made it one. */
    agent: z.string(),
    address: z.string(),
    createdAt: moment,
    /** Its latest sign-in without a code; null before the first. */
    lastUsedAt: moment.nullable(),
    expiresAt: moment,
    /** That of the caller. */
    own: z.boolean(),
  })
  .meta({ id: 'TrustedBrowser' })
export type TrustedBrowser = z.output<typeof TrustedBrowser>

/** The browsers that the person trusts. They end with a change of the password, and with a factor that is removed. */
export const ownBrowsers = {
  list: endpoint('GET /api/user/browsers', {
    access: 'signedIn',
    reply: z.array(TrustedBrowser),
    message: 'queried',
    summary: 'List own trusted browsers',
  }),
  end: endpoint('DELETE /api/user/browsers', {
    access: 'signedIn',
    query: z.strictObject({ ids: queryIds }),
    reply: z.null(),
    audit: audit('edit', user, '移除受信任的浏览器', 'Remove own trusted browsers'),
  }),
}
