import { api } from '#shared/api/api'
import { GatedButton } from '#shared/crud/actions/gated-button'
import { ListButtons } from '#shared/crud/actions/list-buttons'
import { useText } from '#shared/i18n/text'
import type { useUserForm } from '../form/use-user-form'
import { texts } from '../text'
import { ImportDrawer, UserForm } from '../user-dialogs'

interface UserButtonsProps {
  form: ReturnType<typeof useUserForm>
  openImport: () => void
  filters: Readonly<Record<string, string | undefined>>
  /** Filters and order, for the export. */
  exported: Readonly<Record<string, string | undefined>>
}

/** The buttons above the list. A new user begins in the department that is chosen beside it. */
export function UserButtons({ form, openImport, filters, exported }: UserButtonsProps) {
  const t = useText(texts)
  const deptId = filters.deptId ? Number(filters.deptId) : undefined
  return (
    <ListButtons
      add={{ call: api.users.add, run: () => form.add({ deptId }), prepare: UserForm.prepare }}
      exports={{ call: api.users.export, filters: exported, bySeen: true }}
    >
      <GatedButton
        call={api.userImport.run}
        icon="lucide:upload"
        onClick={() => openImport()}
        prepare={ImportDrawer.prepare}
      >
        {t('import')}
      </GatedButton>
    </ListButtons>
  )
}
