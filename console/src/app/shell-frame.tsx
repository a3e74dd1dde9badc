import type { ComponentType } from 'react'
import { Outlet } from 'react-router'
import { registerIcons } from '@atrium/ui/icon'
import { useSession } from '../shared/session/session'
import { loadChunk } from './chunk-load'

let Shell: ComponentType | undefined

/** Loads the frame around the pages. The guard waits for it, so that it comes neither without a session nor after its pages. */
export async function loadShell(): Promise<void> {
  if (Shell) return
  const [shell, icons] = await loadChunk('shell', () => Promise.all([import('../shell/shell'), import('virtual:atrium-icons')]))
  registerIcons(icons.default)
  Shell = shell.Shell
}

/** The layout of all pages behind the sign-in; bare while nobody is signed in. */
export function ShellFrame() {
  const isSignedIn = useSession(({ userInfo }) => userInfo.username !== '')
  return Shell && isSignedIn ? <Shell /> : <Outlet />
}
