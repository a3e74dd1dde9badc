import type { Page } from '@playwright/test'
import { expect, journeys, test, worlds } from '../../../e2e/shell/shell-test'
import { either } from '../../../e2e/shell/shell-parts'

const parts = [
  { zh: '欢迎使用 Atrium', en: 'Welcome to Atrium' },
  { zh: '菜单', en: 'The menu' },
  { zh: '搜索', en: 'Search' },
  { zh: '通知', en: 'Notifications' },
  { zh: '界面设置', en: 'Settings' },
  { zh: '您的账号', en: 'Your account' },
  { zh: '标签', en: 'Tabs' },
  { zh: '就是这些', en: 'That is all' },
] as const

const titleOf = (page: Page) => page.locator('.ant-tour-title')

journeys([worlds[0]], () => {
  test('the tour goes by keyboard from start to end, remembers a stop, and a reload changes nothing of that', async ({
    page,
    enter,
    say,
  }) => {
    await enter('/guide')
    const start = page.getByRole('button', { name: say('开始引导', 'Start the tour') })
    await start.focus()
    await page.keyboard.press('Enter')
    const next = page.getByRole('button', { name: either('下一步', 'Next') })
    for (const { zh, en } of parts.slice(0, 3)) {
      await expect(titleOf(page)).toHaveText(say(zh, en))
      await expect(next).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(titleOf(page)).toHaveText(say('通知', 'Notifications'))
    await page.keyboard.press('Escape')
    await expect(titleOf(page)).toHaveCount(0)
    await page.reload()
    await page.getByRole('button', { name: say('从“通知”继续', 'Go on at “Notifications”') }).press('Enter')
    for (const { zh, en } of parts.slice(3, -1)) {
      await expect(titleOf(page)).toHaveText(say(zh, en))
      await expect(next).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(titleOf(page)).toHaveText(say('就是这些', 'That is all'))
    await page.keyboard.press('Enter')
    await expect(page.getByText(say('已经看完了。', 'You have seen all of it.'))).toBeVisible()
  })
})

const phone = worlds.find(({ width }) => width === 390)!

journeys([phone], () => {
  test('the tour goes by touch, and points at the button that opens the menu', async ({ page, enter, say, shell }) => {
    await enter('/guide')
    await page.getByRole('button', { name: say('开始引导', 'Start the tour') }).tap()
    for (const { zh, en } of parts) {
      await expect(titleOf(page)).toHaveText(say(zh, en))
      await expect(titleOf(page)).toBeInViewport()
      await page.getByRole('button', { name: /^(?:下一步|完成|Next|Done)$/ }).tap()
    }
    await expect(page.getByRole('button', { name: say('再看一遍', 'Once more') })).toBeVisible()
    await expect(shell.header).toBeVisible()
  })
})
