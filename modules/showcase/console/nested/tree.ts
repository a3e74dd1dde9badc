import type { MenuItem } from 'atrium/console/data'

/** The entry at a path, at any level. */
export function entryAt(items: readonly MenuItem[], path: string): MenuItem | undefined {
  for (const item of items) {
    const found = item.path === path ? item : entryAt(item.children, path)
    if (found) return found
  }
  return undefined
}

/** The pages below an entry, in the order of the menu. */
export function leavesOf(item: MenuItem): MenuItem[] {
  return item.children.length > 0 ? item.children.flatMap(leavesOf) : [item]
}
