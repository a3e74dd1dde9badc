import type { SettingInfo } from 'atrium/contract/module/setting-calls'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'

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
      return settingId
    },
  })
}
