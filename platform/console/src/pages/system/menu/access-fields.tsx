import { textIn } from 'atrium/contract/language'
import { most, patterns } from 'atrium/contract/untrusted/rules'
import { permissions } from '#shared/api/records'
import { RadioField, StatusField, SwitchField } from '#shared/crud/form/fields/option-fields'
import { SuggestField } from '#shared/crud/form/suggest-field'
import { useDict } from '#shared/dict/use-dict'
import { useLanguage, useText } from '#shared/i18n/text'
import { types, type MenuFields } from './menu-entry'
import { texts } from './text'

/** Who an entry is for, and whether it shows. */
export function AccessFields({ values: { menuType, isLink } }: { values: MenuFields }) {
  const t = useText(texts)
  const language = useLanguage()
  const visibility = useDict('sys_show_hide').options.map(({ value, label }) => ({ value: Number(value), label }))
  return (
    <>
      {menuType !== types.directory && (
        <SuggestField
          name="permission"
          label={t('permission')}
          hint={t('permissionHint')}
          max={most.permission}
          suggestions={Object.entries(permissions).map(([value, name]) => ({ value, name: textIn(language, name) }))}
          pattern={{ test: patterns.permission, text: t('permissionFormat') }}
        />
      )}
      {menuType === types.page && !isLink && (
        <SwitchField name="isCache" label={t('isCache')} hint={t('isCacheHint')} />
      )}
      {menuType !== types.button && (
        <RadioField name="visible" label={t('visible')} hint={t('visibleHint')} options={visibility} />
      )}
      <StatusField label={t('status')} />
    </>
  )
}
