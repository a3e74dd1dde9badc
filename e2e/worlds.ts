/** What a person's browser is like: its size, the language of the screen and the theme. */
export interface World {
  readonly size: 'desktop' | 'phone'
  readonly lang: 'zh-cn' | 'en'
  readonly theme: 'light' | 'dark'
}

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

const world = (size: World['size'], lang: World['lang'], theme: World['theme']): World => ({ size, lang, theme })

/** Either size, language and theme, each seen once. */
export const worlds = [world('desktop', 'zh-cn', 'light'), world('phone', 'en', 'dark')] as const
/** The same with languages and themes changed over. */
export const otherWorlds = [world('desktop', 'en', 'dark'), world('phone', 'zh-cn', 'light')] as const

export function sizeOf({ size }: World): { width: number; height: number } {
  return sizes[size]
}

/** For the title of a group of tests. */
export function nameOf({ size, lang, theme }: World): string {
  return `${sizes[size].width} px, ${lang}, ${theme}`
}

/** What the browser keeps when the person comes: the language as a cookie, the theme in local storage. */
export function storageOf({ lang, theme }: World, baseURL: string) {
  const { origin, hostname } = new URL(baseURL)
  const settings = JSON.stringify({ state: { themeStyle: theme }, version: 0 })
  return {
    cookies: [
      {
        name: 'lang',
        value: lang,
        domain: hostname,
        path: '/',
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax' as const,
      },
    ],
    origins: [{ origin, localStorage: [{ name: 'settings', value: settings }] }],
  }
}
