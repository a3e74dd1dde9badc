import { EmptyState } from '@atrium/ui/view-state'
import { Icon } from '@atrium/ui/icon'
import { StatusTag } from '@atrium/ui/status-tag'
import { TabList, tabPanel } from '@atrium/ui/tab-list'
import { useEffect, useId, useRef, useState } from 'react'
import { sideOf, useLanguage, useText } from '../../shared/i18n/text'
import css from './notices.module.css'
import { clearNotices, useNotices } from './notices-store'
import type { Notice, NoticeKind } from './sample-notices'
import { texts } from './text'

const kinds: readonly NoticeKind[] = ['notifications', 'messages', 'todos']
const empty = { notifications: 'noNotifications', messages: 'noMessages', todos: 'noTodos' } as const

export function NoticesPanel() {
  const t = useText(texts)
  const id = useId()
  const lists = useNotices()
  const [kind, setKind] = useState<NoticeKind>('notifications')
  const tabs = useRef<HTMLDivElement>(null)
  const focusTab = () => tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  useEffect(focusTab, [kind])
  const shown = lists[kind]
  return (
    <div role="dialog" aria-label={t('open')} className={css.panel}>
      <TabList
        ref={tabs}
        id={id}
        label={t('open')}
        className={css.tabs}
        tabs={kinds.map((key) => ({ key, label: <Label kind={key} total={lists[key].length} /> }))}
        current={kind}
        onSelect={setKind}
      />
      <div {...tabPanel(id, kind, true)} className={css.list}>
        {shown.length === 0 ? <EmptyState compact title={t(empty[kind])} /> : <NoticeList notices={shown} />}
      </div>
      {shown.length > 0 && (
        <button type="button" className={css.clear} onClick={() => (clearNotices(kind), focusTab())}>
          {t('clear')}
        </button>
      )}
    </div>
  )
}

function Label({ kind, total }: { kind: NoticeKind; total: number }) {
  const t = useText(texts)
  return (
    <>
      {t(kind)}
      {total > 0 && <span className={css.count}>{total}</span>}
    </>
  )
}

function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const language = useLanguage()
  return (
    <ul>
      {notices.map(({ id, icon, title, desc, createTime, type }) => (
        <li key={id} className={css.notice}>
          <span className={css.icon}>
            <Icon name={icon} />
          </span>
          <div className={css.words}>
            <p className={css.title}>
              <b title={sideOf(title, language)}>{sideOf(title, language)}</b>
              {type && <StatusTag tone={type.tone}>{sideOf(type.text, language)}</StatusTag>}
            </p>
            <p className={css.desc} title={sideOf(desc, language)}>
              {sideOf(desc, language)}
            </p>
            <p className={css.time}>{sideOf(createTime, language)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
