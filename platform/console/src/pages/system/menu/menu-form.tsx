import { most } from 'atrium/contract/untrusted/rules'
import type { Menu } from 'atrium/contract/system/menu'
import { Icon } from 'atrium/ui/icon'
import { Form } from 'antd'
import { useText } from '#shared/i18n/text'
import { useComparedField } from '#shared/crud/form/conflict/compared-fields'
import { FieldGroup } from '#shared/crud/form/field-group'
import { NumberField, TextField } from '#shared/crud/form/fields/input-fields'
import { RadioField } from '#shared/crud/form/fields/option-fields'
import { RecordForm } from '#shared/crud/form/record-form'
import { IconInput } from '#shared/field/icon/icon-input'
import { AccessFields } from './access-fields'
import { types, type MenuFields } from './menu-entry'
import { ParentField } from './parent-field'
import { TargetFields } from './target-fields'
import { texts } from './text'
import type { useMenuForm } from './use-menu-form'

/** Whether what decides which fields there are became something else. */
const isOtherForm = (before: MenuFields, now: MenuFields) =>
  before.menuType !== now.menuType || before.isLink !== now.isLink || before.frameSrc !== now.frameSrc

export function MenuForm({ form }: { form: ReturnType<typeof useMenuForm> }) {
  const t = useText(texts)
  return (
    <RecordForm form={form} titles={[t('addMenu'), t('editMenu')]} size={720}>
      {(menu) => (
        <Form.Item noStyle shouldUpdate={isOtherForm}>
          {({ getFieldsValue }) => <Fields menu={menu} values={getFieldsValue(true) as MenuFields} />}
        </Form.Item>
      )}
    </RecordForm>
  )
}

function Fields({ menu, values }: { menu: Menu | undefined; values: MenuFields }) {
  const t = useText(texts)
  const { menuType } = values
  const hasTarget = menuType !== types.button
  useComparedField('icon', {
    label: t('icon'),
    renderValue: (icon) => <Icon name={String(icon)} label={String(icon)} />,
  })
  return (
    <>
      <FieldGroup title={t('basics')}>
        <RadioField
          name="menuType"
          label={t('type')}
          options={[
            { value: types.directory, label: t('directory') },
            { value: types.page, label: t('page') },
            { value: types.button, label: t('button') },
          ]}
        />
        <ParentField menu={menu} />
        <TextField name="name" label={t('name')} required max={most.menuName} />
        <TextField name="nameEn" label={t('nameEn')} hint={t('nameEnHint')} max={most.menuName} />
        <NumberField name="sort" label={t('sort')} required />
        {hasTarget && (
          <Form.Item name="icon" label={t('icon')}>
            <IconInput />
          </Form.Item>
        )}
      </FieldGroup>
      {hasTarget && (
        <FieldGroup title={t('opens')}>
          <TargetFields menu={menu} values={values} />
        </FieldGroup>
      )}
      <FieldGroup title={t('access')}>
        <AccessFields values={values} />
      </FieldGroup>
    </>
  )
}
