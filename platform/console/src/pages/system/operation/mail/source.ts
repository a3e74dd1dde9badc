import { messageStates } from 'atrium/contract/system/operation/message'
import { api } from '#shared/api/api'
import { pagedSource } from '#shared/crud/rows/list-source'
import { anyText, oneOf } from '#shared/crud/rows/use-list-params'

export const source = pagedSource(api.mails.list, {
  filters: { receiver: anyText, title: anyText, state: oneOf(...messageStates) },
  sorts: [],
})
