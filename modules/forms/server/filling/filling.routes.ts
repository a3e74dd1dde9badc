import { readChoices, resource } from 'atrium/server'
import { formFilling } from '../../contract/filling'
import { targets } from '../entry/names'
import { deleteDrafts, readDraft, saveDraft } from './draft'
import { prepareEntry } from './filling-writes'
import { listOffered, readOffered } from './offer'
import { pageOfOwnEntries, readOwnEntry } from './own-entries'

export const routes = resource(formFilling, {
  list: (call) => listOffered(call),
  read: async (call, { query: { formId } }) => ({
    ...(await readOffered(call, formId)),
    draft: await readDraft(call, formId),
  }),
  send: { prepare: prepareEntry },
  saveDraft: (call, { body }) => saveDraft(call, body),
  deleteDraft: (call, { query: { formId } }) =>
    call.deps.write((trx) => deleteDrafts(trx, { userId: call.actor.userId, formId })),
  choices: (call, { query }) => readChoices(call, targets[query.field], query),
  ownEntries: (call, { query }) => pageOfOwnEntries(call, query),
  readOwn: (call, { query }) => readOwnEntry(call, query.entryId),
})
