import type { Introduction, IntroductionEntry } from 'atrium/contract/dashboard'
import { IconButton } from 'atrium/ui/button'
import { Icon } from 'atrium/ui/icon'
import { Link } from 'react-router'
import { useText } from '#shared/i18n/text'
import { findPage } from '#shared/session/user/page-path'
import { useSession } from '#shared/session/user/session'
import css from './introduction-card.module.css'
import { texts } from './text'
import { useClosing } from './use-closing'

interface IntroductionCardProps {
  introduction: Introduction
  /** Called when the card is about to go, with the button that has the focus. */
  onClose: () => void
}

/** The first steps of a real installation, those that are done with a tick, or what to try in a demo. Each leads to its page. */
export function IntroductionCard({ introduction: { kind, entries }, onClose }: IntroductionCardProps) {
  const t = useText(texts)
  const close = useClosing(kind)
  const routes = useSession((session) => session.routes)
  const reachable = entries.flatMap((entry) => {
    const [path, route] = findPage(routes, entry.page) ?? []
    return path === undefined || route === undefined ? [] : [{ entry, path, icon: route.icon }]
  })
  if (reachable.length === 0) return null
  const done = reachable.filter(({ entry }) => entry.isDone).length
  const List = kind === 'firstSteps' ? 'ol' : 'ul'
  return (
    <section className={css.card} aria-label={t(kind)}>
      <header>
        <h2>{t(kind)}</h2>
        {kind === 'firstSteps' && <span>{t('progress', { done, all: reachable.length })}</span>}
        <IconButton
          className={css.close}
          icon="lucide:x"
          label={t('close')}
          onClick={() => {
            onClose()
            close()
          }}
        />
      </header>
      <List className="bare-list">
        {reachable.map(({ entry, path, icon }, index) => (
          <Entry key={entry.title} entry={entry} number={index + 1} icon={icon} to={addressOf(path, entry)} />
        ))}
      </List>
    </section>
  )
}

function addressOf(path: string, { query }: IntroductionEntry): string {
  const search = new URLSearchParams(query)
  return search.size > 0 ? `${path}?${search}` : path
}

interface EntryProps {
  entry: IntroductionEntry
  /** Its place, from 1: the mark of a step. */
  number: number
  /** That of its page: the mark of a thing to try. */
  icon: string
  to: string
}

function Entry({ entry: { title, description, isDone }, number, icon, to }: EntryProps) {
  const t = useText(texts)
  const mark = isDone ? 'lucide:check' : icon || 'lucide:arrow-right'
  return (
    <li>
      <Link to={to} className={isDone ? css.done : undefined}>
        <i className={css.mark} aria-hidden="true">
          {isDone === false ? number : <Icon name={mark} />}
        </i>
        <span>
          <b>{title}</b>
          <small>{isDone ? t('done') : description}</small>
        </span>
      </Link>
    </li>
  )
}
