import { Logo } from '@atrium/ui/logo'
import { Link } from 'react-router'
import css from './sidebar.module.css'

const productName = 'Atrium'

export function Brand({ collapsed = false }: { collapsed?: boolean }) {
  return (
    <Link to="/" className={css.brand} aria-label={productName}>
      <Logo />
      {!collapsed && <span>{productName}</span>}
    </Link>
  )
}
