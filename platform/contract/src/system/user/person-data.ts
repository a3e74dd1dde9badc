import * as z from 'zod'
import { audit } from '../../audit'
import { archive, timeZone } from '../../download'
import { endpoint } from '../../endpoint'
import { id, queryId, version } from '../../fields'
import { user } from '../user.record'

/** One kind of a person's data, such as their sign-ins or the entries of forms that they sent. */
const kind = {
  /** Its name in the file and in `kinds` of `anonymise`, such as `signIns` or `forms.entries`. */
  key: z.string(),
  /** In the language asked for. */
  name: z.string(),
  rows: z.int().min(0),
}

export const ExportedKind = z
  .strictObject({
    ...kind,
    files: z.int().min(0),
    /** Some rows are outside of the reader's data scope, and left out. */
    isPartial: z.boolean(),
  })
  .meta({ id: 'ExportedKind' })
export type ExportedKind = z.output<typeof ExportedKind>

export const AnonymisedKind = z
  .strictObject({
    ...kind,
    /** Says what is done with the rows, or why they stay, in the language asked for. */
    effect: z.string(),
    /** Whether that is done in any case, only where it is chosen, or the rows stay as they are. */
    choice: z.enum(['always', 'chosen', 'kept']),
  })
  .meta({ id: 'AnonymisedKind' })
export type AnonymisedKind = z.output<typeof AnonymisedKind>

const ofUser = z.strictObject({ userId: queryId })

/**
 * The data of one person, to hand it to them or to make them anonymous. Both are rejected with 403 for a user with rights that the caller lacks; what each would
 * do may be read of everybody in scope.
 */
export const personData = {
  /** Counts what the export would hold: the kinds of which there is something. */
  preview: endpoint('GET /api/system/user/data', {
    access: 'system:user:exportData',
    query: ofUser,
    reply: z.array(ExportedKind),
    summary: 'Count the data of a user by kind',
  }),
  /** A zip of a JSON file for each kind, files, `index.json` and `README.txt`. A POST, since it has a row in the operation log. */
  exportData: endpoint('POST /api/system/user/data', {
    access: 'system:user:exportData',
    query: ofUser.extend({ timeZone }),
    reply: archive,
    audit: audit('export', user, '导出个人数据', 'Export data of a user'),
  }),
  /** Returns what `anonymise` would do to each kind of which there is something, and the name that the account gets. */
  anonymityPreview: endpoint('GET /api/system/user/anonymity', {
    access: 'system:user:anonymise',
    query: ofUser,
    reply: z
      .strictObject({ pseudonym: z.string(), version, kinds: z.array(AnonymisedKind) })
      .meta({ id: 'AnonymityPreview' }),
    summary: 'Read what making a user anonymous would change',
  }),
  /**
   * Makes a user anonymous for good: the account gets a pseudonym, is disabled, and loses all that says who it was. `kinds` names those that are
   * only changed where they are chosen; `username` is typed by the caller, as a confirmation.
   */
  anonymise: endpoint('PUT /api/system/user/anonymity', {
    access: 'system:user:anonymise',
    body: z
      .strictObject({
        userId: id,
        username: z.string().max(100),
        kinds: z.array(z.string().max(100)).max(200),
        version,
      })
      .meta({ id: 'Anonymisation' }),
    reply: z.null(),
    audit: audit('anonymise', user, '用户匿名化', 'Make user anonymous'),
  }),
}
