import type { Overview } from 'atrium/contract/system/operation/overview'
import { Figure } from 'atrium/ui/layout/figure'
import { Link } from 'react-router'
import { countText, percentText } from '#shared/i18n/number-text'
import { useText } from '#shared/i18n/text'
import { usePagePath } from '#shared/session/user/page-path'
import css from './overview.module.css'
import { texts } from './text'
import { useMillisText } from './use-millis-text'

/** The four figures of the time that is shown. */
export function OverviewFigures({ overview, hours }: { overview: Overview; hours: number }) {
  const t = useText(texts)
  const millis = useMillisText()
  const sessionsPath = usePagePath('system/session')
  const { calls, sessions, processes } = overview
  const perMinute = Math.round((calls.requests / (hours * 60)) * 10) / 10
  const online = countText(sessions)
  return (
    <section className={css.figures} aria-label={t('figures')}>
      <Figure
        icon="lucide:activity"
        name={t('perMinute')}
        value={countText(perMinute)}
        notes={[t('inAll', { hours, count: countText(calls.requests) })]}
      />
      <Figure
        icon="lucide:timer"
        name={t('p95')}
        value={millis(calls.p95)}
        notes={[t('others', { p50: millis(calls.p50), p99: millis(calls.p99) })]}
      />
      <Figure
        icon="lucide:triangle-alert"
        name={t('errors')}
        value={countText(calls.errors)}
        notes={[t('share', { share: percentText(calls.requests === 0 ? 0 : calls.errors / calls.requests) })]}
      />
      <Figure
        icon="lucide:monitor-smartphone"
        name={t('sessions')}
        value={
          sessionsPath ? (
            <Link to={sessionsPath} aria-label={t('openSessions', { count: online })}>
              {online}
            </Link>
          ) : (
            online
          )
        }
        notes={[processes.length === 1 ? t('oneProcess') : t('processes', { count: processes.length })]}
      />
    </section>
  )
}
