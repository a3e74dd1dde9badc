import type { Compared, Dashboard } from '@atrium/contract/dashboard'
import { Icon } from '@atrium/ui/icon'
import { api } from '#shared/api/api'
import { countText } from '#shared/i18n/number-text'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { Change } from './change'
import css from './page.module.css'
import { texts } from './text'

export function Figures({ data }: { data: Dashboard }) {
  const t = useText(texts)
  const whose = t(useCan()(api.operationLogs.list) ? 'lastDays' : 'ownLastDays')
  return (
    <section className={css.figures} aria-label={t('figures')}>
      <Figure
        icon="lucide:users"
        name={t('enabledUsers')}
        count={data.enabledUsers}
        note={t('ofUsers', { count: data.users })}
        compared={data.usersCompared}
      />
      <Figure
        icon="lucide:log-in"
        name={t('signIns')}
        count={data.signIns.count}
        note={t('signInsToday', { count: data.signInsToday })}
        compared={data.signIns}
      />
      <Figure
        icon="lucide:clipboard-list"
        name={t('operations')}
        count={data.operations.count}
        note={whose}
        compared={data.operations}
      />
      <Figure
        icon="lucide:shield-check"
        name={t('refusals')}
        count={data.refusals.count}
        note={whose}
        compared={data.refusals}
      />
    </section>
  )
}

interface FigureProps {
  icon: string
  name: string
  count: number
  note: string
  compared: Compared
}

function Figure({ icon, name, count, note, compared }: FigureProps) {
  return (
    <div className={css.figure}>
      <p>
        {name}
        <Icon name={icon} />
      </p>
      <strong>{countText(count)}</strong>
      <small>{note}</small>
      <small>
        <Change of={compared} />
      </small>
    </div>
  )
}
