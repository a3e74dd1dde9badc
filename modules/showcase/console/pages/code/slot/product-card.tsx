import type { ReactNode } from 'react'
import css from './page.module.css'

interface ProductCardProps {
  title: string
  /** The place of the text. */
  children: ReactNode
  /** A drawing where left out. */
  media?: ReactNode
  /** In the corner; nothing where left out. */
  extra?: ReactNode
  /** At the end; gets the default where left out. */
  actions?: ReactNode
  defaultAction: string
}

/** A card with places for others to fill. */
export function ProductCard({ title, children, media, extra, actions, defaultAction }: ProductCardProps) {
  return (
    <article className={css.product}>
      <div className={css.media}>
        {media ?? <span aria-hidden="true">▦</span>}
        {extra && <div className={css.extra}>{extra}</div>}
      </div>
      <h3>{title}</h3>
      <p>{children}</p>
      <footer>
        {actions ?? (
          <button type="button" className="bare-control">
            {defaultAction}
          </button>
        )}
      </footer>
    </article>
  )
}
