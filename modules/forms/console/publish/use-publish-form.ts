import { request, useWrite, can } from 'atrium/console/data'
import { notify } from 'atrium/console/feedback'
import { useRecordForm, type OnSaved } from 'atrium/console/form'
import { useText } from 'atrium/console/text'
import { api } from '#calls/forms'
import type { FormDetails } from '../../contract/form'
import { publishToAll, type Audience } from '../../contract/form.rules'
import { texts } from './text'

interface Values {
  audience: Audience
  roleIds: number[]
  deptIds: number[]
  once: boolean
  opensAt: string | null
  closesAt: string | null
}

const blank: Values = { audience: 'all', roleIds: [], deptIds: [], once: false, opensAt: null, closesAt: null }

/** A draft is offered to everybody only by those who may publish to them. */
const valuesOf = ({ state, audience, roleIds, deptIds, once, opensAt, closesAt }: FormDetails): Values => ({
  audience: state === 'draft' && !can(publishToAll) ? 'chosen' : audience,
  roleIds,
  deptIds,
  once,
  opensAt,
  closesAt,
})

/**
 * Opens and sends the drawer that publishes a form, drawn by `PublishForm`: `edit(formId)` opens it. It publishes the draft as it is
 * saved, so save first.
 */
export function usePublishForm(onSaved: OnSaved) {
  const t = useText(texts)
  const write = useWrite()
  return useRecordForm({
    kind: 'form',
    onSaved,
    blank,
    read: (formId) => request(api.forms.read, { query: { formId } }),
    valuesOf,
    save: async (values, record) => {
      const { formId, version } = record!
      const isChosen = values.audience === 'chosen'
      const chosen = isChosen ? { roleIds: values.roleIds, deptIds: values.deptIds } : { roleIds: [], deptIds: [] }
      const body = { ...values, ...chosen, formId, version }
      const number = await write(api.forms.publish, { body }, { isInForm: true, done: false })
      notify.success(t('published', { number }))
    },
  })
}
