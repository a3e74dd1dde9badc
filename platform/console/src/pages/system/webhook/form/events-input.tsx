import { allEvents } from 'atrium/contract/system/operation/webhook-events'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { FieldItem } from '#shared/crud/form/field-item'
import { useComparedField } from '#shared/crud/form/conflict/compared-fields'
import { texts as formTexts } from '#shared/crud/form/text'
import type { InputProps } from '#shared/crud/kind/kind-page'
import { capital } from '#shared/crud/kind/kind-text'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'
import { eventGroups } from './event-groups'

/** Several of the events that there are, by groups; or all of a kind, or all. */
function EventsInput({ name, label, required, hint }: InputProps) {
  const t = useText(texts)
  const form = useText(formTexts)
  const { data: events = [], isPending } = useQuery(queryOf(api.webhooks.events))
  const option = (value: string, text: string) => ({ value, label: `${text} · ${value}` })
  const options = [
    { value: allEvents, label: t('all') },
    ...eventGroups(events).map(({ kind, name: group, events: own }) => ({
      label: capital(group),
      options: [option(`${kind}.*`, t('allOf', { group })), ...own.map((event) => option(event.type, event.name))],
    })),
  ]
  const rules = required ? [{ required: true, type: 'array' as const, message: form('choose', { label }) }] : []
  useComparedField(name, { label, textOf: (value) => (value as readonly string[]).join(', ') })
  return (
    <FieldItem name={name} label={label} extra={hint} rules={rules}>
      <Select
        mode="multiple"
        options={options}
        loading={isPending}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={form('pleaseChoose')}
        allowClear
      />
    </FieldItem>
  )
}

export const webhookForm = { inputs: { events: EventsInput } }
