import type { SettingInfo } from 'atrium/contract/module/setting-calls'
import { api } from '#shared/api/api'
import { reloadBrand } from '#shared/brand/reload-brand'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'

/** The group of the settings of the brand. */
export const brandGroup = 'platform.brand'

/** The group of the default language and time zone. */
export const regionGroup = 'platform.region'

/** Whether this is the setting of forgotten passwords, which does nothing without a mail server. */
export const isByMail = ({ module, choices }: SettingInfo): boolean =>
  module === 'platform' && choices.some((choice) => choice.value === 'mailed')

/** Shows the brand and the default language again where one of them was saved. */
export const followBrand = async ({ group }: SettingInfo): Promise<void> => {
  if (group === brandGroup || group === regionGroup) await reloadBrand()
}

interface Values {
  value: NonNullable<SettingInfo['value']>
}

/** The form of a setting, which is there already: it is never added. */
export function useSettingForm(onSaved: OnSaved) {
  const write = useWrite()
  return useRecordForm<Values, SettingInfo>({
    kind: 'setting',
    onSaved,
    blank: { value: '' },
    read: (settingId) => request(api.settings.read, { query: { settingId } }),
    valuesOf: ({ value }) => ({ value: value ?? '' }),
    save: async ({ value }, setting) => {
      const { settingId, version } = setting!
      await write(api.settings.edit, { body: { value, settingId, version } }, inForm)
      await followBrand(setting!)
      return settingId
    },
  })
}
