import * as z from 'zod'
import { endpoint } from 'atrium/contract'

export const error = {
  /** Fails on purpose, for everybody: 403, 404, or 500 as after an error of the server, which is in its log with the request id. */
  cause: endpoint('GET /api/showcase/error', {
    access: 'signedIn',
    query: z.strictObject({ status: z.enum(['403', '404', '500']).meta({ examples: ['404'] }) }),
    reply: z.null(),
    summary: 'Fail on purpose',
  }),
}
