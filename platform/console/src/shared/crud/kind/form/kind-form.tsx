import { linesIn } from 'atrium/contract/kind/fields/lines/line-values'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { RecordForm } from '../../form/record-form'
import type { RecordFormHandle } from '../../form/use-record-form'
import { KindFields, type KindFieldsProps } from './kind-fields'
import { widthOfLines } from '../lines/line-columns'
import { useKindText } from '../kind-text'

type Values = Record<string, unknown>

interface KindFormProps extends Omit<KindFieldsProps, 'fields' | 'record'> {
  form: RecordFormHandle<Values, Values>
  kind: FieldedKind
  width: number | undefined
}

/** The most room that lines take by themselves, in CSS pixels. */
const mostWidth = 1280

/** Of a form with lines, as wide as these are. */
function sizeOf(kind: FieldedKind, width: number | undefined): { size?: number } {
  const lines = linesIn(kind).map((one) => widthOfLines(one) + 64)
  if (width || lines.length === 0) return width ? { size: width } : {}
  return { size: Math.min(mostWidth, Math.max(720, ...lines)) }
}

/** The form of a kind of record, in a drawer. */
export function KindForm({ form, kind, width, ...inputs }: KindFormProps) {
  const t = useKindText(kind)
  return (
    <RecordForm form={form} titles={[t('add'), t('edit')]} {...sizeOf(kind, width)}>
      {(record) => <KindFields {...inputs} fields={kind.fields} record={record} />}
    </RecordForm>
  )
}
