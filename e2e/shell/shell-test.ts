import { consolePage, type Person } from '../console-page'
import { test as base } from '../fixtures'
import { desktops, sizeOf, storageOf, type World } from '../worlds'
import { shellParts } from './shell-parts'

export { expect } from '../fixtures'

interface Options {
  world: World
}

interface Fixtures {
  /** The text of a pair that the world's language shows. */
  say: (zh: string, en: string) => string
  shell: ReturnType<typeof shellParts>
  /** Opens a path and signs in: the shell with that page shows. */
  enter: (path?: string, person?: Person) => Promise<void>
  /** Lets these addresses answer with an empty page: nothing outside of the machine is asked. */
  standIns: void
}

export const test = base.extend<Options & Fixtures>({
  world: [desktops[0], { option: true }],
  viewport: async ({ world }, use) => use(sizeOf(world)),
  hasTouch: async ({ world }, use) => use(world.size === 'phone'),
  storageState: async ({ world, baseURL }, use) => use(storageOf(world, baseURL!)),
  say: async ({ world }, use) => use((zh, en) => (world.lang === 'en' ? en : zh)),
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
