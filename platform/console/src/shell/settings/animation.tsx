import { Select } from 'antd'
import { useText } from '#shared/i18n/text'
import { pageAnimations, useSettings } from '#shared/settings/settings'
import css from './settings.module.css'
import { SwitchRow } from './switch-list'
import { texts } from './text'

/** Whether and how a page comes in. */
export function Animation() {
  const t = useText(texts)
  const isOn = useSettings((settings) => settings.pageAnimation)
  const style = useSettings((settings) => settings.pageAnimationStyle)
  return (
    <>
      <SwitchRow flag="pageAnimation" />
      <div className={css.row}>
        <label htmlFor="page-animation">{t('animationStyle')}</label>
        <Select
          id="page-animation"
          className={css.select}
          disabled={!isOn}
          value={style}
          options={pageAnimations.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => useSettings.setState({ pageAnimationStyle: value })}
        />
      </div>
    </>
  )
}
