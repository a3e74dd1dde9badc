import type { Page } from '@playwright/test'
import { expect, journeys, otherWorlds, test } from './shell-test'

const root = (page: Page) => page.locator('html')

journeys([otherWorlds[0]], ({ theme }) => {
  test('the chosen theme and colour are there from the first frame of a reload', async ({
    page,
    shell,
    enter,
    titled,
    say,
  }) => {
    const tokens = (names: string[]) =>
      root(page).evaluate(
        (element, all) => Object.fromEntries(all.map((one) => [one, getComputedStyle(element).getPropertyValue(one)])),
        names,
      )
    await enter()
    await shell.settings.open()

    await test.step('no frame of a reload has another theme or another primary colour', async () => {
      const [light, fill] = ['--primary-light-1', '--primary-fill'] as const
      const teal = '#259f94'
      await shell.settings.choose(say('青', 'Teal'))
      await expect.poll(() => tokens([light])).toEqual({ [light]: teal })
      const chosen = (await tokens([fill]))[fill]
      await page.addInitScript(recordFrames)
      await page.reload()
      await titled('首页', 'Home')
      await expect(shell.header).toBeVisible()
      await expect(page.locator('#startup')).toHaveCount(0)
      const frames = await page.evaluate(() => (window as { looks?: string[] }).looks)
      expect(frames).toEqual([`${theme} ${chosen}`])
      expect(await tokens([light])).toEqual({ [light]: teal })
    })
  })
})

/** Runs in the page before anything of it: notes what each frame that can be painted has for theme and primary colour. */
function recordFrames() {
  const looks: string[] = []
  const note = () => {
    const { documentElement, body } = document
    const fill = body && getComputedStyle(documentElement).getPropertyValue('--primary-fill')
    const look = `${documentElement?.dataset.theme} ${fill}`
    if (body && looks.at(-1) !== look) looks.push(look)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
  Object.assign(window, { looks })
}
