import type { User } from 'atrium/contract/system/user'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { useFirstField } from '#shared/crud/form/use-first-field'
import { pagedSource } from '#shared/crud/rows/list-source'
import { useLocalList } from '#shared/crud/rows/use-list'
import { selectedNow, useSelected, useSelectionAcrossPages, type Selection } from '#shared/crud/rows/use-selection'
import { SearchForm } from '#shared/crud/filter/search-form'
import { ListCard } from '#shared/crud/table/list-card'
import { Drawer } from '#shared/feedback/drawer'
import { useText } from '#shared/i18n/text'
import { useUnsaved } from '#shared/navigation/unsaved'
import css from './add-members.module.css'
import { texts } from './text'
import { userKeys, userShape, useUserList } from './user-list'

interface AddMembersProps {
  roleId: number
  roleName: string
  isOpen: boolean
  onClose: () => void
}

/** A drawer with the users who lack a role, to give it to those who are selected. */
export function AddMembers({ roleName, isOpen, ...rest }: AddMembersProps) {
  const t = useText(texts)
  return (
    <Drawer
      title={t('addTitle', { name: roleName })}
      isOpen={isOpen}
      size={860}
      destroyOnHidden
      onClose={rest.onClose}
      styles={{ body: { padding: 0 } }}
    >
      <Candidates {...rest} />
    </Drawer>
  )
}

function Candidates({ roleId, onClose }: Pick<AddMembersProps, 'roleId' | 'onClose'>) {
  const t = useText(texts)
  const write = useWrite()
  const [isBusy, setBusy] = useState(false)
  const list = useLocalList(pagedSource(api.roleUsers.nonMembers, userShape, { roleId }))
  const selection = useSelectionAcrossPages(list.rows, { ...userKeys, byRow: true })
  const { filters, ...users } = useUserList()
  useUnsaved(() => selectedNow(selection).length > 0)
  const id = useId()
  useFirstField(id, roleId)
  const grant = () => {
    setBusy(true)
    // `request` shows the error; the selection stays.
    void write(api.roleUsers.grant, { body: { roleId, userIds: selectedNow(selection).map(userKeys.id) } })
      .then(onClose, () => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <div id={id} className={css.panel}>
      <div className={css.list}>
        <SearchForm
          label={t('candidates')}
          fields={filters}
          values={list.filters}
          onSearch={list.setFilters}
          onReset={() => list.setFilters({})}
        />
        <ListCard
          isInner
          page="system/auth-user/add"
          title={t('candidates')}
          emptyText={t('noCandidates')}
          {...users}
          list={list}
          selection={selection}
        />
      </div>
      <Foot selection={selection} isBusy={isBusy} onGrant={grant} onClose={onClose} />
    </div>
  )
}

interface FootProps {
  selection: Selection<User>
  isBusy: boolean
  onGrant: () => void
  onClose: () => void
}

function Foot({ selection, isBusy, onGrant, onClose }: FootProps) {
  const t = useText(texts)
  const total = useSelected(selection).length
  return (
    <div className={css.foot}>
      <span aria-live="polite">{total > 0 && t('chosen', { total })}</span>
      <Button onClick={onClose}>{t('abandon')}</Button>
      <Button type="primary" disabled={total === 0} loading={isBusy} onClick={onGrant}>
        {t('add')}
      </Button>
    </div>
  )
}
