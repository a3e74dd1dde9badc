import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { queryOf, useCan } from 'atrium/console/data'
import { RadioField, SelectField, SwitchField, TreeField, DateTimeField, RecordForm } from 'atrium/console/form'
import { isOff, useOffName, treesOf } from 'atrium/console/list'
import { useText } from 'atrium/console/text'
import { api } from '#calls/forms'
import { publishToAll } from '../../contract/form.rules'
import { texts } from './text'
import type { usePublishForm } from './use-publish-form'

/** Publishes a form: for whom, how often and until when. */
export function PublishForm({ form }: { form: ReturnType<typeof usePublishForm> }) {
  const t = useText(texts)
  const mayAll = useCan()(publishToAll)
  return (
    <RecordForm form={form} titles={[t('title'), t('title')]} action={t('publish')}>
      <RadioField
        name="audience"
        label={t('audience')}
        hint={mayAll ? undefined : t('notToAll')}
        options={[
          { value: 'all', label: t('all'), disabled: !mayAll },
          { value: 'chosen', label: t('chosen') },
        ]}
      />
      <ChosenFields />
      <SwitchField name="once" label={t('once')} />
      <DateTimeField name="opensAt" label={t('opensAt')} hint={t('timeHint')} />
      <DateTimeField name="closesAt" label={t('closesAt')} hint={t('timeHint')} />
    </RecordForm>
  )
}

function ChosenFields() {
  const t = useText(texts)
  const offName = useOffName()
  const isChosen = Form.useWatch('audience') === 'chosen'
  const { data } = useQuery({ ...queryOf(api.forms.choices), enabled: isChosen })
  if (!isChosen) return null
  const { roles = [], depts = [] } = data ?? {}
  const roleOptions = roles.map((one) => ({ value: one.id, label: offName(one.name, one), disabled: isOff(one) }))
  return (
    <>
      <SelectField name="roleIds" label={t('roleIds')} options={roleOptions} multiple />
      <TreeField
        name="deptIds"
        label={t('deptIds')}
        hint={t('deptsHint')}
        trees={treesOf(depts, { id: ({ id }) => id, parent: ({ pid }) => pid, order: (one) => depts.indexOf(one) })}
        titleOf={(dept) => offName(dept.name, dept)}
        isFixed={isOff}
        multiple
      />
    </>
  )
}
