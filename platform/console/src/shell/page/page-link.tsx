import { preparing } from 'atrium/ui/button'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { hrefOf } from '#shared/navigation/href'
import { navigation } from '#shared/navigation/navigation'
import { useOpenPage } from './use-open-page'

interface PageLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'onPointerLeave'
> {
  ref?: React.Ref<HTMLAnchorElement>
  /** Path and query. */
  to: string
}

/**
 * A link of the shell to a page. The router's own may be relative, so it renders with every change of the address; a menu has
 * dozens of them. The code of the page is fetched as soon as the pointer or the focus rests on the link.
 */
export function PageLink({ to, children, ...others }: PageLinkProps) {
  const open = useOpenPage()
  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain) return
    event.preventDefault()
    open(to)
  }
  return (
    <a {...others} href={hrefOf(to)} onClick={onClick} {...preparing(() => navigation().prepare(to))}>
      {children}
    </a>
  )
}
