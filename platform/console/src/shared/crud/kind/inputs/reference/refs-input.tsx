import { namesFieldOf } from 'atrium/contract/kind/fields-of'
import { useQuery } from '@tanstack/react-query'
import { Form, Select, Spin } from 'antd'
import { useState } from 'react'
import { queryOf } from '#shared/api/query'
import { isOff, useOffName } from '#shared/crud/off-name'
import { texts as listTexts } from '#shared/crud/text'
import { useText } from '#shared/i18n/text'
import { useComparedField } from '../../../form/conflict/compared-fields'
import {
  createMark,
  createOption,
  noteOf,
  useFoundChoices,
  withNote,
  type ChoiceCall,
  type Creation,
} from '../../../form/fields/record-select'
import { texts } from '../../../form/text'
import { useCreation } from '../create/use-creation'
import type { KindInputProps } from '../kind-input'

type Names = ReadonlyMap<number, string>

/** The names of the records that the edited one refers to. */
function presentNames({ name, record }: KindInputProps): Names {
  const ids = (record?.[name] ?? []) as readonly number[]
  const names = (record?.[namesFieldOf(name)] ?? []) as readonly string[]
  return new Map(ids.map((id, at) => [id, names[at] ?? '']))
}

export function RefsInput(props: KindInputProps) {
  const { name, label, required, hint, choices } = props
  const t = useText(texts)
  const present = presentNames(props)
  const creation = useCreation(props.field)
  if (!choices) throw new Error(`The calls of the page have no choices for ${name}.`)
  useComparedField(name, {
    label,
    textOf: (ids) => (ids as number[]).map((id) => present.get(id) || String(id)).join(', '),
  })
  const rules = required ? [{ required: true, type: 'array' as const, message: t('choose', { label }) }] : []
  return (
    <>
      <Form.Item name={name} label={label} extra={hint} rules={rules}>
        <RecordsSelect call={choices} field={props.choiceName ?? name} present={present} creation={creation} />
      </Form.Item>
      {creation?.drawer}
    </>
  )
}

interface RecordsSelectProps {
  call: ChoiceCall
  field: string
  present: Names
  creation: Creation | undefined
  /** These come from the form. */
  id?: string
  value?: number[]
  onChange?: (ids: number[]) => void
}

const none: number[] = []

/** A select for several records, like `RecordSelect`. */
function RecordsSelect({ call, field, present, creation, id, value = none, onChange }: RecordsSelectProps) {
  const t = useText(listTexts)
  const inForm = useText(texts)
  const offName = useOffName()
  const found = useFoundChoices(call, field)
  const { items, total, state, type, open } = found
  const [picked, setPicked] = useState<Names>(new Map())
  const unknown = value.filter((one) => !picked.has(one) && !present.has(one))
  const reading = useQuery({ ...queryOf(call, { query: { field, ids: unknown } }), enabled: unknown.length > 0 })
  const read = new Map(reading.data?.items.map((record) => [record.id, record.name]))
  const nameOf = (one: number) => picked.get(one) || present.get(one) || read.get(one) || t('outOfScope')
  const more = items.length > 0 && total > items.length && t('moreChoices', { shown: items.length, total })
  return (
    <Select<number[]>
      id={id}
      mode="multiple"
      allowClear
      placeholder={inForm('pleaseChoose')}
      value={value}
      onChange={(next) => {
        if (next.includes(createMark)) return creation?.start(found.typed, (one) => onChange?.([...value, one]))
        setPicked(new Map([...picked, ...items.map((record) => [record.id, record.name] as const)]))
        onChange?.(next)
      }}
      options={[
        ...items.map((record) => ({
          value: record.id,
          label: offName(record.name, record),
          disabled: isOff(record) && !value.includes(record.id),
        })),
        ...createOption(creation, found),
      ]}
      labelRender={(option) => nameOf(Number(option.value))}
      showSearch={{ filterOption: false, onSearch: type }}
      onOpenChange={open}
      notFoundContent={state === 'loading' ? <Spin size="small" aria-label={t('loading')} /> : t(state)}
      popupRender={(menu) => withNote(menu, items.length === 0 && creation ? noteOf(state, t) : more)}
    />
  )
}
