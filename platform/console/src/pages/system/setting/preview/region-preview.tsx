import type { SettingInfo } from 'atrium/contract/module/setting-calls'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useText } from '#shared/i18n/text'
import css from '../setting.module.css'
import { asText } from '../setting-columns'
import { regionGroup } from '../use-setting-form'
import { texts } from '../text'

/** Returns a moment in a language and a time zone; undefined for a time zone that this browser does not have. */
function shownIn(language: string, timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'full', timeStyle: 'long' }).format(Date.now())
  } catch {
    return undefined
  }
}

/** Shows the present date and time in the default language and time zone, with the value in the form: the language is the first of the group. */
export function RegionPreview({ setting: { settingId } }: { setting: SettingInfo }) {
  const t = useText(texts)
  const value = asText(Form.useWatch<unknown>('value'))
  const { data = [] } = useQuery(queryOf(api.settings.list, { query: { group: regionGroup } }))
  const [language, timeZone] = data.map((one) => (one.settingId === settingId ? value : asText(one.value)))
  const shown = language && timeZone ? shownIn(language, timeZone) : undefined
  if (shown === undefined) return null
  return (
    <section className={css.preview} aria-label={t('brandPreview')}>
      <b>{t('now')}</b>
      <p lang={language}>{shown}</p>
    </section>
  )
}
