import type { Page } from '@playwright/test'
import { served } from '../homes'
import { worlds } from '../worlds'
import { defaults } from './settings-cases'
import { expect, journeys, test } from './shell-test'

const root = (page: Page) => page.locator('html')

/** A colour with a share of white or black, as the specification has its shades. */
function shade(hex: string, end: 0 | 255, share: number): string {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  return `#${parts
    .map((part) =>
      Math.round(part + (end - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const presets = [
  ['#1668dc', '蓝', 'Blue'],
  ['#0d9488', '青', 'Teal'],
  ['#2f9e44', '绿', 'Green'],
  ['#d9730d', '橙', 'Orange'],
  ['#d6336c', '玫红', 'Rose'],
  ['#475569', '石墨', 'Slate'],
  ['#5240ff', '靛紫', 'Violet'],
] as const

const animations = [
  ['fade-right', '向右淡入', 'Fade right'],
  ['fade-left', '向左淡入', 'Fade left'],
  ['fade-in', '淡入', 'Fade in'],
  ['zoom-in-top', '从顶部展开', 'Zoom from top'],
  ['zoom-in-center', '从中心展开', 'Zoom from centre'],
  ['zoom-in-bottom', '从底部展开', 'Zoom from bottom'],
] as const

journeys(worlds, ({ theme }) => {
  test('colours and animations are drawn as chosen, and from the first frame after a reload', async ({
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

    await test.step('each of seven colours becomes the primary and has its shades', async () => {
      const seen = new Set<string>()
      for (const [colour, zh, en] of presets) {
        await shell.settings.choose(say(zh, en))
        const shades = (name: string, end: 0 | 255) =>
          Array.from({ length: 9 }, (_, at) => [`--primary-${name}-${at + 1}`, shade(colour, end, (at + 1) / 10)])
        const wanted = Object.fromEntries([...shades('light', 255), ...shades('dark', 0)])
        await expect.poll(() => tokens(Object.keys(wanted)), en).toEqual(wanted)
        seen.add(JSON.stringify(await tokens(['--primary', '--primary-fill'])))
      }
      expect(seen.size, 'seven primaries').toBe(presets.length)
    })

    await test.step('each of six animations brings a page in', async () => {
      const looks = new Set<string>()
      for (const [style, zh, en] of animations) {
        await shell.settings.chooseEffect(say(zh, en))
        const shown = page.locator(`main [data-animation=${style}]`)
        await expect(shown).toBeVisible()
        const look = await shown.evaluate((element) => {
          const { animationName, transformOrigin } = getComputedStyle(element)
          return /zoom-in/.test(animationName) ? `${animationName} ${transformOrigin}` : animationName
        })
        looks.add(look)
      }
      expect(looks.size).toBe(animations.length)
    })

    await test.step('no frame of a reload has another theme or another primary colour', async () => {
      const [light, fill] = ['--primary-light-1', '--primary-fill'] as const
      const teal = shade('#0d9488', 255, 0.1)
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
      await expect(page.locator('main [data-animation=zoom-in-bottom]')).toBeVisible()
    })
  })
})

// The demo reads its settings in the same way.
test(
  'of damaged settings each falls back by itself, the sound ones stay',
  { tag: served },
  async ({ page, context, shell, enter }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const flipped = Object.entries(defaults).filter(([key, value]) => typeof value === 'boolean' && key !== 'dark')
    const sound: Record<string, unknown> = {
      layout: 'columns',
      themeStyle: 'dark',
      primaryColor: '#0d9488',
      loginStyle: 2,
      loginBgColor: '#102030',
      menuStyle: { bgColor: '#2c3e50', textColor: '#ffffff' },
      pageAnimationStyle: 'zoom-in-top',
      ...Object.fromEntries(flipped.map(([key, value]) => [key, !value])),
      // Gray and inverted exclude each other.
      invertMode: false,
    }
    const damage = [7, 'nonsense', null, { bgColor: 'red' }]
    await enter()
    for (const rest of [0, 1]) {
      const isDamaged = (_: unknown, index: number) => index % 2 === rest
      const kept = Object.entries(sound).map(([key, value], index) => {
        return [key, isDamaged(key, index) ? damage[index % damage.length] : value]
      })
      const wanted = Object.entries(sound).filter((one, index) => !isDamaged(one, index))
      await page.evaluate(
        (state) => localStorage.setItem('settings', JSON.stringify({ state, version: 0 })),
        Object.fromEntries(kept),
      )
      await page.reload()
      await shell.settings.open()
      const expected = { ...defaults, ...Object.fromEntries(wanted) }
      expect(await shell.settings.copied()).toEqual({ ...expected, dark: expected.themeStyle === 'dark' })
      await shell.settings.close()
    }
    for (const broken of ['null', '{"state":7}']) {
      await page.evaluate((text) => localStorage.setItem('settings', text), broken)
      await page.reload()
      await expect(root(page)).toHaveAttribute('data-theme', 'light')
      await expect(shell.header).toBeVisible()
    }
  },
)

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
