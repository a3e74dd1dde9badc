import { isAsked, isRequired, type Field } from '@atrium/contract/kind/field-kind'
import { calculatedOf, type Line, type LinesSettings } from '@atrium/contract/kind/fields/lines/line-values'
import { nameFieldOf, targetOf } from '@atrium/contract/kind/fields-of'
import { textIn } from '@atrium/contract/language'
import { IconButton } from '@atrium/ui/button'
import { Form } from 'antd'
import { memo } from 'react'
import { useLanguage, useText } from '#shared/i18n/text'
import { cellOf, drawValue } from '../cells/cells'
import type { KindInputProps } from '../inputs/kind-input'
import { LineFields } from './line-fields'
import css from './lines.module.css'
import { texts } from './text'

/** The names of the records that references name, by field and id. */
export type KnownNames = Readonly<Record<string, ReadonlyMap<unknown, string>>>

/** The parts of a line that are the same for all lines of a form. */
export interface LineParts extends Pick<KindInputProps, 'choices' | 'loaded'> {
  /** The name of the lines in the form. */
  readonly name: string
  readonly settings: LinesSettings
  readonly names: KnownNames
}

export interface LineActions {
  readonly copy: (index: number) => void
  readonly move: (from: number, to: number) => void
  readonly remove: (index: number) => void
}

interface LineRowProps {
  of: LineParts
  index: number
  count: number
  actions: LineActions
}

/** One line of the input of lines: a row, or a card where there is little room. Another line renders it again only where its own place changes. */
export const LineRow = memo(
  ({ of, index, count, actions }: LineRowProps) => {
    const t = useText(texts)
    const line = index + 1
    return (
      <div className={css.line} role="group" aria-label={t('lineNo', { line })} data-line={index}>
        <span className={css.number}>{line}</span>
        <LineFields index={index}>
          {Object.entries(of.settings.fields).map(([field, own]) => (
            <div key={field} className={css.cell} data-field={field}>
              {isAsked(own) ? (
                <LineInput of={of} index={index} field={[field, own]} />
              ) : (
                <CalculatedCell of={of} index={index} field={[field, own]} />
              )}
            </div>
          ))}
        </LineFields>
        <span className={css.tools}>
          <IconButton
            icon="lucide:arrow-up"
            label={t('moveUp', { line })}
            disabled={index === 0}
            onClick={() => actions.move(index, index - 1)}
          />
          <IconButton
            icon="lucide:arrow-down"
            label={t('moveDown', { line })}
            disabled={index === count - 1}
            onClick={() => actions.move(index, index + 1)}
          />
          <IconButton
            icon="lucide:copy"
            label={t('copyLine', { line })}
            disabled={count >= of.settings.most}
            onClick={() => actions.copy(index)}
          />
          <IconButton icon="lucide:trash-2" label={t('removeLine', { line })} onClick={() => actions.remove(index)} />
        </span>
      </div>
    )
  },
  (before, after) =>
    before.of === after.of &&
    before.index === after.index &&
    before.actions === after.actions &&
    isLast(before) === isLast(after) &&
    isFull(before) === isFull(after),
)

const isLast = ({ index, count }: LineRowProps) => index === count - 1
const isFull = ({ of, count }: LineRowProps) => count >= of.settings.most

interface CellProps {
  of: LineParts
  index: number
  field: readonly [string, Field]
}

function LineInput({ of, index, field: [name, field] }: CellProps) {
  const language = useLanguage()
  const form = Form.useFormInstance()
  const Input = of.loaded?.[field.kind.name]
  if (!Input) return null
  const value: unknown = form.getFieldValue([of.name, index, name])
  const known = of.names[name]?.get(value)
  return (
    <Input
      name={name}
      choiceName={`${of.name}.${name}`}
      label={textIn(language, field)}
      required={isRequired(field)}
      hint={undefined}
      record={targetOf(field) && known !== undefined ? { [name]: value, [nameFieldOf(name)]: known } : undefined}
      field={field}
      choices={of.choices}
      loaded={of.loaded}
    />
  )
}

/** A value that the line calculates while it is filled in, with the error of the server at it. Watching the values would compare all of them for each line. */
function CalculatedCell({ of, index, field: [name, field] }: CellProps) {
  const language = useLanguage()
  const label = textIn(language, field)
  const lineIn = (values: Values) => (values[of.name] as readonly Line[] | undefined)?.[index]
  return (
    <Form.Item<Values> noStyle shouldUpdate={(before, after) => lineIn(before) !== lineIn(after)}>
      {({ getFieldValue }) => {
        const row = calculatedOf(of.settings, (getFieldValue([of.name, index]) ?? {}) as Line)
        return (
          <Form.Item name={name} label={label} getValueProps={() => ({})}>
            <output className={css.calculated} data-align={cellOf(field).align}>
              {drawValue(name, field, row, { label, isLarge: false, language }) ?? '—'}
            </output>
          </Form.Item>
        )
      }}
    </Form.Item>
  )
}

type Values = Readonly<Record<string, unknown>>
