import { ColorPicker, Input, InputNumber, Select, Switch } from 'antd'
import { useId, type ChangeEvent } from 'react'
import { useText } from 'atrium/console/text'
import { texts } from '../text'
import type { Property, ShownPart, Values } from './part'
import css from './properties.module.css'

interface KnobsProps {
  part: ShownPart
  /** The values before the first change. */
  start: Values
  values: Values
  onChange: (name: string, value: unknown) => void
}

/** A control for each property of a simple kind. */
export function Knobs({ part, start, values, onChange }: KnobsProps) {
  const t = useText(texts)
  return (
    <div data-knobs className={css.knobs} role="group" aria-label={t('knobs')}>
      {part.properties
        .filter(({ kind, name }) => kind && !/className$/i.test(name))
        .map((property) => (
          <Knob
            key={property.name}
            property={property}
            isLong={String(start[property.name]).includes('\n')}
            value={values[property.name] ?? initialOf(property)}
            onChange={(value) => onChange(property.name, value)}
          />
        ))}
    </div>
  )
}

interface KnobProps {
  property: Property
  /** Text of several lines. */
  isLong: boolean
  value: unknown
  onChange: (value: unknown) => void
}

function Knob({ property, ...control }: KnobProps) {
  const id = useId()
  return (
    <div className={css.knob}>
      <label htmlFor={id} lang="en" translate="no">
        {property.name}
      </label>
      <Control id={id} property={property} {...control} />
    </div>
  )
}

function Control({ id, property, isLong, value, onChange }: KnobProps & { id: string }) {
  const { kind, name, choices, isRequired } = property
  if (kind === 'boolean')
    return <Switch id={id} size="small" aria-label={name} checked={value === true} onChange={onChange} />
  if (kind === 'number')
    return (
      <InputNumber
        id={id}
        value={value as number | undefined}
        onChange={(next) => (next !== null || !isRequired) && onChange(next ?? undefined)}
      />
    )
  if (kind === 'choice')
    return (
      <Select
        id={id}
        allowClear={!isRequired}
        value={value}
        options={choices?.map((choice) => ({ value: choice, label: choice }))}
        onChange={onChange}
      />
    )
  if (kind === 'colour')
    return <ColorPicker value={value as string} onChange={(colour) => onChange(colour.toHexString())} />
  const Field = isLong ? Input.TextArea : Input
  return (
    <Field
      id={id}
      {...(isLong && { rows: 4, spellCheck: false })}
      value={(value as string | undefined) ?? ''}
      onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value)}
    />
  )
}

/** The value behind the source of a default; undefined for one that is worked out. */
function initialOf({ initial, kind }: Property): unknown {
  if (initial === undefined) return undefined
  if (kind === 'number') return Number(initial)
  if (kind === 'boolean') return initial === 'true'
  return /^'(.*)'$/.exec(initial)?.[1]
}
