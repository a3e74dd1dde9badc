import type { FieldedKind } from 'atrium/contract/kind/types'
import { textIn } from 'atrium/contract/language'
import { useStore } from 'zustand'
import { useLanguage } from '#shared/i18n/text'
import { RecordForm } from '../../form/record-form'
import { KindFields, type KindFieldsProps } from '../form/kind-fields'
import { recordName } from '../kind-text'
import type { ActionFormHandle } from './use-action-form'

interface ActionFormProps extends Pick<KindFieldsProps, 'loaded' | 'choices'> {
  form: ActionFormHandle
  kind: FieldedKind
}

/** The fields that an action asks for before it runs, in a drawer. */
export function ActionForm({ form, kind, ...inputs }: ActionFormProps) {
  const language = useLanguage()
  const { name, rows } = useStore(form.pending)
  const action = kind.actions?.[name]
  if (!action) return null
  const verb = textIn(language, action.name)
  const title = rows.length === 1 ? `${verb}: ${recordName(kind, rows[0]!, language)}` : `${verb} (${rows.length})`
  return (
    <RecordForm form={form} titles={[title, title]} action={verb}>
      <KindFields {...inputs} fields={action.form ?? {}} />
    </RecordForm>
  )
}
