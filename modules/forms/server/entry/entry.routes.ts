import { resource } from 'atrium/server'
import { formEntries } from '../../contract/entry'
import { listForms, pageOfEntries, readEntry, readFields } from './entry'
import { exportEntries } from './entry-export'
import { deleteEntries } from './entry-writes'

export const routes = resource(formEntries, {
  forms: (call) => listForms(call),
  fields: (call, { query }) => readFields(call, query.formId),
  list: (call, { query }) => pageOfEntries(call, query),
  read: (call, { query }) => readEntry(call, query.entryId),
  delete: (call, { query }) => deleteEntries(call, query.ids),
  export: (call, { query }) => exportEntries(call, query),
})
