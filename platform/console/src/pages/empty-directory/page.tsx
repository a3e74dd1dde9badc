import { Link } from 'react-router'
import { api } from '#shared/api/api'
import { ErrorView } from '#shared/error-page/error-view'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { useSession } from '#shared/session/user/session'
import { texts } from './text'

/** The page of a menu directory without pages. */
export default function EmptyDirectoryPage() {
  const t = useText(texts)
  const can = useCan()
  const routes = useSession((session) => session.routes)
  const [menus] = [...routes].find(([, { page }]) => page === 'system/menu') ?? []
  const mayAdd = menus !== undefined && can(api.menus.add)
  return (
    <ErrorView picture="missing" title={t('title')} hint={t(mayAdd ? 'addHint' : 'hint')}>
      <Link to={mayAdd ? menus : '/'}>{t(mayAdd ? 'menus' : 'home')}</Link>
    </ErrorView>
  )
}
