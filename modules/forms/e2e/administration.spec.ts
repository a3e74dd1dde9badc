import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { consolePage } from '../../../e2e/console-page'
import { expect, test } from '../../../e2e/fixtures'
import { served } from '../../../e2e/runtimes'

const drawer = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const said = (page: Page, text: string | RegExp) => page.getByRole('region', { name: '消息' }).getByText(text)

/** Presses a control as somebody without a pointer does. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus()
  await control.press(key)
}

async function retype(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: label, exact: true })
  await box.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

async function choose(
  page: Page,
  form: Locator,
  label: string,
  option: string,
  options = '.ant-select-item-option',
): Promise<void> {
  const box = form.getByRole('combobox', { name: label })
  await box.focus()
  await page.keyboard.type(option)
  await page.locator(options).filter({ hasText: option }).last().waitFor()
  await page.keyboard.press('Enter')
}

// In the demo the same API is in the page.
test(
  'a form is built by keyboard, put into the menu, filled in by somebody else, and its entry exported',
  { tag: [served] },
  async ({ page, goto, enter }) => {
    test.setTimeout(240_000)
    const app = consolePage(page)
    await enter('/forms/list')

    await test.step('a form is designed and saved without a pointer', async () => {
      await press(button(page, '新增'))
      const beginning = drawer(page, '新建表单')
      for (const name of ['模板', '采购申请']) await press(beginning.getByRole('radio', { name, exact: true }), ' ')
      await press(button(page, '创建并设计'))
      await press(button(page, '选择期望到货'))
      await press(button(page, '添加单行文本'))
      await retype(page, '标题（中文）', '采购单号')
      await press(page.getByRole('radio', { name: '规则' }), ' ')
      await press(page.getByRole('switch', { name: '必填' }), ' ')
      await press(button(page, '保存'))
      await expect(said(page, '已保存')).toBeVisible()
      await expect(button(page, '选择采购单号')).toBeVisible()
    })

    await test.step('it is published for everybody', async () => {
      await press(button(page, '发布'))
      await press(drawer(page, '发布表单').getByRole('button', { name: '发布' }))
      await expect(said(page, '已发布第 1 版')).toBeVisible()
    })

    await test.step('the menu shows it to a role', async () => {
      await goto('/forms/list')
      await press(button(page, '「采购申请」的更多操作'))
      await press(page.getByRole('menuitem', { name: '放入菜单' }))
      const form = drawer(page, '放入菜单')
      await expect(form.getByLabel('菜单名称')).toHaveValue('采购申请')
      await choose(page, form, '上级目录', '顶层', '.ant-select-tree-title')
      await choose(page, form, '显示给这些角色', '普通用户')
      // A list of several stays open.
      await page.keyboard.press('Escape')
      await press(form.getByRole('button', { name: '保存' }))
      await expect(form).toBeHidden()
      await expect(app.menu.getByText('采购申请', { exact: true })).toBeVisible()
    })

    await test.step('somebody of that role opens it from the menu and meets its checks', async () => {
      await app.signOut()
      await app.signIn('common')
      await app.menu.getByText('采购申请', { exact: true }).click()
      await expect(app.heading('采购申请')).toBeVisible()
      await page.getByLabel('物品名称', { exact: true }).fill('工作站')
      await page.getByLabel('单价', { exact: true }).fill('6000')
      await button(page, '提交申请').click()
      // The amount follows, and asks for a reason; the category and the field that was added have to be filled in.
      await expect(page.getByLabel('金额', { exact: true })).toHaveValue(/6,?000/)
      await expect(page.getByText('此项必填')).toHaveCount(3)
      await page.getByRole('combobox', { name: '类别' }).click()
      await page.locator('.ant-select-item-option').filter({ hasText: '设备' }).click()
      await page.getByLabel('采购理由', { exact: true }).fill('旧设备已经过了保修期，经常出故障')
      await page.getByLabel('采购单号', { exact: true }).fill('=CG-001')
      await button(page, '提交申请').click()
      await expect(page.getByText('提交成功')).toBeVisible()
    })

    await test.step('the entry is in the list, and in a file as the text that it is', async () => {
      await app.signOut()
      await app.signIn('admin')
      await goto('/forms/list')
      await button(page, '「采购申请」的更多操作').click()
      await page.getByRole('menuitem', { name: '填写记录' }).click()
      await button(page, '王若彤').click()
      await expect(drawer(page, '填写详情').getByText('旧设备已经过了保修期，经常出故障')).toBeVisible()
      await page.keyboard.press('Escape')
      const download = page.waitForEvent('download')
      await button(page, '导出').click()
      await page.getByRole('menuitem', { name: /CSV/i }).click()
      const csv = await readFile(await (await download).path(), 'utf8')
      expect(csv).toContain('采购单号')
      expect(csv).toContain('6000')
      expect(csv).not.toMatch(/(?:^|[,"])=CG/m)
    })
  },
)
