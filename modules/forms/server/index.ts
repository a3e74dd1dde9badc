import type { ModuleServer } from '#server/call/resource'
import { entryResource } from './entry/entry.routes'
import { fillingResource } from './filling/filling.routes'
import { formsWaiting } from './filling/waiting'
import { formResource } from './form/form.routes'
import { introduction } from './introduction'
import { up as formTables } from './migrations/0001-forms'
import { up as draftTable } from './migrations/0002-drafts'

export const forms: ModuleServer = {
  resources: { form: formResource, entry: entryResource, filling: fillingResource },
  migrations: { '0001-forms': { up: formTables }, '0002-drafts': { up: draftTable } },
  panels: { waiting: formsWaiting },
  introduction,
}
