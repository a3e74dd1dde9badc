import { api } from '#calls/forms'
import { pagedSource } from '#shared/crud/rows/list-source'
import { anyText, oneOf } from '#shared/crud/rows/use-list-params'
import { formStates } from '../../../../contract/form.rules'

export const source = pagedSource(api.forms.list, {
  filters: { title: anyText, state: oneOf(...formStates) },
  sorts: ['title', 'updatedAt'],
})
