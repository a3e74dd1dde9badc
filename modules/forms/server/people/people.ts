import { personTable, type PersonSources } from 'atrium/server'
import { form } from '../../contract/form.record'
import { drafts } from './drafts'
import { entries, entryNames } from './entries'
import { published } from './published'

/** The data of a person in the module: entries and drafts that they filled in, forms that they own or published. */
export const people: PersonSources = {
  formEntry: entries,
  entryNames,
  formDraft: drafts,
  form: personTable('forms', {
    name: { zh: '负责的表单', en: 'Forms that they own' },
    labels: form.fields,
    person: 'ownerId',
    id: 'formId',
    columns: ['formId', 'title', 'titleEn', 'state', 'updatedAt'],
    moments: ['updatedAt'],
  }),
  formVersion: published,
}
