import { linesOf, type Line, type LinesSettings } from 'atrium/contract/kind/fields/lines/line-values'
import { nameFieldOf, referenceFields } from 'atrium/contract/kind/fields-of'
import { Form } from 'antd'
import { useMemo, useState } from 'react'
import { useText } from '#shared/i18n/text'
import { ComparedFieldsContext, useComparedField, type ComparedFields } from '../../form/conflict/compared-fields'
import { RecordName } from '../../form/fields/record-select'
import type { KindInputProps } from '../inputs/kind-input'
import type { KnownNames, LineParts } from './line-parts'
import { LinesEditor } from './lines-editor'
import { LinesView } from './lines-view'
import { texts } from './text'

/** The input of lines: a table with an input in each cell, or cards where there is little room. */
export function LinesInput({ name, label, required, hint, field, record, choices, loaded }: KindInputProps) {
  const t = useText(texts)
  const settings = linesOf(field)!
  const names = useMemo(() => namesIn(settings, (record?.[name] ?? []) as readonly Line[]), [settings, record, name])
  const parts = useMemo<LineParts>(
    () => ({ name, settings, names, choices, loaded }),
    [name, settings, names, choices, loaded],
  )
  // Lines are compared as a whole: a cell has no name of its own among the fields of the form.
  const [ofCells] = useState<ComparedFields>(() => new Map())
  useComparedField(name, {
    label,
    textOf: (lines) => t('lineCount', { count: (lines as readonly Line[]).length }),
    renderValue: (lines) => (
      <LinesView
        settings={settings}
        lines={(lines as readonly Line[]).map((line) => withNames(parts, line))}
        label={label}
      />
    ),
  })
  const count = (_rule: unknown, lines: readonly Line[] = []) =>
    lines.length < settings.least
      ? Promise.reject(new Error(t('tooFew', { count: settings.least })))
      : Promise.resolve()
  return (
    <ComparedFieldsContext value={ofCells}>
      <Form.List name={name} rules={[{ validator: count }]}>
        {(rows, list, { errors }) => (
          <LinesEditor
            of={parts}
            rows={rows}
            list={list}
            label={label}
            hint={hint}
            isRequired={required}
            errors={<Form.ErrorList errors={errors} />}
          />
        )}
      </Form.List>
    </ComparedFieldsContext>
  )
}

/** The names that the record which is edited has of what its lines refer to. */
function namesIn(settings: LinesSettings, lines: readonly Line[]): KnownNames {
  const entries = referenceFields(settings).map((field) => {
    const known = lines.map((line) => [line[field], (line[nameFieldOf(field)] ?? '') as string] as const)
    return [field, new Map(known)] as const
  })
  return Object.fromEntries(entries)
}

/** A line of a form with the names of what it refers to; those that the record does not have are read. */
function withNames({ name, settings, names, choices }: LineParts, line: Line): Line {
  const entries = referenceFields(settings).map((field) => {
    const id = line[field]
    if (typeof id !== 'number' || !choices) return [nameFieldOf(field), '']
    const present = { id, name: names[field]?.get(id) ?? '' }
    const known = present.name ? { present } : {}
    return [
      nameFieldOf(field),
      <RecordName key={field} call={choices} field={`${name}.${field}`} value={id} {...known} />,
    ]
  })
  return { ...line, ...Object.fromEntries(entries) } as Line
}
