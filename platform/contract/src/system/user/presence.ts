import * as z from 'zod'
import { endpoint } from '../../endpoint'
import { id, queryId } from '../../fields'

/** The name of a kind of record in `recordKinds`. */
const kind = z
  .string()
  .regex(/^[a-z][A-Za-z]{0,39}$/)
  .meta({ examples: ['post'] })

/** Somebody else who has the record open. */
export const Present = z.strictObject({ userId: id, nickname: z.string(), avatar: z.string() }).meta({ id: 'Present' })
export type Present = z.output<typeof Present>

/**
 * Who has a record open in a form. Both calls are for people who may open the record on its page and have it in their scope, else it is not
 * found; they learn of people in their scope alone. Neither counts as use of the session, nor has a row in the operation log.
 */
export const presence = {
  /** Records that the caller has the record open. Returns the others who have it open: those who called within the last `presenceMillis`. */
  keep: endpoint('POST /api/presence', {
    access: 'signedIn',
    body: z.strictObject({ kind, id }).meta({ id: 'PresenceForm' }),
    reply: z.array(Present),
    isUse: false,
    summary: 'Say that a record is open, and see who else has it open',
  }),
  end: endpoint('DELETE /api/presence', {
    access: 'signedIn',
    query: z.strictObject({ kind, id: queryId }),
    reply: z.null(),
    isUse: false,
    summary: 'Say that a record is no longer open',
  }),
}
