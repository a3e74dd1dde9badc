import { Segmented } from 'antd'
import { useNarrow } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { chooseLayout } from '#shared/settings/layout'
import { layouts, useSettings } from '#shared/settings/settings'
import css from './page.module.css'
import { texts } from './text'

/** The five layouts, to see the tour in each; a phone has one of its own. */
export function LayoutChoice() {
  const t = useText(texts)
  const layout = useSettings((settings) => settings.layout)
  if (useNarrow()) return null
  return (
    <div className={css.layouts}>
      <span>{t('layout')}</span>
      <Segmented
        aria-label={t('layout')}
        value={layout}
        options={layouts.map((value) => ({ value, label: t(value) }))}
        onChange={chooseLayout}
      />
    </div>
  )
}
