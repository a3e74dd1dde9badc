import { IconButton } from 'atrium/ui/button'
import { useText } from '#shared/i18n/text'
import { useSettings, type Layout } from '#shared/settings/settings'
import { HorizontalMenu } from '../layouts/horizontal-menu'
import { Brand } from '../sidebar/brand'
import { texts } from '../text'
import { Breadcrumb } from './breadcrumb'
import css from './header.module.css'
import { Tools } from './tools'

interface HeaderProps {
  layout: Layout
  mobile: boolean
  onOpenMenu: () => void
}

export function Header({ layout, mobile, onOpenMenu }: HeaderProps) {
  const t = useText(texts)
  const { logo, collapseButton } = useSettings()
  const isWide = layout === 'tradition' || layout === 'horizontal'
  return (
    <header className={`${css.header} ${isWide ? css.wide : ''}`}>
      {isWide && logo && <Brand />}
      {mobile && (
        <IconButton
          icon="lucide:menu"
          label={t('openMenu')}
          aria-haspopup="dialog"
          onClick={onOpenMenu}
          data-tour="menu"
        />
      )}
      {!mobile && collapseButton && layout !== 'horizontal' && <CollapseButton />}
      {layout === 'horizontal' ? <HorizontalMenu /> : <Breadcrumb />}
      <Tools mobile={mobile} compact={mobile || layout === 'horizontal'} />
    </header>
  )
}

function CollapseButton() {
  const t = useText(texts)
  const collapse = useSettings((settings) => settings.collapse)
  return (
    <IconButton
      icon="lucide:panel-left"
      label={t(collapse ? 'expand' : 'collapse')}
      aria-pressed={collapse}
      onClick={() => useSettings.setState({ collapse: !collapse })}
    />
  )
}
