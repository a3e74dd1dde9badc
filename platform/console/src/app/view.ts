import type { ReactNode } from 'react'

/** The view that fills the window: the login page alone, or the router of one session. */
export interface View {
  /** Of the view among those in the document. */
  readonly key: string
  readonly element: ReactNode
  /** Path, query and fragment that show. */
  path(): string
  open(path: string): Promise<void>
  prepare?(path: string): void
  showOutage?(): Promise<void>
  hasSession(): boolean
  dispose(): void
}

/** Builds everything again at a path, so that nothing of the former session stays; settles when that page is rendered. */
export type Restart = (path: string) => Promise<void>
