import { Link } from 'react-router'
import { useText } from '../../shared/i18n/text'
import { useCurrentRoute } from '../../shared/session/current-route'
import { texts } from '../text'
import css from './header.module.css'

export function Breadcrumb() {
  const t = useText(texts)
  const { breadcrumb } = useCurrentRoute()
  return (
    <nav aria-label={t('breadcrumb')} className={css.breadcrumb}>
      <ol>
        {breadcrumb.map(({ path, title }, index) => (
          <li key={path}>
            {index === breadcrumb.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link to={path}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
