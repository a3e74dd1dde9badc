import type { Dashboard } from '@atrium/contract/dashboard'
import { Icon } from '@atrium/ui/icon'
import { useLanguage, useText } from '../../shared/i18n/text'
import css from './page.module.css'
import { texts } from './text'

export function Figures({ data }: { data: Dashboard }) {
  const t = useText(texts)
  const staffed = data.usersByDepartment.filter(({ count }) => count > 0).length
  const signIns = data.signInsPerDay.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className={css.figures} aria-label={t('figures')}>
      <Figure
        icon="lucide:users"
        name={t('enabledUsers')}
        count={data.enabledUsers}
        note={t('ofUsers', { count: data.users })}
      />
      <Figure
        icon="lucide:chart-column"
        name={t('signInsToday')}
        count={data.signInsToday}
        note={t('signInsPeriod', { count: signIns })}
      />
      <Figure icon="lucide:shield-check" name={t('roles')} count={data.roles} note={t('rolesVisible')} />
      <Figure
        icon="lucide:network"
        name={t('departments')}
        count={data.departments}
        note={t('departmentsStaffed', { count: staffed })}
      />
    </section>
  )
}

interface FigureProps {
  icon: string
  name: string
  count: number
  note: string
}

function Figure({ icon, name, count, note }: FigureProps) {
  const language = useLanguage()
  return (
    <div className={css.figure}>
      <p>
        {name}
        <Icon name={icon} />
      </p>
      <strong>{count.toLocaleString(language)}</strong>
      <small>{note}</small>
    </div>
  )
}
