import type { WebhookEvent } from 'atrium/contract/system/operation/webhook'
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

const kindOf = ({ type }: WebhookEvent) => type.split('.')[0]!

/** Returns the groups of events in their order, each with the events of it. */
function groupsOf(events: readonly WebhookEvent[]): [string, WebhookEvent[]][] {
  const groups = new Map<string, WebhookEvent[]>()
  for (const event of events) groups.set(event.group, [...(groups.get(event.group) ?? []), event])
  return [...groups]
}

/** Several of the events that there are, by groups; or all of a kind, or all. */
function EventsInput({ name, label, required, hint }: InputProps) {
  const t = useText(texts)
  const form = useText(formTexts)
  const { data: events = [], isPending } = useQuery(queryOf(api.webhooks.events))
  const option = (value: string, text: string) => ({ value, label: `${text} · ${value}` })
  const options = [
    { value: allEvents, label: t('all') },
    ...groupsOf(events).map(([group, own]) => ({
      label: capital(group),
      options: [
        option(`${kindOf(own[0]!)}.*`, t('allOf', { group })),
        ...own.map((event) => option(event.type, event.name)),
      ],
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
