import { consolePage } from '../console-page'
import { test as base } from '../fixtures'
import { served } from '../runtimes'
import { nameOf, sizeOf, storageOf, worlds, type World } from '../worlds'
import { shellParts } from './shell-parts'

export { expect } from '../fixtures'

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
  viewport: async ({ world }, use) => use(sizeOf(world)),
  hasTouch: async ({ world }, use) => use(world.size === 'phone'),
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
    test.describe(nameOf(world), { tag: inDemo && index === 0 ? [] : [served] }, () => {
      test.use({ world })
      declare(world)
    })
  }
}
