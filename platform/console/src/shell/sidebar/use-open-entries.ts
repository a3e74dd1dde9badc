import { useState } from 'react'
import type { MenuItem } from '#shared/session/user/session'
import { useSettings } from '#shared/settings/settings'

/** The entries from the root to the one with this path, itself included; empty when it is not in the menu. */
export function trailTo(menu: readonly MenuItem[], path: string): MenuItem[] {
  for (const item of menu) {
    if (item.path === path) return [item]
    const below = trailTo(item.children, path)
    if (below.length) return [item, ...below]
  }
  return []
}

/** Which directories are open. Those above the active entry open by themselves; "unique opened" closes their neighbours. */
export function useOpenEntries(menu: readonly MenuItem[], active: string) {
  const uniqueOpened = useSettings((settings) => settings.uniqueOpened)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [shownTrail, setShownTrail] = useState('')
  const above = trailTo(menu, active).slice(0, -1)
  const trail = above.map((item) => item.path)
  if (trail.join() !== shownTrail) {
    setShownTrail(trail.join())
    // A page at the top of the menu leaves the directories as they are.
    setOpen(new Set([...(uniqueOpened && trail.length > 0 ? [] : open), ...trail]))
  }
  const toggle = (path: string) =>
    setOpen((before) => {
      if (before.has(path)) return new Set([...before].filter((other) => other !== path))
      const others = uniqueOpened ? trailTo(menu, path).map((item) => item.path) : [...before]
      return new Set([...others, path])
    })
  return { open, toggle }
}
