import { notify } from '#shared/feedback/notify'
import { useText } from '#shared/i18n/text'
import { chooseLayout } from '#shared/settings/layout'
import { layouts, useSettings, type Layout } from '#shared/settings/settings'
import { useNarrow } from '#shared/theme/use-narrow'
import { texts } from '../text'
import { LayoutPicture } from './layout-picture'
import { PictureChoice } from './picture-choice'

export function LayoutChoice() {
  const t = useText(texts)
  const narrow = useNarrow()
  const layout = useSettings((settings) => settings.layout)
  const choose = (wanted: Layout) => (narrow ? notify.warning(t('notOnMobile')) : chooseLayout(wanted))
  return (
    <PictureChoice
      label={t('layout')}
      value={layout}
      choices={layouts.map((value) => ({ value, name: t(value), picture: <LayoutPicture layout={value} /> }))}
      onChoose={choose}
    />
  )
}
