import { formEntries } from './entry'
import { formEntry } from './entry.record'
import { formFilling } from './filling'
import { forms } from './form'
import { form } from './form.record'

export { forms as module } from '../module'

export const api = { forms, formEntries, formFilling }

export const records = { form, formEntry }
