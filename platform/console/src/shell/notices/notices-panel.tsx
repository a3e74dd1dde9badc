import type { Notice } from 'atrium/contract/system/notice/notice'
import { noticeLists, type NoticeList } from 'atrium/contract/system/notice/notice-list'
import { TabList, tabPanel } from 'atrium/ui/layout/tab-list'
import { useEffect, useId, useRef, useState } from 'react'
import { QueryContent } from '#shared/chart/panel/query-content'
import { useText } from '#shared/i18n/text'
import css from './notices.module.css'
import { NoticeItem } from './notice-item'
import { texts as buttonTexts } from './button-text'
import { texts } from './text'
import { isUnread, useMarks, useNotices } from './use-notices'

const empty = { notifications: 'noNotifications', messages: 'noMessages', todos: 'noTodos' } as const

export function NoticesPanel({ onClose }: { onClose: () => void }) {
  const t = useText(texts)
  const ofButton = useText(buttonTexts)
  const id = useId()
  const query = useNotices()
  const markNotices = useMarks()
  const [kind, setKind] = useState<NoticeList>('notifications')
  const tabs = useRef<HTMLDivElement>(null)
  const focusTab = () => tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  useEffect(focusTab, [kind])
  const listOf = (key: NoticeList) => (query.data ?? []).filter(({ list }) => list === key)
  const unreadOf = (key: NoticeList) => listOf(key).filter(isUnread)
  const shown = listOf(kind)
  const mark = (as: 'read' | 'cleared') => {
    markNotices(as, shown)
    focusTab()
  }
  const open = (notice: Notice) => {
    if (isUnread(notice)) markNotices('read', [notice])
    onClose()
  }
  return (
    <div role="dialog" aria-label={ofButton('open')} className={css.panel}>
      <TabList
        ref={tabs}
        id={id}
        label={ofButton('open')}
        className={css.tabs}
        tabs={noticeLists.map((key) => ({ key, label: <Label kind={key} unread={unreadOf(key).length} /> }))}
        current={kind}
        onSelect={setKind}
      />
      <div {...tabPanel(id, kind, true)} className={css.list}>
        <QueryContent query={query} height={160} empty={() => (shown.length === 0 ? t(empty[kind]) : undefined)}>
          {() => (
            <ul className="bare-list">
              {shown.map((notice) => (
                <NoticeItem key={notice.noticeId} notice={notice} onOpen={() => open(notice)} />
              ))}
            </ul>
          )}
        </QueryContent>
      </div>
      {shown.length > 0 && (
        <div className={css.actions}>
          {unreadOf(kind).length > 0 && (
            <button type="button" className="bare-control" onClick={() => mark('read')}>
              {t('markRead')}
            </button>
          )}
          <button type="button" className="bare-control" onClick={() => mark('cleared')}>
            {t('clear')}
          </button>
        </div>
      )}
    </div>
  )
}

function Label({ kind, unread }: { kind: NoticeList; unread: number }) {
  const t = useText(texts)
  return (
    <>
      {t(kind)}
      {unread > 0 && <span className={css.count}>{unread}</span>}
    </>
  )
}
