import type { FieldedKind } from '@atrium/contract/kind/types'
import { RecordForm } from '../../form/record-form'
import type { RecordFormHandle } from '../../form/use-record-form'
import { KindFields, type KindFieldsProps } from './kind-fields'
import { useKindText } from '../kind-text'

type Values = Record<string, unknown>

interface KindFormProps extends Omit<KindFieldsProps, 'fields' | 'record'> {
  form: RecordFormHandle<Values, Values>
  kind: FieldedKind
  width: number | undefined
}

/** The form of a kind of record, in a drawer. */
export function KindForm({ form, kind, width, ...inputs }: KindFormProps) {
  const t = useKindText(kind)
  return (
    <RecordForm form={form} titles={[t('add'), t('edit')]} {...(width && { size: width })}>
      {(record) => <KindFields {...inputs} fields={kind.fields} record={record} />}
    </RecordForm>
  )
}
