import { useFocusReturn } from '@atrium/ui/focus-return'
import { useState } from 'react'
import { api } from '../../../shared/api/api'
import { ListCard } from '../../../shared/crud/table/list-card'
import { SearchForm } from '../../../shared/crud/search-form'
import { useList } from '../../../shared/crud/rows/use-list'
import { anyText, oneOf, recordId } from '../../../shared/crud/rows/use-list-params'
import { useDict } from '../../../shared/dict/use-dict'
import { useText } from '../../../shared/i18n/text'
import { can } from '../../../shared/session/access'
import { DeptPane } from './dept-pane'
import { deptPath } from './dept-tree-model'
import css from './page.module.css'
import { texts } from './text'
import { useDeptTree } from './use-dept-tree'
import { userColumns, type UserSort } from './user-columns'
import { UserDetails } from './user-details'

const sorts: UserSort[] = ['userId', 'username', 'nickname', 'createdAt']
const shape = {
  filters: { username: anyText, phoneNumber: anyText, status: oneOf('0', '1'), deptId: recordId },
  sorts,
}

/** Who may sign in: the users of the departments that the reader is in charge of. */
export default function UserPage() {
  const t = useText(texts)
  const list = useList(api.users.list, shape)
  const statuses = useDict('sys_normal_disable').options
  const { tree } = useDeptTree()
  const [details, setDetails] = useState({ userId: 0, isOpen: false })
  const rememberFocus = useFocusReturn(details.isOpen)
  const [isSearchShown, setSearchShown] = useState(true)
  const { deptId, ...searched } = list.filters
  const openDetails = (userId: number) => {
    rememberFocus()
    setDetails({ userId, isOpen: true })
  }
  const columns = userColumns({
    t,
    deptOf: (id) => deptPath(tree, id),
    open: can(api.users.read) ? openDetails : undefined,
  })
  return (
    <div className={css.page}>
      <DeptPane value={deptId} onChange={(next) => list.setFilters({ ...searched, deptId: next })} />
      <div className={css.column}>
        {isSearchShown && (
          <SearchForm
            fields={[
              { name: 'username', label: t('username') },
              { name: 'phoneNumber', label: t('phone') },
              { name: 'status', label: t('status'), options: statuses },
            ]}
            values={searched}
            onSearch={(values) => list.setFilters({ ...values, deptId })}
            onReset={() => list.setFilters({})}
          />
        )}
        <ListCard
          page="system/user"
          title={t('users')}
          rowKey={(user) => user.userId}
          columns={columns}
          list={list}
          emptyText={t('empty')}
          search={{ isShown: isSearchShown, toggle: () => setSearchShown(!isSearchShown) }}
        />
      </div>
      <UserDetails {...details} onClose={() => setDetails({ ...details, isOpen: false })} />
    </div>
  )
}
