import { consolePage } from '../console-page'
import { test as base } from '../fixtures'
import { served } from '../runtimes'
import type { World } from '../../platform/testing/console/worlds'
import { shellParts } from './shell-parts'

export { expect } from '../fixtures'

const world = (width: World['width'], lang: World['lang'], theme: World['theme']): World => ({ width, lang, theme })

/** Either width, language and theme, each seen once. */
export const worlds = [world(1440, 'zh-cn', 'light'), world(390, 'en', 'dark')] as const
/** The same with languages and themes changed over. */
export const otherWorlds = [world(1440, 'en', 'dark'), world(390, 'zh-cn', 'light')] as const

interface Options {
  world: World
}

interface Fixtures {
  /** The text of a pair that the world's language shows. */
  say: (zh: string, en: string) => string
  /** Waits until the page with this title is there. */
  titled: (zh: string, en: string) => Promise<void>
  shell: ReturnType<typeof shellParts>
  /** Lets these addresses answer with an empty page: nothing outside of the machine is asked. */
  standIns: void
}

export const test = base.extend<Options & Fixtures>({
  world: [worlds[0], { option: true }],
  viewport: async ({ world }, use) => use({ width: world.width, height: world.width === 390 ? 844 : 900 }),
  hasTouch: async ({ world }, use) => use(world.width === 390),
  storageState: async ({ world, baseURL }, use) => use(storageOf(world, baseURL!)),
  say: async ({ world }, use) => use((zh, en) => (world.lang === 'en' ? en : zh)),
  titled: async ({ page, say }, use) => use((zh, en) => consolePage(page).titled(say(zh, en))),
  shell: async ({ page }, use) => use(shellParts(page)),
  standIns: [
    async ({ context }, use) => {
      await context.route(/^https:/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>away</title>' }),
      )
      await use()
    },
    { auto: true },
  ],
})

/** Declares the same journeys in each of these worlds. The demo has the same shell and runs in the first world. */
export function journeys(all: readonly World[], declare: (world: World) => void, { inDemo = false } = {}) {
  for (const [index, world] of all.entries()) {
    test.describe(
      `${world.width} px, ${world.lang}, ${world.theme}`,
      { tag: inDemo && index === 0 ? [] : [served] },
      () => {
        test.use({ world })
        declare(world)
      },
    )
  }
}

/** Returns the state of the browser before the test: the language as a cookie, the theme in local storage. */
function storageOf({ lang, theme }: World, baseURL: string) {
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
