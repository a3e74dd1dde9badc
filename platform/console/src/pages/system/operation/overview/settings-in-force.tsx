import type { SettingInForce } from 'atrium/contract/system/operation/overview'
import { EmptyState } from 'atrium/ui/feedback/view-state'
import { Section } from 'atrium/ui/layout/card'
import { useText } from '#shared/i18n/text'
import css from './overview.module.css'
import { texts } from './text'

/** The settings of the environment that this process started with. */
export function SettingsInForce({ settings }: { settings: readonly SettingInForce[] }) {
  const t = useText(texts)
  if (settings.length === 0) {
    return (
      <Section title={t('settings')}>
        <EmptyState compact title={t('noSettings')} />
      </Section>
    )
  }
  return (
    <Section title={t('settings')}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('setting')}</th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('source')}</th>
          </tr>
        </thead>
        <tbody>
          {settings.map(({ name, value, isSet }) => (
            <tr key={name}>
              <td>{name}</td>
              <td className={css.wrapped}>
                {value || <span className={css.none}>{t(isSet ? 'hidden' : 'unset')}</span>}
              </td>
              <td>{t(isSet ? 'environment' : 'byDefault')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
