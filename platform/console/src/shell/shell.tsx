import { memo, useCallback, useRef, useState, type RefObject } from 'react'
import { ConfirmDialog } from '#shared/feedback/confirm-dialog'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import { useSession } from '#shared/session/user/session'
import { useSettings } from '#shared/settings/settings'
import { ThemeProvider } from '#shared/theme/theme-provider'
import { Header } from './header/header'
import { Footer } from './layouts/footer'
import { LeavePageFullScreen } from './layouts/leave-page-full-screen'
import { RouteProgress } from './layouts/route-progress'
import { Side } from './layouts/side'
import { useFrame } from './layouts/use-frame'
import css from './shell.module.css'
import { PageChange } from './page/page-change'
import { MobileSidebar } from './sidebar/mobile-sidebar'
import { CachedPages } from './tabs/cached/cached-pages'
import { Reauthentication } from './reauthentication/reauthentication'
import { SignInAgain } from './sign-in-again/sign-in-again'
import { ActivePage } from './page/active-page'
import { TabBar } from './tabs/bar/tab-bar'
import { useVisits } from './tabs/use-visits'
import { followSession } from './tabs/tab-storage'
import { texts } from './text'

export { default as icons } from 'virtual:icons'

followSession()

/** The frame around every page behind the sign-in, in one of five layouts. Memoised, as the router renders it with every address. */
export const Shell = memo(function Shell() {
  if (!useVisits()) return null
  return (
    <ActivePage>
      <Frame />
    </ActivePage>
  )
})

function Frame() {
  const { layout, mobile } = useFrame()
  const { fixedHeader, tabs, footer } = useSettings()
  const [panel, setPanel] = useState(false)
  const main = useRef<HTMLElement>(null)
  const closePanel = useCallback(() => setPanel(false), [])
  const bare = layout === 'pageFullScreen'
  const header = !bare && <Header key="header" layout={layout} mobile={mobile} onOpenMenu={() => setPanel(true)} />
  const side = mobile ? (
    <MobileSidebar key="panel" open={panel} onClose={closePanel} />
  ) : (
    <Side key="side" layout={layout} />
  )
  // The page keeps its place in the tree through every layout, and with it its state.
  return (
    <div className={css.shell} data-layout={layout} data-fixed={fixedHeader} data-tabs={tabs} data-footer={footer}>
      <SkipLink main={main} />
      <RouteProgress />
      <PageChange main={main} onPage={closePanel} />
      {layout === 'classic' || layout === 'columns' ? [side, header] : [header, side]}
      <div className={css.body}>
        {tabs && <TabBar />}
        <FactorDue />
        <main id="main" ref={main} tabIndex={-1} className={css.main}>
          <ThemeProvider>
            <CachedPages />
          </ThemeProvider>
        </main>
        {footer && !bare && <Footer />}
      </div>
      {bare && <LeavePageFullScreen />}
      <SignInAgain />
      <Reauthentication />
      <ConfirmDialog />
    </div>
  )
}

// Few people ever see it.
const FactorDueNotice = lazyPart(async () => (await import('./due/factor-due/factor-due-notice')).FactorDueNotice, {
  height: 40,
})

function FactorDue() {
  const isDue = useSession(({ factorDue }) => factorDue !== null)
  return isDue ? <FactorDueNotice /> : null
}

function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  const t = useText(texts)
  return (
    <a
      className={css.skip}
      href="#main"
      onClick={(event) => {
        event.preventDefault()
        main.current?.focus()
      }}
    >
      {t('skip')}
    </a>
  )
}
