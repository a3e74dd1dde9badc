import { consolePage, type Person } from '../console-page'
import { test as base } from '../fixtures'
import { served } from '../homes'
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
  /** Opens a path and signs in: the shell with that page shows. */
  enter: (path?: string, person?: Person) => Promise<void>
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
  enter: async ({ page, goto }, use) => {
    await use(async (path = '/', person = 'admin') => {
      await goto(path)
      await consolePage(page).signIn(person)
    })
  },
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

/** Tells journeys in each of these worlds. The demo has the same shell and is shown the first world of what a home could change. */
export function journeys(all: readonly World[], tell: (world: World) => void, { inDemo = false } = {}) {
  for (const [index, world] of all.entries()) {
    test.describe(nameOf(world), { tag: inDemo && index === 0 ? [] : [served] }, () => {
      test.use({ world })
      tell(world)
    })
  }
}
