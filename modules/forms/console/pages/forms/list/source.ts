import { pagedSource, anyText, oneOf } from 'atrium/console/list'
import { api } from '#calls/forms'
import { formStates } from '../../../../contract/form.rules'

export const source = pagedSource(api.forms.list, {
  filters: { title: anyText, state: oneOf(...formStates) },
  sorts: ['title', 'updatedAt'],
})
