import { Icon } from 'atrium/ui/icon'
import { Link } from 'react-router'
import { momentText } from '#shared/crud/moment-text'
import { useText } from '#shared/i18n/text'
import { useSession } from '#shared/session/user/session'
import css from './factor-due.module.css'
import { texts } from './text'

/** Says above the pages what a role requires, from when on, and leads to where it is set up. */
export function FactorDueNotice() {
  const t = useText(texts)
  const factorDue = useSession((session) => session.factorDue)
  if (!factorDue) return null
  const { rule, at } = factorDue
  return (
    <aside className={css.notice} aria-label={t('title')}>
      <Icon name="lucide:shield-alert" size={18} />
      <p>{at === null ? t('now') : t(rule, { moment: momentText(at) })}</p>
      <Link to="/profile/index?tab=security">{t('setUp')}</Link>
    </aside>
  )
}
