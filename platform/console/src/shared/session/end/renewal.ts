import { create } from 'zustand'

/** Why the person is asked, over the active page, to sign in again; undefined while they are not. */
export const useRenewal = create<{ reason?: string }>(() => ({}))

/** Asks the person to sign in again without leaving the page, whose input is not saved yet. */
export function askToSignIn(reason: string): void {
  useRenewal.setState({ reason })
}

/** They did, or will not now. */
export function endRenewal(): void {
  useRenewal.setState({ reason: undefined })
}
