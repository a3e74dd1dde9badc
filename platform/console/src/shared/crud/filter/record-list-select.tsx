import { useQuery } from '@tanstack/react-query'
import { Select, Spin } from 'antd'
import { useState } from 'react'
import { useOffName } from '#shared/crud/off-name'
import { leastWidth, useFoundChoices, wanted, type ChoiceCall } from '#shared/crud/form/fields/record-select'
import { texts } from '#shared/crud/text'
import { useText } from '#shared/i18n/text'

interface RecordListSelectProps {
  id: string
  call: ChoiceCall
  /** The reference, as the query of the call names it. */
  field: string
  placeholder: string
  value: readonly number[]
  onChange: (ids: readonly number[]) => void
}

/** A select for several records of another kind, found on the server as one is by `RecordSelect`. */
export function RecordListSelect({ id, call, field, placeholder, value, onChange }: RecordListSelectProps) {
  const t = useText(texts)
  const offName = useOffName()
  const found = useFoundChoices(call, field)
  const [picked, setPicked] = useState<ReadonlyMap<number, string>>(new Map())
  const unknown = value.filter((one) => !picked.has(one))
  const reading = useQuery({ ...wanted(call, { field, ids: unknown.slice(0, 100) }), enabled: unknown.length > 0 })
  const nameOf = (one: number) =>
    picked.get(one) ??
    reading.data?.items.find((record) => record.id === one)?.name ??
    (reading.isFetching ? '…' : t('outOfScope'))
  const options = found.items.map(({ id: recordId, name, status }) => ({
    value: recordId,
    label: offName(name, { status }),
  }))
  return (
    <Select<number[]>
      id={id}
      mode="multiple"
      maxTagCount="responsive"
      allowClear
      placeholder={placeholder}
      popupMatchSelectWidth={leastWidth}
      value={[...value]}
      labelRender={({ value: one }) => nameOf(Number(one))}
      options={options}
      showSearch={{ filterOption: false, onSearch: found.type }}
      onOpenChange={found.open}
      onChange={(ids) => {
        const names = found.items
          .filter((record) => ids.includes(record.id))
          .map(({ id: one, name }) => [one, name] as const)
        setPicked((now) => new Map([...now, ...names]))
        onChange(ids)
      }}
      notFoundContent={
        <div role="status">
          {found.state === 'loading' ? <Spin size="small" aria-label={t('loading')} /> : t(found.state)}
        </div>
      }
    />
  )
}
