import type { SettingInForce } from 'atrium/contract/system/operation/overview'
import { EmptyState } from 'atrium/ui/feedback/view-state'
import { Section } from 'atrium/ui/layout/card'
import { Link } from 'react-router'
import { useText } from '#shared/i18n/text'
import { usePagePath } from '#shared/session/user/page-path'
import css from './overview.module.css'
import { texts } from './text'

/** The words in place of a value that is not sent. */
const empty = {
  environment: 'hidden',
  settingsFile: 'hidden',
  ownFile: 'hidden',
  default: 'unset',
  page: 'setThere',
} as const

function PageLink() {
  const t = useText(texts)
  const path = usePagePath('system/setting')
  return path ? <Link to={path}>{t('settingsPage')}</Link> : t('settingsPage')
}

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
          {settings.map(({ name, value, source }) => (
            <tr key={name}>
              <td>{name}</td>
              <td className={css.wrapped}>{value || <span className={css.none}>{t(empty[source])}</span>}</td>
              <td>{source === 'page' ? <PageLink /> : t(source === 'default' ? 'byDefault' : source)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
