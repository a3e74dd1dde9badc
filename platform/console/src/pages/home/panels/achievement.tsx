import type { Dashboard } from 'atrium/contract/dashboard'
import { Section } from 'atrium/ui/layout/card'
import { useText } from '#shared/i18n/text'
import css from '../page.module.css'
import { texts } from '../text'

/** How far the system is set up and used: each line a count out of all. */
export function Achievement({ data }: { data: Dashboard }) {
  const t = useText(texts)
  const some = (rows: readonly { count: number }[]) => rows.filter(({ count }) => count > 0).length
  return (
    <Section title={t('achievement')}>
      <ul className={css.goals}>
        <Goal name={t('accountsEnabled')} done={data.enabledUsers} all={data.users} />
        <Goal name={t('departmentsWithUsers')} done={some(data.usersByDepartment)} all={data.departments} />
        <Goal
          name={t('activeDays', { days: data.days })}
          done={some(data.signInsPerDay)}
          all={data.signInsPerDay.length}
        />
      </ul>
    </Section>
  )
}

function Goal({ name, done, all }: { name: string; done: number; all: number }) {
  const t = useText(texts)
  const share = all > 0 ? Math.min(1, done / all) : 0
  return (
    <li>
      <span className={css.goal}>{name}</span>
      <span className={css.count}>{t('of', { done, all })}</span>
      <span className={css.track}>
        <i style={{ transform: `scaleX(${share})` }} />
      </span>
      <b>{Math.round(share * 100)}%</b>
    </li>
  )
}
