import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { navigation } from '#shared/navigation/navigation'

afterEach(closeConsoles)

const button = (name: string) => page.getByRole('button', { name, exact: true })

const dialog = page.getByRole('dialog', { name: '新建表单' })
const create = dialog.getByRole('button', { name: '创建并设计' })

test('without a form it adds one, which is then designed and saved', async () => {
  await page.viewport(1440, 900)
  await openConsole({ as: 'admin' })
  await navigation().open('/forms/designer')
  await userEvent.click(dialog.getByRole('radio', { name: '模板' }))
  await userEvent.click(dialog.getByRole('radio', { name: '采购申请' }))
  await userEvent.click(create)
  await userEvent.click(button('选择期望到货'))
  await userEvent.fill(page.getByRole('textbox', { name: '标题（中文）' }), '到货日期')
  await expect.poll(() => location.href).toContain('form=')
  await userEvent.click(button('保存'))
  await expect.element(button('选择到货日期')).toBeVisible()
  await expect.element(page.getByText('已保存', { exact: true })).toBeVisible()
  await userEvent.click(button('添加评分'))
  await userEvent.click(button('发布'))
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('choices come from a dictionary that is found by its name, and neither side is lost by a look at the other', async () => {
  await page.viewport(1440, 900)
  const { refusals } = await openConsole({ as: 'admin' })
  await navigation().open('/forms/designer')
  await userEvent.fill(dialog.getByRole('textbox', { name: '标题（中文）' }), '选项')
  await userEvent.click(create)
  await userEvent.click(button('添加下拉'))
  await userEvent.fill(page.getByRole('textbox', { name: '选项 1（中文）' }), '北京')
  const source = page.getByRole('radiogroup', { name: '选项' })
  await userEvent.click(source.getByText('字典', { exact: true }))
  const dictionary = page.getByRole('combobox', { name: '字典', exact: true })
  await expect.element(page.getByText('选好字典之前，手工填写的选项不变。')).toBeVisible()
  await userEvent.fill(dictionary, '性别')
  await userEvent.click(page.getByText('2 个值').last())
  const chosen = () => dictionary.element().closest('.ant-select')?.textContent
  await expect.poll(chosen).toContain('用户性别')
  await userEvent.click(source.getByText('手工填写', { exact: true }))
  await expect.element(page.getByRole('textbox', { name: '北京（中文）' })).toHaveValue('北京')
  await userEvent.click(source.getByText('字典', { exact: true }))
  await expect.poll(chosen).toContain('用户性别')
  await userEvent.click(button('保存'))
  await expect.element(page.getByText('已保存', { exact: true })).toBeVisible()
  expect(refusals).toEqual([])
})
