import { brand } from 'virtual:brand'
import { Logo } from 'atrium/ui/logo'
import { PageLink } from '../page/page-link'
import css from './sidebar.module.css'

/** The product's sign, which leads home. `mark`: without the name. */
export function Brand({ mark = false }: { mark?: boolean }) {
  return (
    <PageLink to="/" className={`${css.brand} ${mark ? css.mark : ''}`} aria-label={brand.name}>
      <Logo path={brand.logo} />
      {!mark && <span>{brand.name}</span>}
    </PageLink>
  )
}
