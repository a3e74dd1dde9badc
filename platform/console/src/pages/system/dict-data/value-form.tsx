import { most } from 'atrium/contract/untrusted/rules'
import type { DictData } from 'atrium/contract/system/dict'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { NumberField, TextAreaField, TextField } from '#shared/crud/form/fields/input-fields'
import { RadioField, SelectField, StatusField } from '#shared/crud/form/fields/option-fields'
import { RecordForm } from '#shared/crud/form/record-form'
import { tones } from '#shared/dict/tones'
import { useText } from '#shared/i18n/text'
import { lookTexts, texts } from './text'
import type { useValueForm } from './use-value-form'

type Look = DictData['listClass']

export function ValueForm({ form }: { form: ReturnType<typeof useValueForm> }) {
  const t = useText(texts)
  return (
    <RecordForm form={form} titles={[t('addValue'), t('editValue')]}>
      {(value) => <Fields value={value} />}
    </RecordForm>
  )
}

function Fields({ value }: { value: DictData | undefined }) {
  const t = useText(texts)
  const look = useText(lookTexts)
  const looks = Object.keys(tones) as Look[]
  return (
    <>
      <TextField name="dictType" label={t('type')} disabled max={most.dictText} />
      <TextField name="dictLabel" label={t('label')} required max={most.dictText} />
      <TextField name="dictLabelEn" label={t('labelEn')} hint={t('labelEnHint')} max={most.dictText} />
      <TextField
        name="dictValue"
        label={t('value')}
        hint={value?.builtIn && t('fixedValue')}
        disabled={value?.builtIn}
        required
        max={most.dictText}
      />
      <NumberField name="dictSort" label={t('sort')} required />
      <SelectField
        name="listClass"
        label={t('look')}
        allowClear={false}
        options={looks.map((value) => ({ value, label: look(value) }))}
        draw={drawLook}
      />
      <RadioField
        name="isDefault"
        label={t('default')}
        hint={t('defaultHint')}
        options={[
          { value: 'Y', label: t('yes') },
          { value: 'N', label: t('no') },
        ]}
      />
      <StatusField label={t('status')} hint={value?.builtIn && t('fixedStatus')} disabled={value?.builtIn} />
      <TextAreaField name="remark" label={t('remark')} max={most.remark} />
    </>
  )
}

const drawLook = (value: string | number) => <LookTag look={value as Look} />

function LookTag({ look }: { look: Look }) {
  const t = useText(lookTexts)
  return <StatusTag tone={tones[look]}>{t(look)}</StatusTag>
}
