import type { RecordChange } from '@atrium/contract/system/operation-log'
import { use } from 'react'
import { Link } from 'react-router'
import { api } from '#shared/api/api'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/access'
import css from './record-change.module.css'
import { References } from './referred-name'
import { texts } from './text'

interface RecordLinksProps {
  target: string
  change: RecordChange
  onLeave: () => void
}

type Pages = Readonly<
  Record<string, { path: string; calls: readonly { readonly access: typeof api.posts.edit.access }[] }>
>

/** Where a record opens, and the calls that its page and it need. */
const pages: Pages = {
  user: { path: '/system/user', calls: [api.users.list, api.users.read] },
  role: { path: '/system/role', calls: [api.roles.list, api.roles.read, api.roles.edit] },
  menu: { path: '/system/menu', calls: [api.menus.list, api.menus.read, api.menus.edit] },
  dept: { path: '/system/dept', calls: [api.depts.list, api.depts.read, api.depts.edit] },
  post: { path: '/system/post', calls: [api.posts.list, api.posts.read, api.posts.edit] },
  dict: { path: '/system/dict', calls: [api.dicts.list, api.dicts.read, api.dicts.edit] },
  dictData: { path: '/system/dictData', calls: [api.dicts.list, api.dicts.readData, api.dicts.editData] },
}

/** The way to the record, as long as it is there and the reader may open it, and to all that was ever done to it. */
export function RecordLinks({ target, change, onLeave }: RecordLinksProps) {
  const t = useText(texts)
  const can = useCan()
  const about = useAbout(target, change)
  const page = pages[about.target]
  const mayOpen = page && !about.isGone && page.calls.every((call) => can(call))
  const folder = about.target === 'dictData' ? `/${change.dictId}` : ''
  return (
    <span className={css.links}>
      {mayOpen && (
        <Link to={`${page.path}${folder}?record=${about.id}`} onClick={onLeave}>
          {t('open')}
        </Link>
      )}
      {about.id > 0 && (
        <Link to={`/system/operationLog?record=${about.target}:${about.id}`} onClick={onLeave}>
          {t('history')}
        </Link>
      )}
    </span>
  )
}

/** An ended session is nothing to look at; its user is. */
function useAbout(target: string, { id, isGone, before }: RecordChange) {
  const references = use(References)
  if (target !== 'session') return { target, id, isGone }
  const user = references.find(({ kind, id }) => kind === 'user' && id === before?.['userId'])
  return { target: 'user', id: user?.id ?? 0, isGone: user?.state !== 'shown' }
}
