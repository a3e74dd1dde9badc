import { brand } from 'virtual:brand'
import css from './layouts.module.css'

const year = new Date().getFullYear()

export function Footer() {
  return (
    <footer className={css.footer}>
      {brand.name} © {year}
    </footer>
  )
}
