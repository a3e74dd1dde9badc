import type { Compared, Dashboard } from 'atrium/contract/dashboard'
import { Figure } from 'atrium/ui/layout/figure'
import { Link } from 'react-router'
import { api } from '#shared/api/api'
import { Trend } from '#shared/facts/trend'
import { countText } from '#shared/i18n/number-text'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import css from './page.module.css'
import { texts } from './text'
import { useLists } from './use-lists'

/** `from` is the first moment of the range. */
export function Figures({ data, from }: { data: Dashboard; from: string }) {
  const t = useText(texts)
  const lists = useLists()
  const { days } = data
  const whose = t(useCan()(api.operationLogs.list) ? 'lastDays' : 'ownLastDays', { days })
  return (
    <section className={css.figures} aria-label={t('figures')}>
      <Counted
        icon="lucide:users"
        name={t('enabledUsers')}
        count={data.enabledUsers}
        note={t('ofUsers', { count: data.users })}
        before={(count) => t('usersBefore', { days, count })}
        compared={data.usersCompared}
        days={days}
        to={lists.users({ status: 1 })}
      />
      <Counted
        icon="lucide:log-in"
        name={t('signIns')}
        count={data.signIns.count}
        note={t('signInsToday', { count: data.signInsToday })}
        compared={data.signIns}
        days={days}
        to={lists.signIns({ result: 'success', from })}
      />
      <Counted
        icon="lucide:clipboard-list"
        name={t('operations')}
        count={data.operations.count}
        note={whose}
        compared={data.operations}
        days={days}
        to={lists.operations({ result: 'done', from })}
      />
      <Counted
        icon="lucide:shield-check"
        name={t('rejected')}
        count={data.rejected.count}
        note={whose}
        compared={data.rejected}
        days={days}
        to={lists.operations({ result: 'rejected', from })}
      />
    </section>
  )
}

interface CountedProps {
  icon: string
  name: string
  count: number
  note: string
  compared: Compared
  /** Shows how many there were before, where that is no count of the range before. */
  before?: (count: number) => string
  days: number
  /** The list of what is counted. */
  to: string | undefined
}

function Counted({ icon, name, count, note, compared, before, days, to }: CountedProps) {
  const t = useText(texts)
  const text = countText(count)
  const earlier = compared.before
  const wordsOf = before ?? ((total: number) => t('rangeBefore', { days, count: total }))
  const link = to && (
    <Link to={to} aria-label={t('openCounted', { count: text, name })}>
      {text}
    </Link>
  )
  return (
    <Figure
      icon={icon}
      name={name}
      value={link || text}
      trend={<Trend of={compared} days={days} />}
      notes={[note, earlier === null ? t('notKept', { days }) : wordsOf(earlier)]}
    />
  )
}
