import { useText } from '#shared/i18n/text'
import { PageLink } from '../page/page-link'
import { useActiveRoute } from '../page/active-page'
import { texts } from '../text'
import css from './header.module.css'

export function Breadcrumb() {
  const t = useText(texts)
  const { breadcrumb } = useActiveRoute()
  return (
    <nav aria-label={t('breadcrumb')} className={css.breadcrumb}>
      <ol className="bare-list">
        {breadcrumb.map(({ path, title }, index) => (
          <li key={path}>
            {index === breadcrumb.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <PageLink to={path}>{title}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
