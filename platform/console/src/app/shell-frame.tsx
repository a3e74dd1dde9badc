import type { ComponentType } from 'react'
import { Outlet } from 'react-router'
import { create } from 'zustand'
import { registerIcons } from 'atrium/ui/icon'
import { useSession } from '#shared/session/user/session'
import { loadChunk } from './page/chunk-load'

const useShell = create<{ Shell?: ComponentType }>(() => ({}))

/** Loads the frame around the pages. The guard waits for it, so that it comes neither without a session nor after its pages. */
export async function loadShell(): Promise<void> {
  const { Shell, icons } = await loadChunk('shell', () => import('../shell/shell'))
  if (useShell.getState().Shell) return
  registerIcons(icons)
  useShell.setState({ Shell })
}

/** The layout of all pages behind the sign-in; bare while nobody is signed in. */
export function ShellFrame() {
  const { Shell } = useShell()
  const isSignedIn = useSession(({ userInfo }) => userInfo.username !== '')
  if (Shell && isSignedIn) return <Shell />
  return (
    <main>
      <Outlet />
    </main>
  )
}
