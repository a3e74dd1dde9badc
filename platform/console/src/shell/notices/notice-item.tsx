import type { Notice, NoticeState } from 'atrium/contract/system/notice/notice'
import { StatusTag, type Tone } from 'atrium/ui/feedback/status-tag'
import { Icon } from 'atrium/ui/icon'
import { Link } from 'react-router'
import { useText } from '#shared/i18n/text'
import css from './notices.module.css'
import { texts } from './text'

const tones: Readonly<Record<NoticeState, Tone>> = { urgent: 'danger', inProgress: 'info', notStarted: 'neutral' }

/** MM-DD and HH:mm, in the time zone of the reader. */
function parts(at: number): [date: string, time: string] {
  const moment = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  return [
    `${two(moment.getMonth() + 1)}-${two(moment.getDate())}`,
    `${two(moment.getHours())}:${two(moment.getMinutes())}`,
  ]
}

/** Whether `at` is on the day that is `days` days from today. */
function isSameDay(at: number, days: number): boolean {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return new Date(at).toDateString() === day.toDateString()
}

export function NoticeItem({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const t = useText(texts)
  const { icon, title, description, createdAt, dueAt, state, isRead, link } = notice
  const cameAt = (at: number) => {
    const [date, time] = parts(at)
    if (isSameDay(at, 0)) return t('today', { time })
    return isSameDay(at, -1) ? t('yesterday', { time }) : `${date} ${time}`
  }
  const isDueAt = (at: number) => {
    const [date, time] = parts(at)
    return isSameDay(at, 0) ? t('dueToday', { time }) : t('due', { date })
  }
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
          <b title={title}>
            {link ? (
              <Link to={link} className={css.link} onClick={onOpen}>
                {title}
              </Link>
            ) : (
              title
            )}
          </b>
          {state && <StatusTag tone={tones[state]}>{t(state)}</StatusTag>}
        </p>
        <p className={css.desc} title={description}>
          {description}
        </p>
        <p className={css.time}>{dueAt === null ? cameAt(createdAt) : isDueAt(dueAt)}</p>
      </div>
    </li>
  )
}
