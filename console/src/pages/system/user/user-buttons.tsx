import type { User } from '@atrium/contract/system/user'
import { api } from '../../../shared/api/api'
import { GatedButton } from '../../../shared/crud/actions/gated-button'
import { ListButtons } from '../../../shared/crud/actions/list-buttons'
import type { Ticks } from '../../../shared/crud/rows/use-ticks'
import { useText } from '../../../shared/i18n/text'
import type { useUserForm } from './form/use-user-form'
import { texts } from './text'

interface UserButtonsProps {
  form: ReturnType<typeof useUserForm>
  remove: (users: readonly User[]) => void
  resetPasswords: (users: readonly User[]) => void
  openImport: () => void
  ticks: Ticks<User>
  filters: Readonly<Record<string, string | undefined>>
}

/** The buttons above the list. A new user begins in the department that is chosen beside it. */
export function UserButtons({ form, remove, resetPasswords, openImport, ticks, filters }: UserButtonsProps) {
  const t = useText(texts)
  const deptId = filters.deptId ? Number(filters.deptId) : undefined
  return (
    <ListButtons
      add={{ call: api.users.add, run: () => form.add({ deptId }) }}
      edit={{ call: api.users.edit, run: ({ userId }) => form.edit(userId) }}
      remove={{ call: api.users.delete, run: remove }}
      exports={{ call: api.downloads.users, filters }}
      ticks={ticks}
    >
      <GatedButton
        call={api.users.resetPasswords}
        icon="lucide:key-round"
        disabled={ticks.ticked.length === 0}
        onClick={() => resetPasswords(ticks.ticked)}
      >
        {t('resetPasswords')}
      </GatedButton>
      <GatedButton call={api.userImport.run} icon="lucide:upload" onClick={() => openImport()}>
        {t('import')}
      </GatedButton>
    </ListButtons>
  )
}
