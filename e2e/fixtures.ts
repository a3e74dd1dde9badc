import { AxeBuilder } from '@axe-core/playwright'
import { type ConsoleMessage, type WebError, expect, test as base } from '@playwright/test'
import type { Home } from './homes'

interface Options {
  home: Home
}

interface Fixtures {
  /** Opens a path of the application, such as '/system/user?page=2', in whichever home is tested. */
  goto: (path: string) => Promise<void>
  /** Declares a console message or page error that this test causes on purpose; any other one fails the test. */
  expectMessage: (pattern: RegExp) => void
  /** Fails unless the page as it stands, or the part of it with this selector, has no accessibility violation. */
  axe: (part?: string) => Promise<void>
}

// The experimental rule asks that a control is named by what it shows: voice control goes by that.
const axeRules = { 'label-content-name-mismatch': { enabled: true } }
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Waits for what moves and fades, whose colours are not those that stay. What moves for ever is left out. */
async function motionEnds(): Promise<void> {
  const isFinite = (one: Animation) => one.effect?.getComputedTiming().endTime !== Infinity
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isFinite)
      .map((one) => one.finished),
  )
}

export const test = base.extend<Options & Fixtures>({
  home: ['node', { option: true }],

  goto: async ({ page, home, baseURL }, use) => {
    await use(async (path) => {
      await page.goto(home === 'demo' ? `${baseURL}#${path}` : new URL(path, baseURL).href)
    })
  },

  expectMessage: [
    async ({ context }, use) => {
      const seen: string[] = []
      const expected: RegExp[] = []
      const onConsole = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) seen.push(`${message.text()} (${message.location().url})`)
      }
      const onError = (error: WebError) => seen.push(String(error.error().stack ?? error.error()))
      context.on('console', onConsole).on('weberror', onError)
      await use((pattern) => expected.push(pattern))
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)))
      expect(unexpected, 'the browser console stays empty').toEqual([])
    },
    { auto: true },
  ],

  axe: async ({ page }, use) => {
    await use(async (part = 'html') => {
      // A part may still have to be loaded; the whole may be without a height, as behind the lock screen.
      if (part !== 'html') await expect(page.locator(part).filter({ visible: true }).first()).toBeVisible()
      await page.evaluate(motionEnds)
      const { violations } = await new AxeBuilder({ page })
        .include(part)
        .options({ runOnly: axeTags, rules: axeRules })
        .analyze()
      const found = violations.map(
        ({ id, help, nodes }) => `${id}: ${help} – ${nodes.map((one) => one.target).join(' | ')}`,
      )
      expect(found, 'accessibility violations').toEqual([])
    })
  },
})

export { expect }
