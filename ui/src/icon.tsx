import { useEffect, useSyncExternalStore } from 'react'

/** The part of an Iconify collection that is drawn: bodies of 24 × 24 stroke icons, and other names for them. */
export interface IconSet {
  prefix: string
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

const bodies = new Map<string, string>()
const listeners = new Set<() => void>()
let wholeSet: Promise<void> | undefined

/** Makes the icons of a set known, so that they draw at once. Names known already are replaced. */
export function registerIcons({ prefix, icons, aliases = {} }: IconSet): void {
  const thin = (body: string) => body.replaceAll('stroke-width="2"', 'stroke-width="1.75"')
  for (const [name, { body }] of Object.entries(icons)) bodies.set(`${prefix}:${name}`, thin(body))
  for (const [name, { parent }] of Object.entries(aliases)) {
    const body = icons[parent]?.body
    if (body) bodies.set(`${prefix}:${name}`, thin(body))
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function loadWholeSet(): Promise<void> {
  wholeSet ??= import('@iconify-json/lucide/icons.json').then(
    (set) => registerIcons(set.default),
    () => {
      // The next missing icon tries again; until then the box stays empty.
      wholeSet = undefined
    },
  )
  return wholeSet
}

/** The names of all icons there are. Loads the whole collection; when that fails, those that are known already. */
export async function allIconNames(): Promise<string[]> {
  await loadWholeSet()
  return [...bodies.keys()].toSorted()
}

interface IconProps {
  /** With its prefix, such as `lucide:users`. */
  name: string
  /** Edge in CSS pixels: 16 in text and menus, 18 in the header. */
  size?: number
  /** Read out in place of the picture; without it the icon is decoration. */
  label?: string
  className?: string
}

/**
 * One lucide icon with stroke 1.75. Names outside of the registered sets load the whole collection once; a name that it
 * does not have either leaves an empty box of the same size.
 * @example
 * <Icon name="lucide:search" size={20} />
 */
export function Icon({ name, size = 16, label, className }: IconProps) {
  const body = useSyncExternalStore(subscribe, () => bodies.get(name))
  const missing = body === undefined && name.startsWith('lucide:')
  useEffect(() => {
    if (missing) void loadWholeSet()
  }, [missing])
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      style={{ flex: 'none' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // The bodies come from the icon collection of the build, never from data.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: body ?? '' }}
    />
  )
}
