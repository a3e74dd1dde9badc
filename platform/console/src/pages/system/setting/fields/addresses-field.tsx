import { Form, Select } from 'antd'
import { useComparedField } from '#shared/crud/form/conflict/compared-fields'
import type { FieldProps } from '#shared/crud/form/fields/input-fields'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'

/** Network addresses and ranges, which are typed or pasted with commas, spaces or line breaks between. */
export function AddressesField({ name, label, hint }: FieldProps) {
  const t = useText(texts)
  useComparedField(name, { label, textOf: (value) => (value as readonly string[]).join(', ') })
  return (
    <Form.Item name={name} label={label} extra={hint}>
      <Select
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', ' ', '\n']}
        placeholder={t('addresses')}
      />
    </Form.Item>
  )
}
