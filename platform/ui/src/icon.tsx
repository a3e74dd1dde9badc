import { useEffect, useSyncExternalStore } from 'react'

/** The part of an Iconify collection that is drawn: bodies of 24 × 24 stroke icons, and other names for them. */
export interface IconSet {
  prefix: string
  /** A hidden one is no longer recommended. It draws, but is not offered. */
  icons: Record<string, { body: string; hidden?: boolean }>
  aliases?: Record<string, { parent: string }>
}

const bodies = new Map<string, string>()
const listeners = new Set<() => void>()
let wholeSet: Promise<IconSet> | undefined

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

/** The whole collection, whose icons draw from then on. Rejects when it cannot be loaded; the next call tries again. */
export function wholeIconSet(): Promise<IconSet> {
  wholeSet ??= import('@iconify-json/lucide/icons.json').then(({ default: set }) => (registerIcons(set), set))
  wholeSet.catch(() => (wholeSet = undefined))
  return wholeSet
}

interface IconProps {
  /** With its prefix, such as `lucide:users`. */
  name: string
  /** Edge in CSS pixels: 16 in text and menus, 18 in the header. */
  size?: number
  /** Read out in place of the picture; without it the icon is decoration. */
  label?: string
  /** Of the picture. */
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
    // Until it loads, the box stays empty.
    if (missing) wholeIconSet().catch(() => {})
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
