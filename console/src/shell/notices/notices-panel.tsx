import { EmptyState } from '@atrium/ui/view-state'
import { Icon } from '@atrium/ui/icon'
import { StatusTag } from '@atrium/ui/status-tag'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
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
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: kinds.length - 1 }[key]
    if (by) setKind(kinds[(kinds.indexOf(kind) + by) % kinds.length]!)
  }
  const shown = lists[kind]
  return (
    <div role="dialog" aria-label={t('open')} className={css.panel}>
      <div ref={tabs} role="tablist" tabIndex={-1} aria-label={t('open')} className={css.tabs} onKeyDown={onKeyDown}>
        {kinds.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={one === kind}
            aria-controls={`${id}-list`}
            tabIndex={one === kind ? 0 : -1}
            onClick={() => setKind(one)}
          >
            {t(one)}
            {lists[one].length > 0 && <span className={css.count}>{lists[one].length}</span>}
          </button>
        ))}
      </div>
      {/* A region that scrolls has to be reachable by keyboard. */}
      <div role="tabpanel" id={`${id}-list`} aria-labelledby={`${id}-${kind}`} tabIndex={0} className={css.list}>
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
