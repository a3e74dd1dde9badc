import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type ThemeStyle = 'light' | 'dark' | 'system'

/** What a person chose for this browser; kept in local storage under `settings`. */
export interface Settings {
  /** `system` follows the operating system as it changes. */
  themeStyle: ThemeStyle
  /** The sidebar shows icons alone. */
  collapse: boolean
  /** Opening one menu group closes the others. */
  uniqueOpened: boolean
}

export const defaultSettings: Settings = { themeStyle: 'light', collapse: false, uniqueOpened: true }

const isFlag = (value: unknown) => typeof value === 'boolean'

/** What a kept value must be; one that is not falls back to its default alone. */
const isValid: { [K in keyof Settings]: (value: unknown) => boolean } = {
  themeStyle: (value) => value === 'light' || value === 'dark' || value === 'system',
  collapse: isFlag,
  uniqueOpened: isFlag,
}

/** The settings of this browser and, through `useSettings.setState`, the way to change them. */
export const useSettings = create<Settings>()(
  persist(() => defaultSettings, {
    name: 'settings',
    merge: (kept, defaults) => ({ ...defaults, ...soundPart(kept) }),
  }),
)

function soundPart(kept: unknown): Partial<Settings> {
  if (typeof kept !== 'object' || kept === null) return {}
  const known = Object.keys(isValid) as (keyof Settings)[]
  const values = kept as Record<string, unknown>
  return Object.fromEntries(known.filter((key) => isValid[key](values[key])).map((key) => [key, values[key]]))
}
