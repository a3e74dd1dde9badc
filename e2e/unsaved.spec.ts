import type { Locator, Page } from '@playwright/test'
import { consolePage, demoPassword } from './console-page'
import { expect, test } from './fixtures'
import { shellParts } from './shell/shell-parts'

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const questionOf = (page: Page) => page.getByRole('dialog', { name: '放弃未保存的修改？' })
const newPost = (page: Page) => page.getByRole('dialog', { name: '新增岗位' })
const back = (page: Page) => page.evaluate(() => history.back())
const forward = (page: Page) => page.evaluate(() => history.forward())

/** Opens the drawer of a new post and types a name. */
async function draftPost(page: Page, name: string): Promise<Locator> {
  await button(page, '新增').click()
  const field = newPost(page).getByLabel('岗位名称')
  await field.fill(name)
  await expect(field).toHaveValue(name)
  return field
}

async function keep(page: Page) {
  await button(questionOf(page), '取消').click()
  await expect(questionOf(page)).toBeHidden()
}

const discard = (page: Page) => button(questionOf(page), '放弃修改').click()

test('Back of the browser asks for a drawer what Esc asks, keeps the address, and Forward goes on', async ({
  page,
  enter,
}) => {
  const app = consolePage(page)
  const shell = shellParts(page)
  await enter('/system/dept')
  await app.titled('部门管理')
  await shell.follow('系统管理', '岗位管理')
  await expect(page.getByRole('row', { name: /总经理/ })).toBeVisible()
  const posts = page.url()

  await test.step('with input Back and Esc ask the same, and Back takes the question away again', async () => {
    const name = await draftPost(page, '草稿岗位')
    await page.keyboard.press('Escape')
    await expect(questionOf(page)).toBeVisible()
    await keep(page)
    await back(page)
    await expect(questionOf(page)).toBeVisible()
    expect(page.url()).toBe(posts)
    await back(page)
    await expect(questionOf(page)).toBeHidden()
    await expect(name).toHaveValue('草稿岗位')
    expect(page.url()).toBe(posts)
    await back(page)
    await discard(page)
    await expect(newPost(page)).toBeHidden()
    await expect(page).toHaveURL(posts)
  })

  await test.step('without input Back closes the drawer', async () => {
    await button(page, '新增').click()
    await expect(newPost(page)).toBeVisible()
    await back(page)
    await expect(newPost(page)).toBeHidden()
    await expect(page).toHaveURL(posts)
    await app.titled('岗位管理')
  })

  await test.step('then Back leaves the page, and Forward comes to it without a drawer', async () => {
    await back(page)
    await app.titled('部门管理')
    await forward(page)
    await app.titled('岗位管理')
    await expect(page.getByRole('row', { name: /总经理/ })).toBeVisible()
    await expect(newPost(page)).toBeHidden()
    await expect(page).toHaveURL(posts)
  })
})

test('what was typed outlives the lock, also one from another tab of the browser', async ({ page, context, enter }) => {
  const app = consolePage(page)
  const shell = shellParts(page)
  const nickname = page.getByRole('tabpanel').getByLabel('昵称', { exact: true })
  await enter('/profile/index')
  await app.titled('个人中心')
  await nickname.fill('草稿')
  const unlock = async () => {
    await shell.lock.opener.click()
    await expect(shell.lock.password).toBeFocused()
    await shell.lock.tryPassword(demoPassword)
  }

  await test.step('one from this tab', async () => {
    await shell.lock.button.click()
    await shell.lock.with('tea break')
    await expect(nickname).toBeHidden()
    await unlock()
    await expect(nickname).toHaveValue('草稿')
  })

  await test.step('and one from another tab, over an open drawer', async () => {
    await shell.follow('系统管理', '岗位管理')
    const name = await draftPost(page, '草稿岗位')
    const second = await context.newPage()
    await second.goto(page.url())
    await consolePage(second).titled('岗位管理')
    await shellParts(second).lock.button.click()
    await shellParts(second).lock.with('tea break')
    await expect(shell.lock.clock).toBeAttached()
    await expect(newPost(page)).toBeHidden()
    await unlock()
    await expect(name).toBeVisible()
    await expect(name).toHaveValue('草稿岗位')
    await expect(shellParts(second).header).toBeVisible()
    await second.close()
    await page.keyboard.press('Escape')
    await discard(page)
    await shell.tab('个人中心').click()
    await expect(nickname).toHaveValue('草稿')
  })
})

test('closing or refreshing tabs asks about what was typed; a closed tab comes back where it was', async ({
  page,
  enter,
}) => {
  const app = consolePage(page)
  const shell = shellParts(page)
  const nickname = page.getByRole('tabpanel').getByLabel('昵称', { exact: true })
  await page.setViewportSize({ width: 1440, height: 500 })
  await enter('/profile/index')
  await app.titled('个人中心')
  await nickname.fill('草稿')

  await test.step('the × and a refresh of its tab ask', async () => {
    await button(shell.bar, '关闭 个人中心').click()
    await expect(questionOf(page)).toContainText('“个人中心”中填写的内容尚未保存')
    await keep(page)
    await shell.chooseOfTab('个人中心', '刷新', 'Refresh')
    await keep(page)
    await expect(nickname).toHaveValue('草稿')
  })

  await test.step('so does “close others” from another tab', async () => {
    await shell.follow('系统管理', '岗位管理')
    await shell.chooseOfTab('岗位管理', '关闭其他', 'Close others')
    await keep(page)
    await shell.tab('个人中心').click()
    await expect(nickname).toHaveValue('草稿')
    await shell.tab('岗位管理').click()
    await app.titled('岗位管理')
    await shell.chooseOfTab('岗位管理', '关闭其他', 'Close others')
    await discard(page)
    await expect(shell.tab('个人中心')).toHaveCount(0)
  })

  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  const filtered = /\/system\/user\?search=a$/
  const leave = async () => {
    await button(shell.bar, '关闭 用户管理').click()
    await expect(shell.tab('用户管理')).toHaveCount(0)
  }
  const isBack = async () => {
    await app.titled('用户管理')
    await expect(page).toHaveURL(filtered)
    await expect(shell.userSearch).toHaveValue('a')
    await expect.poll(scrolled).toBe(120)
  }
  await test.step('a tab that was closed comes back with its filter and scroll, by the menu', async () => {
    await shell.follow('系统管理', '用户管理')
    await shell.userSearch.fill('a')
    await shell.userSearch.press('Enter')
    await expect(page).toHaveURL(filtered)
    await expect(page.getByText('admin', { exact: true }).first()).toBeVisible()
    // Rows that come late make the page longer.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 120))
      expect(await scrolled()).toBe(120)
    }).toPass()
    await leave()
    await shell.chooseOfTab('岗位管理', '重新打开已关闭的标签', 'Reopen closed tab')
    await isBack()
  })

  await test.step('and by Alt Shift T', async () => {
    await leave()
    await page.keyboard.press('Alt+Shift+T')
    await isBack()
  })
})
