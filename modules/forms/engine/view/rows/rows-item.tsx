import { Button, Form } from 'antd'
import { useMemo } from 'react'
import { limits, type Field, type RowValues } from '../../schema/form'
import { textIn } from '../../schema/form-texts'
import { rowForm, workerOf } from '../../schema/form-values'
import { isRows, rowFieldsOf } from '../../schema/kinds/rows'
import { FieldView } from '../field-item'
import { useForm, useFormState } from '../form-context'
import { rowDefaults } from '../form-store'
import css from './rows-item.module.css'
import { RowSums } from './row-sums'

const none: readonly RowValues[] = []

const isNeeded = ({ rules = [] }: Field) => rules.some(({ rule }) => rule === 'required')

/** A field of rows: each row has the inputs of its fields, with their errors. */
export function RowsItem({ field }: { field: Field }) {
  const { key } = field
  const { id, store, language, texts } = useForm()
  const value = useFormState(({ values }) => values[key])
  const errors = useFormState((state) => state.errors)
  const isRequired = useFormState(({ required }) => required.has(key))
  const work = useMemo(() => workerOf(rowForm(field)), [field])
  const fields = rowFieldsOf(field)
  const rows = isRows(value) ? value : none
  const most = Math.min(
    limits.rows,
    ...(field.rules ?? []).flatMap((rule) => (rule.rule === 'count' ? (rule.max ?? []) : [])),
  )
  const put = (next: readonly RowValues[]) => store.set(key, next)
  const note = errors[key] ?? textIn(language, field.help)
  const label = textIn(language, field.label) || key
  return (
    <div className={css.rows} data-field={key} data-kind="rows" style={{ '--columns': fields.length }}>
      <Form.Item
        label={<span id={`${id}-${key}-label`}>{label}</span>}
        required={isRequired}
        validateStatus={errors[key] ? 'error' : undefined}
        help={note && <span id={`${id}-${key}-note`}>{note}</span>}
      >
        <div role="group" aria-labelledby={`${id}-${key}-label`} aria-describedby={`${id}-${key}-note`}>
          {rows.length > 0 && (
            <div className={css.table}>
              <div className={css.head} aria-hidden="true">
                {fields.map((one) => (
                  <span key={one.key} className={isNeeded(one) ? css.required : undefined}>
                    {textIn(language, one.label)}
                  </span>
                ))}
              </div>
              {[...rows.entries()].map(([at, row]) => {
                const { values, shown, required, linked } = work(row)
                return (
                  <div key={at} role="group" className={css.row} aria-label={texts.row(at + 1)}>
                    <span className={css.number}>{texts.row(at + 1)}</span>
                    {fields.map((one) => (
                      <div key={one.key} className={css.cell}>
                        {shown.has(one.key) && (
                          <FieldView
                            field={{ ...one, width: 12 }}
                            id={`${id}-${key}-${at}-${one.key}`}
                            value={values[one.key]}
                            error={errors[`${key}.${at}.${one.key}`]}
                            isRequired={required.has(one.key) && !linked.has(one.key)}
                            isLinked={linked.has(one.key)}
                            set={(_, cell) => put(rows.with(at, { ...row, [one.key]: cell }))}
                            leave={() => store.leave(`${key}.${at}.${one.key}`)}
                          />
                        )}
                      </div>
                    ))}
                    <Button
                      className={css.remove}
                      aria-label={texts.removeRow(at + 1)}
                      onClick={() => put(rows.toSpliced(at, 1))}
                    >
                      {texts.remove}
                    </Button>
                  </div>
                )
              })}
            </div>
          )}
          <div className={css.foot}>
            <Button disabled={rows.length >= most} onClick={() => put([...rows, rowDefaults(field)])}>
              {texts.addRow}
            </Button>
            <RowSums fields={fields} rows={rows} />
          </div>
        </div>
      </Form.Item>
    </div>
  )
}
