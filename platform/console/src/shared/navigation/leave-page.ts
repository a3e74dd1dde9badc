import { navigation } from './navigation'

type Leave = (path: string) => void

let leave: Leave | undefined

/**
 * Closes the tab of the active page and goes to the page at `path` as it was left, with its filters: what "close" does on
 * a page that hangs below another one.
 */
export function leavePage(path: string): void {
  if (leave) leave(path)
  else void navigation().open(path)
}

/** Called by the owner of the tabs: `how` leaves pages until the answer is called. One at a time. */
export function onLeavePage(how: Leave): () => void {
  leave = how
  return () => {
    if (leave === how) leave = undefined
  }
}
