import type { SettingChange, SettingInfo } from 'atrium/contract/module/setting-calls'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { QueryContent } from '#shared/chart/panel/query-content'
import { useWrite } from '#shared/crud/actions/use-write'
import { momentText } from '#shared/crud/moment-text'
import { StoredImage } from '#shared/crud/values/stored-image'
import { confirm } from '#shared/feedback/confirm'
import { Drawer } from '#shared/feedback/drawer'
import { useText } from '#shared/i18n/text'
import css from './setting.module.css'
import { asText, useValueText } from './setting-columns'
import { texts } from './text'
import { followBrand } from './use-setting-form'

interface SettingHistoryProps {
  setting: SettingInfo
  isOpen: boolean
  onClose: () => void
}

/** The values that a setting had, the latest first, with a way back to each. */
export function SettingHistory({ setting, isOpen, onClose }: SettingHistoryProps) {
  const t = useText(texts)
  return (
    <Drawer title={t('historyOf', { name: setting.name })} size={520} isOpen={isOpen} onClose={onClose} destroyOnHidden>
      <Changes setting={setting} />
    </Drawer>
  )
}

function Changes({ setting }: { setting: SettingInfo }) {
  const t = useText(texts)
  const query = useQuery(queryOf(api.settings.history, { query: { settingId: setting.settingId } }))
  const textOf = useValueText()
  const goBack = useWayBack(setting)
  const current = setting.isSet ? setting.value : null
  const valueText = ({ value }: SettingChange) =>
    value === null ? t('defaultValue', { value: textOf(setting, setting.default) }) : textOf(setting, value)
  return (
    <QueryContent query={query} empty={(changes) => (changes.length === 0 ? t('noHistory') : undefined)}>
      {(changes) => (
        <ol className={css.history}>
          {changes.map((change) => (
            <li key={change.at}>
              <span>
                {setting.kind === 'picture' && change.value ? (
                  <StoredImage fileKey={asText(change.value)} alt={valueText(change)} size={72} />
                ) : (
                  valueText(change)
                )}
                <small>{t('changedBy', { at: momentText(change.at), by: change.by ?? t('hiddenPerson') })}</small>
              </span>
              {JSON.stringify(change.value) !== JSON.stringify(current) && (
                <Button
                  aria-label={t('backTo', { value: valueText(change) })}
                  onClick={() => goBack(change.value, valueText(change))}
                >
                  {t('back')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </QueryContent>
  )
}

/** Returns what gives a setting an earlier value, once the person has confirmed it. */
function useWayBack(setting: SettingInfo) {
  const { name, settingId, version } = setting
  const t = useText(texts)
  const write = useWrite()
  const save = (value: SettingChange['value']) =>
    value === null
      ? write(api.settings.reset, { body: { settingId, version } })
      : write(api.settings.edit, { body: { settingId, value, version } })
  return (value: SettingChange['value'], text: string) =>
    void confirm({
      title: t('backTitle', { name, value: text }),
      action: t('back'),
      // `request` has said why it fails.
      run: () =>
        save(value).then(
          () => followBrand(setting),
          () => undefined,
        ),
    })
}
