import type { RecordChange } from 'atrium/contract/system/log/operation-log'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { useText } from '#shared/i18n/text'
import css from './changed-fields.module.css'
import { FieldValue } from './field-value'
import { useFieldLabel } from './field-words'
import { isEmpty, listChange, recordFields, type RecordField } from './record-fields'
import { isLines } from './lines/line-changes'
import { LineDifferences } from './lines/logged-lines'
import { ReferredNames } from './referred-name'
import { texts } from './text'

interface ChangedFieldsProps {
  /** The kind of record. */
  target: string
  change: Pick<RecordChange, 'before' | 'after'>
}

/** The fields of a record that an operation changed, before and after side by side; all of them where it added or deleted the record. */
export function ChangedFields({ target, change }: ChangedFieldsProps) {
  const t = useText(texts)
  const { before, after } = change
  const fields = recordFields(target, before, after).changed
  if (before && after && fields.length > 0) return <Differences target={target} fields={fields} />
  if (before && after) return <p className={css.none}>{t('noFields')}</p>
  const values = fields.map((field) => ({ name: field.name, value: before ? field.before : field.after }))
  return (
    <FieldValues
      target={target}
      fields={values.filter(({ name, value }) => !isEmpty(value) && !(name === 'pid' && !value))}
    />
  )
}

interface TableProps<T> {
  target: string
  fields: readonly T[]
}

/** The values of a record, where there are no others to compare them with. */
export function FieldValues({ target, fields }: TableProps<{ name: string; value: unknown }>) {
  const t = useText(texts)
  const label = useFieldLabel()
  if (fields.length === 0) return <p className={css.none}>{t('noFields')}</p>
  return (
    <table className={css.fields}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('value')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{label(target, name)}</th>
            <td>
              <FieldValue target={target} field={name} value={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Differences({ target, fields }: TableProps<RecordField>) {
  const t = useText(texts)
  const label = useFieldLabel()
  return (
    <table className={`${css.fields} ${css.compared}`}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">{label(target, field.name)}</th>
            <Difference target={target} field={field} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Difference({ target, field }: { target: string; field: RecordField }) {
  const t = useText(texts)
  const list = listChange(target, field)
  if (isLines(field.before) || isLines(field.after)) {
    const draw = (name: string, value: unknown) => <FieldValue target={target} field={name} value={value} />
    const lines = { before: (field.before ?? []) as object[], after: (field.after ?? []) as object[] }
    return (
      <td colSpan={2} className={css.list}>
        <LineDifferences target={target} field={field.name} {...lines} draw={draw} />
      </td>
    )
  }
  if (!list) {
    return [field.before, field.after].map((value, index) => (
      // The first is before, the second after.
      <td key={index === 0 ? 'before' : 'after'} className={index === 0 ? css.was : css.is}>
        <FieldValue target={target} field={field.name} value={value} />
      </td>
    ))
  }
  return (
    <td colSpan={2} className={css.list}>
      {(['added', 'removed'] as const).map(
        (part) =>
          list[part].length > 0 && (
            <div key={part}>
              <StatusTag tone={part === 'added' ? 'success' : 'danger'}>
                {t(part === 'added' ? 'putIn' : 'takenOut', { total: list[part].length })}
              </StatusTag>{' '}
              <ReferredNames kind={list.kind} ids={list[part]} />
            </div>
          ),
      )}
    </td>
  )
}
