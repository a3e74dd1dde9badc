import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { hrefOf } from '../../shared/session/navigation/href'
import { useOpenPage } from './use-open-page'

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  ref?: React.Ref<HTMLAnchorElement>
  /** Path and query. */
  to: string
}

/**
 * A link of the shell to a page. The router's own, which may also name a place beside the one that shows, is drawn anew
 * with every address; a menu has dozens of them.
 */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const open = useOpenPage()
  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain) return
    event.preventDefault()
    open(to)
  }
  return (
    <a {...rest} href={hrefOf(to)} onClick={onClick}>
      {children}
    </a>
  )
}
