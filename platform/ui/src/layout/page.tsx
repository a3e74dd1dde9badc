import type { ReactNode } from 'react'
import { Heading, type HeadingProps } from './heading'
import css from './page.module.css'

interface PageProps extends HeadingProps {
  /** The parts of the page, one below the other. */
  children: ReactNode
}

/** Draws a page: its heading, and its parts below with the distance that parts of a page have. */
export function Page({ children, ...heading }: PageProps) {
  return (
    <div className={css.page}>
      <Heading {...heading} />
      {children}
    </div>
  )
}
