import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { navigation } from '#shared/navigation/navigation'

afterEach(closeConsoles)

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a new form is saved on the server and opened again as it was', async () => {
  await page.viewport(1440, 900)
  await openConsole({ as: 'admin' })
  await navigation().open('/forms/designer')
  await userEvent.click(button('选择期望到货'))
  await userEvent.fill(page.getByRole('textbox', { name: '标题（中文）' }), '到货日期')
  await userEvent.click(button('保存'))
  await expect.poll(() => location.href).toContain('form=')
  await expect.element(button('选择到货日期')).toBeVisible()
  await expect.element(page.getByText('已保存', { exact: true })).toBeVisible()
  await userEvent.click(button('添加评分'))
  await userEvent.click(button('发布'))
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
