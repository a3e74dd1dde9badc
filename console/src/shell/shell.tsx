import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { ConfirmDialog } from '../shared/feedback/confirm-dialog'
import { useText } from '../shared/i18n/text'
import { useSettings } from '../shared/settings/settings'
import { ThemeProvider } from '../shared/theme/theme-provider'
import { DataProvider } from './data-provider'
import { Header } from './header/header'
import { Footer } from './layouts/footer'
import { LeavePageFullScreen } from './layouts/leave-page-full-screen'
import { RouteProgress } from './layouts/route-progress'
import { Side } from './layouts/side'
import { useFrame } from './layouts/use-frame'
import css from './shell.module.css'
import { MobileSidebar } from './sidebar/mobile-sidebar'
import { KeepAlive } from './tabs/keep-alive'
import { TabBar } from './tabs/tab-bar'
import { followSession } from './tabs/tab-storage'
import { useTabState } from './tabs/use-tab-state'
import { texts } from './text'

followSession()

/** What stands around every page of a signed-in person, in one of five layouts. */
export function Shell() {
  const { layout, mobile } = useFrame()
  const { fixedHeader, tabs, footer } = useSettings()
  const [panel, setPanel] = useState(false)
  const main = usePageFocus(() => setPanel(false))
  const bare = layout === 'pageFullScreen'
  const header = !bare && <Header key="header" layout={layout} mobile={mobile} onOpenMenu={() => setPanel(true)} />
  const side = mobile ? (
    <MobileSidebar key="panel" open={panel} onClose={() => setPanel(false)} />
  ) : (
    <Side key="side" layout={layout} />
  )
  const hasTabs = tabs && !bare
  // The page keeps its place in the tree through every layout, and with it its state.
  return (
    <div className={css.shell} data-layout={layout} data-fixed={fixedHeader} data-tabs={hasTabs} data-footer={footer}>
      <SkipLink main={main} />
      <RouteProgress />
      {layout === 'classic' || layout === 'columns' ? [side, header] : [header, side]}
      <div className={css.body}>
        {hasTabs && <TabBar />}
        <main id="main" ref={main} tabIndex={-1} className={css.main}>
          <DataProvider>
            <ThemeProvider>
              <KeepAlive />
            </ThemeProvider>
          </DataProvider>
        </main>
        {footer && !bare && <Footer />}
      </div>
      {bare && <LeavePageFullScreen />}
      <ConfirmDialog />
    </div>
  )
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

/** After a change of page the content holds the focus; filters of the same page leave it alone. */
function usePageFocus(onPage: () => void) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const { active = pathname } = useTabState()
  const last = useRef(active)
  useLayoutEffect(() => {
    if (last.current === active) return
    last.current = active
    onPage()
    main.current?.focus({ preventScroll: true })
  }, [active, onPage])
  return main
}
