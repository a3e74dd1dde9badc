import type { User } from 'atrium/contract/system/user'
import { Icon } from 'atrium/ui/icon'
import { Button } from 'antd'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { GatedButton } from '#shared/crud/actions/gated-button'
import { ListButtons } from '#shared/crud/actions/list-buttons'
import { ListPage } from '#shared/crud/list-page'
import { pagedSource } from '#shared/crud/rows/list-source'
import { useList } from '#shared/crud/rows/use-list'
import { useSelection } from '#shared/crud/rows/use-selection'
import { lazyDialog } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import { leavePage } from '#shared/navigation/leave-page'
import { texts } from './text'
import { useCancelling } from './use-cancelling'
import { userKeys, userShape, useUserList } from './user-list'

const AddMembers = lazyDialog(async () => (await import('./add-members')).AddMembers)

interface MembersProps {
  roleId: number
  /** In the language of the screen. */
  roleName: string
}

/** The users who hold a role. */
export function Members({ roleId, roleName }: MembersProps) {
  const t = useText(texts)
  const list = useList(pagedSource(api.roleUsers.members, userShape, { roleId }))
  const selection = useSelection(list.rows, userKeys)
  const cancel = useCancelling(roleId)
  const [isAdding, setAdding] = useState(false)
  return (
    <ListPage
      page="system/auth-user"
      title={t('usersOf', { name: roleName })}
      emptyText={t('empty')}
      {...useUserList()}
      list={list}
      selection={selection}
      bulkActions={[
        {
          key: 'cancel',
          label: t('cancel'),
          icon: 'lucide:user-minus',
          call: api.roleUsers.cancel,
          isDanger: true,
          run: cancel,
        },
      ]}
      actions={
        <ListButtons>
          <GatedButton
            call={api.roleUsers.grant}
            type="primary"
            icon="lucide:user-plus"
            onClick={() => setAdding(true)}
            prepare={AddMembers.prepare}
          >
            {t('addUsers')}
          </GatedButton>
          <Button icon={<Icon name="lucide:x" />} onClick={() => leavePage('/system/role')}>
            {t('close')}
          </Button>
        </ListButtons>
      }
      rowActions={{
        name: userKeys.name,
        of: (user: User) => [
          {
            key: 'cancel',
            label: t('cancel'),
            call: api.roleUsers.cancel,
            isDanger: true,
            onSelect: () => cancel([user]),
          },
        ],
      }}
    >
      <AddMembers roleId={roleId} roleName={roleName} isOpen={isAdding} onClose={() => setAdding(false)} />
    </ListPage>
  )
}
