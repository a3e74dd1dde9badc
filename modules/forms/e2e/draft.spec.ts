import type { Page } from '@playwright/test'
import { consolePage } from '../../../e2e/console-page'
import { expect, test } from '../../../e2e/fixtures'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const said = (page: Page, text: string) => page.getByRole('region', { name: '消息' }).getByText(text)

test('a half-filled form outlives a reload, is offered on another device, and can be read when the form closes', async ({
  page,
  context,
  browser,
  runtime,
  goto,
  enter,
}) => {
  const app = consolePage(page)
  const title = `采购 ${Date.now()}`
  const item = (of: Page) => of.getByLabel('物品名称', { exact: true })
  const restored = (of: Page) => of.getByText(/^已恢复您于 \d{4}-\d\d-\d\d \d\d:\d\d 填写的内容/)
  await enter('/forms/list')

  const form = await test.step('a form is published', async () => {
    await button(page, '新增').click()
    const beginning = page.getByRole('dialog', { name: '新建表单' })
    for (const name of ['模板', '采购申请']) await beginning.getByRole('radio', { name, exact: true }).check()
    await beginning.getByRole('textbox', { name: '标题（中文）' }).fill(title)
    await button(page, '创建并设计').click()
    await expect(page).toHaveURL(/form=\d+/)
    await button(page, '发布').click()
    await page.getByRole('dialog', { name: '发布表单' }).getByRole('button', { name: '发布' }).click()
    await expect(said(page, '已发布第 1 版')).toBeVisible()
    return `/forms/fill?form=${/form=(\d+)/.exec(page.url())![1]}`
  })

  await test.step('what was typed is there after a reload, with its time', async () => {
    await goto(form)
    await item(page).fill('王若彤')
    await expect(page.getByText(/^草稿已保存/)).toBeVisible()
    await page.reload()
    await expect(restored(page)).toBeVisible()
    await expect(item(page)).toHaveValue('王若彤')
  })

  await test.step('and for the same person elsewhere', async () => {
    // Each browser has a demo of its own: there it is a later sign-in.
    if (runtime === 'demo') {
      await app.signOut()
      await app.signIn('admin')
      await goto(form)
      await expect(restored(page)).toBeVisible()
      await expect(item(page)).toHaveValue('王若彤')
      return
    }
    const elsewhere = await browser.newContext({ locale: 'zh-CN' })
    const device = await elsewhere.newPage()
    await device.goto(new URL('/forms/mine', page.url()).href)
    await consolePage(device).signIn('admin')
    await device.getByRole('link', { name: `继续填写 ${title}` }).click()
    await expect(restored(device)).toBeVisible()
    await expect(item(device)).toHaveValue('王若彤')
    await elsewhere.close()
  })

  await test.step('when the form closes meanwhile, it can be read and copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const second = await context.newPage()
    await second.goto(page.url().replace(form, '/forms/list'))
    await button(second, `「${title}」的更多操作`).click()
    await second.getByRole('menuitem', { name: '关闭填写' }).click()
    await expect(said(second, '已关闭，不再接受填写')).toBeVisible()
    await second.close()
    await page.getByLabel('单价', { exact: true }).fill('6000')
    await expect(page.getByRole('heading', { name: '您填写的内容（未提交）' })).toBeVisible()
    await expect(item(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('王若彤')
    await button(page, '复制').click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/物品名称：王若彤[^]*单价：¥ 6,000/)
  })
})
