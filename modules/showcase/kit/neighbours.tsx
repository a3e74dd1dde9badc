import { Link, useLocation } from 'react-router'
import { useSession, type MenuItem } from 'atrium/console/data'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from './showcase.module.css'
import { texts } from './text'

/** The pages before and after this one, as the menu of the reader has them. Nothing where the menu does not have this page. */
export function Neighbours() {
  const t = useText(texts)
  const { pathname } = useLocation()
  const pages = usePages()
  const at = pages.findIndex(({ path }) => path === pathname)
  if (at < 0 || pages.length < 2) return null
  const [previous, next] = [pages[at - 1], pages[at + 1]]
  return (
    <nav className={css.neighbours} aria-label={t('neighbours')}>
      {previous && (
        <Link to={previous.to}>
          <Icon name="lucide:arrow-left" />
          <span>
            <small>{t('previous')}</small>
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link to={next.to} className={css.next}>
          <span>
            <small>{t('next')}</small>
            {next.title}
          </span>
          <Icon name="lucide:arrow-right" />
        </Link>
      )}
    </nav>
  )
}

/** The pages of the menu in its order, without links and pages of other sites. */
function usePages(): MenuItem[] {
  const menu = useSession((session) => session.menu)
  const routes = useSession((session) => session.routes)
  const pagesOf = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item) => (item.children.length > 0 ? pagesOf(item.children) : item.isLink ? [] : [item]))
  return pagesOf(menu).filter(({ path }) => routes.get(path)?.frameSrc === '')
}
