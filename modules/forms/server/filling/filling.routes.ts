import { resource } from '#server/call/resource'
import { formFilling } from '../../contract/filling'
import { prepareEntry } from './filling-writes'
import { listOffered, readOffered } from './offer'
import { pageOfOwnEntries, readOwnEntry } from './own-entries'

export const fillingResource = resource(formFilling, {
  list: (call) => listOffered(call),
  read: (call, { query }) => readOffered(call, query.formId),
  send: { prepare: prepareEntry },
  ownEntries: (call, { query }) => pageOfOwnEntries(call, query),
  readOwn: (call, { query }) => readOwnEntry(call, query.entryId),
})
