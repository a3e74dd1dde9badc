import type { ReactNode } from 'react'
import { BrandLogo } from '#shared/brand/brand-logo'
import { useBrand } from '#shared/brand/brand'
import { hrefOf } from '#shared/navigation/href'
import { usePageTitle } from '#shared/navigation/page-title'
import css from './password.module.css'

interface PanelProps {
  title: string
  hint?: string | undefined
  isWide?: boolean
  children?: ReactNode
}

/** A step of the page: what it is about, and what is to do. */
export function Panel({ title, hint, isWide = false, children }: PanelProps) {
  const name = useBrand((brand) => brand.name)
  usePageTitle(title)
  return (
    <div className={css.panel} data-wide={isWide}>
      <p className={css.brand}>
        <BrandLogo />
        {name}
      </p>
      <h1>{title}</h1>
      {hint && <p className={css.hint}>{hint}</p>}
      {children}
    </div>
  )
}

interface WayProps {
  path: string
  isMain?: boolean
  children: string
}

/** A link to another page, such as the login page. */
export const Way = ({ path, isMain = false, children }: WayProps) => (
  <a className={isMain ? css.go : css.way} href={hrefOf(path)}>
    {children}
  </a>
)
