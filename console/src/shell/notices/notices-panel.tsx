import { EmptyState } from '@atrium/ui/feedback/view-state'
import { Icon } from '@atrium/ui/icon'
import { StatusTag } from '@atrium/ui/feedback/status-tag'
import { TabList, tabPanel } from '@atrium/ui/layout/tab-list'
import { useEffect, useId, useRef, useState } from 'react'
import { sideOf, useLanguage, useText } from '#shared/i18n/text'
import css from './notices.module.css'
import { markNotices, useNotices, type ShownNotice } from './notices-store'
import { noticeKinds, type NoticeKind } from './notice-entries'
import { sampleNotices, type Notice } from './sample-notices'
import { texts } from './text'

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
  const unreadOf = (key: NoticeKind) => lists[key].filter(({ isRead }) => !isRead)
  const mark = (as: 'read' | 'cleared') => {
    markNotices(as, shown)
    focusTab()
  }
  return (
    <div role="dialog" aria-label={t('open')} className={css.panel}>
      <TabList
        ref={tabs}
        id={id}
        label={t('open')}
        className={css.tabs}
        tabs={noticeKinds.map((key) => ({ key, label: <Label kind={key} unread={unreadOf(key).length} /> }))}
        current={kind}
        onSelect={setKind}
      />
      <div {...tabPanel(id, kind, true)} className={css.list}>
        {shown.length === 0 ? <EmptyState compact title={t(empty[kind])} /> : <NoticeList notices={shown} />}
      </div>
      {shown.length > 0 && (
        <div className={css.actions}>
          {unreadOf(kind).length > 0 && (
            <button type="button" onClick={() => mark('read')}>
              {t('markRead')}
            </button>
          )}
          <button type="button" onClick={() => mark('cleared')}>
            {t('clear')}
          </button>
        </div>
      )}
    </div>
  )
}

function Label({ kind, unread }: { kind: NoticeKind; unread: number }) {
  const t = useText(texts)
  return (
    <>
      {t(kind)}
      {unread > 0 && <span className={css.count}>{unread}</span>}
    </>
  )
}

function NoticeList({ notices }: { notices: readonly ShownNotice[] }) {
  return (
    <ul>
      {notices.map(({ id, isRead }) => (
        <NoticeItem key={id} notice={sampleNotices[id]!} isRead={isRead} />
      ))}
    </ul>
  )
}

function NoticeItem({ notice, isRead }: { notice: Notice; isRead: boolean }) {
  const t = useText(texts)
  const language = useLanguage()
  const { icon, type } = notice
  const [title, desc, time] = [notice.title, notice.desc, notice.createTime].map((pair) => sideOf(pair, language))
  return (
    <li className={css.notice}>
      <span className={css.icon}>
        <Icon name={icon} />
        {!isRead && (
          <i className={css.unread}>
            <span className="visually-hidden">{t('unread')}</span>
          </i>
        )}
      </span>
      <div className={css.words}>
        <p className={css.title}>
          <b title={title}>{title}</b>
          {type && <StatusTag tone={type.tone}>{sideOf(type.text, language)}</StatusTag>}
        </p>
        <p className={css.desc} title={desc}>
          {desc}
        </p>
        <p className={css.time}>{time}</p>
      </div>
    </li>
  )
}
