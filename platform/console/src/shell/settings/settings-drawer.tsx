import { Drawer } from '#shared/feedback/drawer'
import { useText } from '#shared/i18n/text'
import { useSettings } from '#shared/settings/settings'
import { ThemeProvider } from '#shared/theme/theme-provider'
import { useNarrow } from '#shared/theme/use-narrow'
import { Animation } from './animation'
import { texts as buttonTexts } from './button-text'
import { MenuColours } from './colours/menu-colours'
import { PrimaryColour } from './colours/primary-colour'
import { Footer } from './footer'
import { LayoutChoice } from './pictures/layout-choice'
import { LoginChoice } from './pictures/login-choice'
import { Section } from './section'
import { SwitchList } from './switch-list'
import { texts } from './text'
import { ThemeChoice } from './theme-choice'

export interface SettingsDrawerProps {
  isOpen: boolean
  onClose: () => void
}

// The page beside the drawer shows every change, so it is not dimmed.
const looks = { mask: { background: 'none' }, body: { paddingBlock: 4 }, footer: { padding: '12px 20px' } }

/** All that a person may choose for this browser. Every change shows at once. */
export function SettingsDrawer({ isOpen, onClose }: SettingsDrawerProps) {
  const title = useText(buttonTexts)
  const narrow = useNarrow()
  return (
    <ThemeProvider>
      <Drawer
        title={title('settings')}
        isOpen={isOpen}
        onClose={onClose}
        size={narrow ? 'min(100%, 430px)' : 376}
        styles={looks}
        footer={<Footer />}
      >
        <Sections />
      </Drawer>
    </ThemeProvider>
  )
}

function Sections() {
  const t = useText(texts)
  const dark = useSettings((settings) => settings.dark)
  return (
    <>
      <Section title={t('layout')}>
        <LayoutChoice />
      </Section>
      <Section title={t('theme')}>
        <ThemeChoice />
      </Section>
      <Section title={t('primary')}>
        <PrimaryColour />
      </Section>
      <Section title={t('menuStyle')} note={dark ? t('menuInDark') : undefined}>
        <MenuColours />
      </Section>
      <Section title={t('login')}>
        <LoginChoice />
      </Section>
      <Section title={t('interface')}>
        <SwitchList />
      </Section>
      <Section title={t('animation')}>
        <Animation />
      </Section>
    </>
  )
}
