import { useLayoutEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useText } from '../shared/i18n/text'
import { ThemeProvider } from '../shared/theme/theme-provider'
import { useNarrow } from '../shared/theme/use-narrow'
import { DataProvider } from './data-provider'
import { Header } from './header/header'
import { MobileSidebar } from './sidebar/mobile-sidebar'
import { Sidebar } from './sidebar/sidebar'
import css from './shell.module.css'
import { texts } from './text'

/** What stands around every page of a signed-in person: the classic layout with sidebar, header and the page itself. */
export function Shell() {
  const t = useText(texts)
  const narrow = useNarrow()
  const [panel, setPanel] = useState(false)
  const main = usePageFocus(() => setPanel(false))
  return (
    <div className={css.shell}>
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
      {narrow ? <MobileSidebar open={panel} onClose={() => setPanel(false)} /> : <Sidebar />}
      <div className={css.column}>
        <Header narrow={narrow} onOpenMenu={() => setPanel(true)} />
        <RouteProgress />
        <main id="main" ref={main} tabIndex={-1} className={css.main}>
          <DataProvider>
            <ThemeProvider>
              <Outlet />
            </ThemeProvider>
          </DataProvider>
        </main>
      </div>
    </div>
  )
}

/** After a change of page the content starts at its top and holds the focus; filters of the same page leave both alone. */
function usePageFocus(onPage: () => void) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useLayoutEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    onPage()
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, onPage])
  return main
}

function RouteProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={css.progress} />
}
