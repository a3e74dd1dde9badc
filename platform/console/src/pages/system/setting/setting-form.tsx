import type { SettingInfo } from 'atrium/contract/module/setting-calls'
import { Alert } from 'antd'
import { ColourField } from '#shared/crud/form/fields/colour-field'
import { ImageField } from '#shared/crud/form/fields/image-field'
import { NumberField, TextField } from '#shared/crud/form/fields/input-fields'
import { SelectField, SwitchField } from '#shared/crud/form/fields/option-fields'
import { TimeZoneField } from '#shared/field/time-zone/time-zone-field'
import { RecordForm } from '#shared/crud/form/record-form'
import { useText } from '#shared/i18n/text'
import { useSession } from '#shared/session/user/session'
import { AddressesField } from './fields/addresses-field'
import { BrandPreview } from './preview/brand-preview'
import { RegionPreview } from './preview/region-preview'
import { MailsField } from './fields/mails-field'
import { RoleNumbersField } from './fields/role-numbers-field'
import { SettingPreview } from './preview/setting-preview'
import css from './setting.module.css'
import { texts } from './text'
import { brandGroup, isByMail, regionGroup, type useSettingForm } from './use-setting-form'

export function SettingForm({ form }: { form: ReturnType<typeof useSettingForm> }) {
  const t = useText(texts)
  const hasMail = useSession((session) => session.hasMail)
  return (
    <RecordForm form={form} titles={[t('editSetting'), t('editSetting')]}>
      {(setting) =>
        setting && (
          <>
            {isByMail(setting) && !hasMail && (
              <Alert type="info" showIcon className={css.notice} title={t('noForgotten')} />
            )}
            <ValueField setting={setting} />
            {setting.group === brandGroup && <BrandPreview setting={setting} />}
            {setting.group === regionGroup && <RegionPreview setting={setting} />}
            {setting.hasPreview && <SettingPreview setting={setting} />}
          </>
        )
      }
    </RecordForm>
  )
}

/** The one field of the form, as the kind of the setting needs it. */
function ValueField({ setting }: { setting: SettingInfo }) {
  const t = useText(texts)
  const { kind, name, description, min, max, choices } = setting
  const field = { name: 'value', label: name, hint: description }
  if (kind === 'switch') return <SwitchField {...field} />
  if (kind === 'choice') return <SelectField {...field} required allowClear={false} options={choices} />
  if (kind === 'colour') return <ColourField {...field} required />
  if (kind === 'picture') return <ImageField {...field} />
  if (kind === 'addresses') return <AddressesField {...field} />
  if (kind === 'perRole') return <RoleNumbersField {...field} setting={setting} />
  if (kind === 'mails') return <MailsField {...field} setting={setting} />
  if (kind === 'timeZone') return <TimeZoneField {...field} required />
  if (kind === 'text') return <TextField {...field} max={max!} />
  const limits = { min: min!, max: max! }
  const hint = description ? t('describedBetween', { description, ...limits }) : t('between', limits)
  return <NumberField {...field} required hint={hint} min={min!} max={max!} />
}
