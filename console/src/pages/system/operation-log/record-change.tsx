import { useText } from '../../../shared/i18n/text'
import css from './record-change.module.css'
import { recordFields, type RecordField } from './record-fields'
import { texts } from './text'

interface RecordChangeProps {
  /** Which record it is. */
  name: string
  /** Null where it was not there yet. */
  before: Record<string, unknown> | null
  /** Null where it is gone. */
  after: Record<string, unknown> | null
}

/** What an operation made of one record: the fields that differ side by side, the others folded away. */
export function RecordChange({ name, before, after }: RecordChangeProps) {
  const t = useText(texts)
  const { changed, same } = recordFields(before, after)
  const heads: Heads = [before ? t('before') : t('wasNotThere'), after ? t('after') : t('isNotThere')]
  return (
    <section className={css.record} aria-label={name}>
      <h4>{name}</h4>
      {changed.length > 0 && <Fields fields={changed} heads={heads} isMarked={before !== null && after !== null} />}
      {same.length > 0 && (
        <details>
          <summary>{t('same', { total: same.length })}</summary>
          <Fields fields={same} heads={heads} />
        </details>
      )}
    </section>
  )
}

type Heads = readonly [before: string, after: string]

function Fields({ fields, heads, isMarked }: { fields: readonly RecordField[]; heads: Heads; isMarked?: boolean }) {
  const t = useText(texts)
  return (
    <table className={`${css.fields} ${isMarked ? css.marked : ''}`}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Value value={before} />
            </td>
            <td>
              <Value value={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ value }: { value: unknown }) {
  const t = useText(texts)
  if (value === undefined) return <i>—</i>
  if (value === '') return <i>{t('emptyText')}</i>
  return typeof value === 'string' ? value : JSON.stringify(value)
}
