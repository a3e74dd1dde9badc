import type { SettingInfo } from 'atrium/contract/module/setting-calls'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { lazyForm } from '#shared/crud/form/lazy-form'
import { useRecordInAddress } from '#shared/crud/form/use-record-in-address'
import { ListPage } from '#shared/crud/list-page'
import { useSavedRow } from '#shared/crud/rows/use-saved-row'
import { useWholeList } from '#shared/crud/rows/use-whole-list'
import { confirm } from '#shared/feedback/confirm'
import { lazyDialog } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { useSettingColumns, useValueText } from './setting-columns'
import { SettingGroups } from './setting-groups'
import { source } from './source'
import { texts } from './text'
import { followBrand, useSettingForm } from './use-setting-form'

const SettingForm = lazyForm(async () => (await import('./setting-form')).SettingForm)

const SettingHistory = lazyDialog(async () => (await import('./setting-history')).SettingHistory)

const idOf = ({ settingId }: SettingInfo) => settingId

/** Lists the settings of the platform and of the modules, which an administrator can change. */
export default function SettingPage() {
  const t = useText(texts)
  const list = useWholeList(source)
  const savedRows = useSavedRow(list, idOf)
  const form = useSettingForm(savedRows.show)
  const reset = useReset()
  const [shownId, setShownId] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const shown = list.records?.find(({ settingId }) => settingId === shownId)
  useRecordInAddress(form, useCan()(api.settings.edit) ? form.edit : undefined)
  const actionsOf = (setting: SettingInfo) => {
    const edit = {
      key: 'edit',
      label: t('edit'),
      call: api.settings.edit,
      prepare: SettingForm.prepare,
      onSelect: () => form.edit(setting.settingId),
    }
    const back = { key: 'reset', label: t('reset'), call: api.settings.reset, onSelect: () => void reset(setting) }
    const history = {
      key: 'history',
      label: t('history'),
      call: api.settings.history,
      prepare: SettingHistory.prepare,
      onSelect: () => {
        setShownId(setting.settingId)
        setOpen(true)
      },
    }
    return setting.isSet ? [edit, back, history] : [edit, history]
  }
  const group = list.filters.group ?? ''
  const select = (next: string) =>
    list.setFilters({ ...(list.filters.name && { name: list.filters.name }), ...(next && { group: next }) })
  return (
    <>
      <SettingGroups current={group} onSelect={select} />
      <ListPage
        page="system/setting"
        title={t('settings')}
        emptyText={t('empty')}
        filters={[{ name: 'name', label: t('name') }]}
        kept={group ? { group } : {}}
        list={list}
        savedRows={savedRows}
        rowKey={idOf}
        columns={useSettingColumns()}
        rowActions={{
          name: ({ name }) => name,
          of: (setting) => (setting.fixedBy === null ? actionsOf(setting) : []),
        }}
      >
        <SettingForm form={form} />
        {shown && <SettingHistory setting={shown} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </ListPage>
    </>
  )
}

/** Returns what takes the value of a setting away, once the person has confirmed it. */
function useReset() {
  const t = useText(texts)
  const write = useWrite()
  const textOf = useValueText()
  return async (setting: SettingInfo) => {
    const { name, settingId, version } = setting
    const title = t('resetTitle', { name, value: textOf(setting, setting.default) })
    if (!(await confirm({ title, action: t('reset') }))) return
    // `request` has said why it fails.
    await write(api.settings.reset, { body: { settingId, version } }).then(
      () => followBrand(setting),
      () => undefined,
    )
  }
}
