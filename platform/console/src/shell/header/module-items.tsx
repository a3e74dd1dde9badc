import { holdsPermission } from 'atrium/contract/access'
import { IconButton } from 'atrium/ui/button'
import { usePopover } from 'atrium/ui/overlay/popover'
import type { ReactNode } from 'react'
import { OptionalPart } from '#shared/feedback/part/optional-part'
import { useText } from '#shared/i18n/text'
import { consoleModules } from '#shared/navigation/console-modules'
import { useSession } from '#shared/session/user/session'
import { texts } from '../text'
import css from './header.module.css'

/** The items that modules have in the header, for people with their permissions. On a phone several are behind one button. */
export function ModuleItems({ mobile }: { mobile: boolean }) {
  const { admin, permissions } = useSession()
  const items = Object.entries(consoleModules()).flatMap(([name, { headerItems = {} }]) =>
    Object.entries(headerItems)
      .filter(([, item]) => !item.permissions || admin || holdsPermission(permissions, item.permissions))
      .map(([id, { load }]) => <OptionalPart key={`${name}/${id}`} load={load} Waiting={Waiting} />),
  )
  return mobile && items.length > 1 ? <FoldedItems>{items}</FoldedItems> : items
}

function FoldedItems({ children }: { children: ReactNode }) {
  const t = useText(texts)
  const { open, setOpen, root } = usePopover()
  return (
    <div className={css.folded} {...root}>
      <IconButton icon="lucide:ellipsis" label={t('more')} aria-expanded={open} onClick={() => setOpen(!open)} />
      {open && <div className={css.items}>{children}</div>}
    </div>
  )
}

const Waiting = () => <span className={css.waiting} />
