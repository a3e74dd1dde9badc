import { TimePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useText } from '#shared/i18n/text'
import { FieldItem } from '../../../form/field-item'
import css from '../../../form/fields/kinds.module.css'
import { texts } from '../../../form/text'
import type { KindInputProps } from '../kind-input'
import { useKindItem } from '../use-kind-item'

export function TimeInput(props: KindInputProps) {
  const t = useText(texts)
  return (
    <FieldItem
      {...useKindItem(props)}
      getValueProps={(value: string | null | undefined) => ({ value: value ? dayjs(`2026-01-01T${value}`) : null })}
      getValueFromEvent={(chosen: Dayjs | null) => chosen && chosen.format('HH:mm')}
    >
      <TimePicker
        className={css.date}
        format="HH:mm"
        needConfirm={false}
        placeholder={t('pleaseChoose')}
        allowClear={!props.required}
      />
    </FieldItem>
  )
}
