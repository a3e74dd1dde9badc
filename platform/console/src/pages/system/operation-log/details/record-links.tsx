import type { RecordChange } from 'atrium/contract/system/log/operation-log'
import { use } from 'react'
import { Link } from 'react-router'
import { records } from '#shared/api/records'
import { References } from '#shared/crud/details/change/referred-name'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import css from './record-change.module.css'
import { texts } from './text'

interface RecordLinksProps {
  target: string
  change: RecordChange
  onLeave: () => void
}

/** The way to the record, as long as it is there and the reader may open it, and to all that was ever done to it. */
export function RecordLinks({ target, change, onLeave }: RecordLinksProps) {
  const t = useText(texts)
  const can = useCan()
  const about = useAbout(target, change)
  const page = records[about.target]?.page
  const mayOpen = page && !about.isGone && page.needs.every((access) => can(access))
  const folder = about.target === 'dictData' ? `/${change.dictId}` : ''
  return (
    <span className={css.links}>
      {mayOpen && (
        <Link to={`${page.path}${folder}?record=${about.id}`} onClick={onLeave}>
          {t('open')}
        </Link>
      )}
      {about.id > 0 && (
        <Link to={`/system/operationLog?record=${about.target}:${about.id}`} onClick={onLeave}>
          {t('history')}
        </Link>
      )}
    </span>
  )
}

/** An ended session is nothing to look at; its user is. */
function useAbout(target: string, { id, isGone, before }: RecordChange) {
  const references = use(References)
  if (target !== 'session') return { target, id, isGone }
  const user = references.find(({ kind, id }) => kind === 'user' && id === before?.['userId'])
  return { target: 'user', id: user?.id ?? 0, isGone: user?.state !== 'shown' }
}
