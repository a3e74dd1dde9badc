import { afterEach, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { button } from '#test/page-objects'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

const topOf = (locator: Locator) => locator.element().getBoundingClientRect().top
const dialog = page.getByRole('dialog')

test.each([
  [1280, '/system/post', '岗位名称', '岗位编码'],
  [390, '/system/post', '岗位名称', '岗位编码'],
  [1280, '/system/user', '用户名', '昵称'],
  [390, '/system/menu', '菜单名称', '英文名称'],
])('at %i px on %s, an error of "%s" leaves "%s" where it is', async (width, path, field, next) => {
  await page.viewport(width, 800)
  await openConsole({ path, as: 'admin' })
  await userEvent.click(button('新增'))
  const below = dialog.getByLabelText(next)
  await userEvent.click(dialog.getByLabelText(field))
  const before = topOf(below)
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog.getByText(`请填写${field}`)).toBeVisible()
  expect(topOf(below)).toBe(before)
})

test('the button below the form of a page stays where it is, with an error and with Caps Lock on', async () => {
  await openConsole({ path: '/profile/index?tab=security', as: 'admin' })
  const form = page.getByRole('tabpanel')
  const save = form.getByRole('button', { name: '修改密码' })
  const repeat = form.getByLabelText('再次输入新密码')
  await userEvent.click(repeat)
  const before = topOf(save)
  const keys = { key: 'A', bubbles: true, modifierCapsLock: true }
  repeat.element().dispatchEvent(new KeyboardEvent('keydown', keys))
  await expect.element(form.getByText('大写锁定已开启')).toBeVisible()
  expect(topOf(save)).toBe(before)
  await userEvent.keyboard('{Tab}')
  await expect.element(form.getByText('请填写再次输入新密码')).toBeVisible()
  expect(topOf(save)).toBe(before)
})
