import type { ModuleServer } from 'atrium/server'
import { entryResource } from './entry/entry.routes'
import { fillingResource } from './filling/filling.routes'
import { formsWaiting } from './filling/waiting'
import { formResource } from './form/form.routes'
import { introduction } from './introduction'

export const server: ModuleServer = {
  resources: { form: formResource, entry: entryResource, filling: fillingResource },
  panels: { waiting: formsWaiting },
  introduction,
}
