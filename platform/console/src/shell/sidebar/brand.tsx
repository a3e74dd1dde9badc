import { useBrand } from '#shared/brand/brand'
import { BrandLogo } from '#shared/brand/brand-logo'
import { PageLink } from '../page/page-link'
import css from './sidebar.module.css'

/** The product's sign, which leads home. `mark`: without the name. */
export function Brand({ mark = false }: { mark?: boolean }) {
  const name = useBrand((brand) => brand.name)
  return (
    <PageLink to="/" className={`${css.brand} ${mark ? css.mark : ''}`} aria-label={name}>
      <BrandLogo />
      {!mark && <span>{name}</span>}
    </PageLink>
  )
}
