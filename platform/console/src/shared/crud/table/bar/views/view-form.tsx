import type { SavedView } from 'atrium/contract/system/user/view/saved-view'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { TextField } from '#shared/crud/form/fields/input-fields'
import { SelectField, SwitchField } from '#shared/crud/form/fields/option-fields'
import { RecordForm } from '#shared/crud/form/record-form'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import { useViews } from './use-views'
import { useIsOpening } from './use-is-opening'
import type { ViewFormHandle } from './use-view-form'

interface ViewFormProps {
  page: string
  form: ViewFormHandle
}

/** The form of a view: its name, who has it, and whether the list opens with it. */
export function ViewForm({ page, form }: ViewFormProps) {
  const t = useText(texts)
  return (
    <RecordForm form={form} titles={[t('addView'), t('editView')]} size={420}>
      {(view) => <Fields page={page} view={view} />}
    </RecordForm>
  )
}

function Fields({ page, view }: { page: string; view: SavedView | undefined }) {
  const t = useText(texts)
  const mayShare = useViews(page).data?.mayShare ?? false
  const canOpen = useIsOpening(page)
  const { data: roles = [] } = useQuery({ ...queryOf(api.viewSharing.roles), enabled: mayShare })
  const shared = view && view.audience !== 'own'
  const isOwn = view?.isOwn ?? true
  const options = [
    { value: 'own', label: t(isOwn ? 'onlyMe' : 'onlyOwner') },
    ...(mayShare || view?.audience === 'all' ? [{ value: 'all', label: t('everybody') }] : []),
    ...rolesWith(roles, view).map(({ id, name, status }) => ({
      value: id,
      label: t('roleOf', { name }),
      disabled: status === 0,
    })),
  ]
  return (
    <>
      <TextField name="name" label={t('name')} required max={40} />
      {(mayShare || shared) && (
        <SelectField
          name="audience"
          label={t('audience')}
          hint={t('audienceHint')}
          options={options}
          allowClear={false}
          required
        />
      )}
      {canOpen && (mayShare || !shared) && (
        <SwitchField
          name="isDefault"
          label={t('isDefault')}
          hint={mayShare || shared ? t('isDefaultHint') : undefined}
        />
      )}
    </>
  )
}

type Role = { id: number; name: string; status: 0 | 1 }

/** The roles to choose from, with that of the view, which may be another one. */
function rolesWith(roles: readonly Role[], view: SavedView | undefined): readonly Role[] {
  const { audience, roleName } = view ?? {}
  if (typeof audience !== 'number' || roles.some(({ id }) => id === audience)) return roles
  return [...roles, { id: audience, name: roleName ?? '', status: 1 }]
}
