import { useBrand } from '#shared/brand/brand'
import css from './layouts.module.css'

const year = new Date().getFullYear()

export function Footer() {
  const name = useBrand((brand) => brand.name)
  return (
    <footer className={css.footer}>
      {name} © {year}
    </footer>
  )
}
