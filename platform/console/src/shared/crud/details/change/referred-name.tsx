import type { ReferredRecord } from 'atrium/contract/system/log/operation-log'
import { createContext, Fragment, use } from 'react'
import { useText } from '#shared/i18n/text'
import { Cut } from './cut'
import css from './changed-fields.module.css'
import { texts } from './text'

/** The records that the ids in the changes on the screen name. */
export const References = createContext<readonly ReferredRecord[]>([])

/** A record by its name and id: by the id alone where it is outside the reader's scope, which is said of one that is gone. */
export function ReferredName({ kind, id }: { kind: string; id: number }) {
  const t = useText(texts)
  const record = use(References).find((one) => one.kind === kind && one.id === id)
  return (
    <span className={css.referred}>
      {record?.name && `${record.name} `}
      <small>#{id}</small>
      {record?.state === 'gone' && <small> {t('gone')}</small>}
    </span>
  )
}

/** So many names are read at a glance. */
const fewNames = 8

export function ReferredNames({ kind, ids }: { kind: string; ids: readonly number[] }) {
  const t = useText(texts)
  if (ids.length === 0) return <i>{t('none')}</i>
  const names = ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && t('comma')}
      <ReferredName kind={kind} id={id} />
    </Fragment>
  ))
  return ids.length > fewNames ? <Cut>{names}</Cut> : names
}
