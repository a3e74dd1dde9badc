import type { ModuleServer } from '#server/call/resource'
import { entryResource } from './entry/entry.routes'
import { fillingResource } from './filling/filling.routes'
import { formResource } from './form/form.routes'
import { up as formTables } from './migrations/0001-forms'

export const forms: ModuleServer = {
  resources: { form: formResource, entry: entryResource, filling: fillingResource },
  migrations: { '0001-forms': { up: formTables } },
}
