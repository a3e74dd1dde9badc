import { Switch } from 'antd'
import { useId } from 'react'
import { useText } from '#shared/i18n/text'
import { useSettings, type Settings } from '#shared/settings/settings'
import css from './settings.module.css'
import { texts } from './text'

/** The settings that are on or off and have a line in the drawer. */
export type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[Exclude<keyof Settings, 'dark'>]

const groups: readonly (readonly [title: 'tabGroup' | 'frameGroup' | 'displayGroup', flags: readonly Flag[]])[] = [
  ['tabGroup', ['tabs', 'tabIcon', 'tabCache', 'tabDrag']],
  ['frameGroup', ['logo', 'collapse', 'uniqueOpened', 'collapseButton', 'fullscreenButton', 'fixedHeader', 'footer']],
  ['displayGroup', ['recordPages', 'grayMode', 'invertMode']],
]

const ofTabs: ReadonlySet<Flag> = new Set(['tabIcon', 'tabCache', 'tabDrag'])
// Two filters over one page would undo each other.
const rivals: Partial<Record<Flag, Flag>> = { grayMode: 'invertMode', invertMode: 'grayMode' }

export function SwitchList() {
  const t = useText(texts)
  return groups.map(([title, flags]) => (
    <div key={title} role="group" aria-label={t(title)} className={css.group}>
      <h3>{t(title)}</h3>
      {flags.map((flag) => (
        <SwitchRow key={flag} flag={flag} />
      ))}
    </div>
  ))
}

/** One line: what the setting is called, and its switch. */
export function SwitchRow({ flag }: { flag: Flag }) {
  const t = useText(texts)
  const id = useId()
  const isOn = useSettings((settings) => settings[flag])
  const hasTabs = useSettings((settings) => settings.tabs)
  const rival = rivals[flag]
  const change = (on: boolean) => useSettings.setState({ [flag]: on, ...(on && rival && { [rival]: false }) })
  return (
    <div className={css.row}>
      <label htmlFor={id}>{t(flag)}</label>
      <Switch id={id} size="small" checked={isOn} disabled={!hasTabs && ofTabs.has(flag)} onChange={change} />
    </div>
  )
}
