import type { RecordChange as Change } from 'atrium/contract/system/log/operation-log'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { useText } from '#shared/i18n/text'
import { ChangedFields, FieldValues } from '#shared/crud/details/change/changed-fields'
import { recordFields } from '#shared/crud/details/change/record-fields'
import { useWords } from '../use-words'
import css from './record-change.module.css'
import { RecordLinks } from './record-links'
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
  const { same } = recordFields(target, before, after)
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
      <ChangedFields target={target} change={change} />
      {before && after && same.length > 0 && (
        <details>
          <summary>{t('same', { total: same.length })}</summary>
          <FieldValues target={target} fields={same.map(({ name, after }) => ({ name, value: after }))} />
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
