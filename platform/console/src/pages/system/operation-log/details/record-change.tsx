import type { RecordChange as Change } from '@atrium/contract/system/operation-log'
import { StatusTag } from '@atrium/ui/feedback/status-tag'
import { useText } from '#shared/i18n/text'
import { useWords } from '../use-words'
import { FieldValue } from './field-value'
import { useFieldLabel } from './field-words'
import css from './record-change.module.css'
import { isEmpty, listChange, recordFields, type RecordField } from './record-fields'
import { RecordLinks } from './record-links'
import { ReferredNames } from './referred-name'
import { texts } from './text'

interface RecordChangeProps {
  target: string
  change: Change
  /** Called when a link leads away from the list. */
  onLeave: () => void
}

/** The change of one record: the fields that differ side by side, the others folded. */
export function RecordChange({ target, change, onLeave }: RecordChangeProps) {
  const t = useText(texts)
  const { targetName } = useWords()
  const { id, before, after, isGone } = change
  const { changed, same } = recordFields(target, before, after)
  const name = change.name || `${targetName(target)} #${id}`
  return (
    <section className={css.record} aria-label={name}>
      <div className={css.head}>
        <h3>{name}</h3>
        <small>
          {targetName(target)} #{id}
        </small>
        <ChangeTag change={change} />
        {isGone && after && <small>{t('gone')}</small>}
        <RecordLinks target={target} change={change} onLeave={onLeave} />
      </div>
      <Changed {...{ target, change, fields: changed }} />
      {before && after && same.length > 0 && (
        <details>
          <summary>{t('same', { total: same.length })}</summary>
          <Values target={target} fields={same.map(({ name, after }) => ({ name, value: after }))} />
        </details>
      )}
    </section>
  )
}

function ChangeTag({ change: { before, after } }: { change: Change }) {
  const t = useText(texts)
  if (!before) return <StatusTag tone="success">{t('added')}</StatusTag>
  return after ? <StatusTag>{t('changed')}</StatusTag> : <StatusTag tone="danger">{t('deleted')}</StatusTag>
}

function Changed({ target, change, fields }: { target: string; change: Change; fields: readonly RecordField[] }) {
  const t = useText(texts)
  const { before, after } = change
  if (before && after && fields.length > 0) return <Differences target={target} fields={fields} />
  if (before && after) return <p className={css.none}>{t('noFields')}</p>
  const values = fields.map((field) => ({ name: field.name, value: before ? field.before : field.after }))
  return (
    <Values
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
function Values({ target, fields }: TableProps<{ name: string; value: unknown }>) {
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
