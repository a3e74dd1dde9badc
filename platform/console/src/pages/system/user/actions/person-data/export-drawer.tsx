import type { User } from 'atrium/contract/system/user'
import type { ExportedKind } from 'atrium/contract/system/user/person-data'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useDownload } from '#shared/crud/actions/use-download'
import { Details } from '#shared/facts/details'
import { Drawer } from '#shared/feedback/drawer'
import { useText } from '#shared/i18n/text'
import css from './person-data.module.css'
import { texts } from './text'

export interface PersonDrawerProps {
  user: User
  isOpen: boolean
  onClose: () => void
}

/** Shows what an export of a user would hold, and saves it. */
export function ExportDrawer({ user, isOpen, onClose }: PersonDrawerProps) {
  const t = useText(texts)
  const { userId, nickname } = user
  const download = useDownload()
  const [isBusy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    void download(api.personData.exportData, { query: { userId } }).finally(() => setBusy(false))
  }
  return (
    <Drawer
      title={t('exportOf', { name: nickname })}
      size={480}
      isOpen={isOpen}
      onClose={onClose}
      destroyOnHidden
      footer={
        <div className={css.foot}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" loading={isBusy} onClick={save}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <div className={css.body}>
        <p className={css.hint}>{t('exportHint')}</p>
        <Kinds userId={userId} />
      </div>
    </Drawer>
  )
}

function Kinds({ userId }: { userId: number }) {
  const t = useText(texts)
  const reading = useQuery(queryOf(api.personData.preview, { query: { userId } }))
  return (
    <Details reading={reading}>
      {(kinds) => (
        <section className={css.section} aria-label={t('kinds')}>
          <h2>{t('kinds')}</h2>
          <ul className={css.kinds}>
            {kinds.map((kind) => (
              <Kind key={kind.key} kind={kind} />
            ))}
          </ul>
        </section>
      )}
    </Details>
  )
}

function Kind({ kind: { name, rows, files, isPartial } }: { kind: ExportedKind }) {
  const t = useText(texts)
  const counts = [t('rows', { count: rows }), ...(files > 0 ? [t('files', { count: files })] : [])]
  return (
    <li>
      <span className={css.head}>
        <b>{name}</b>
        <span className={css.count}>{counts.join(' · ')}</span>
      </span>
      {isPartial && <small className={css.note}>{t('partial')}</small>}
    </li>
  )
}
