import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(closeConsoles)

const example = (name: string) => page.getByRole('region', { name, exact: true })
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })

test('the menu follows the choice; without an icon the form says at the field what to do', async () => {
  await openPage('able/icon-selector')
  const entry = example('菜单项')
  await userEvent.click(entry.getByRole('button', { name: '不用图标' }))
  await userEvent.click(entry.getByRole('button', { name: '保存' }))
  await expect.element(entry.getByText('请选择图标')).toBeVisible()
  await userEvent.click(entry.getByLabelText('图标', { exact: true }))
  await userEvent.fill(page.getByRole('searchbox', { name: '搜索图标' }), '仓库')
  await expect.element(cell('warehouse')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(page.getByRole('searchbox', { name: '搜索图标' })).not.toBeInTheDocument()
  await userEvent.click(entry.getByLabelText('图标', { exact: true }))
  await userEvent.fill(page.getByRole('searchbox', { name: '搜索图标' }), 'warehouse')
  await expect.element(cell('warehouse')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(entry.getByText('warehouse', { exact: true })).toBeVisible()
  await userEvent.click(entry.getByRole('button', { name: '保存' }))
  await expect.element(page.getByText('菜单项“库存盘点”已保存')).toBeVisible()
})

test('where only some icons fit, no other is offered', async () => {
  await openPage('able/icon-selector')
  await userEvent.click(example('限定可选范围').getByRole('button', { name: '出差交通的图标' }))
  await expect.element(cell('plane')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[role=gridcell]').length).toBe(18)
  await userEvent.click(cell('plane'))
  await expect.element(example('限定可选范围').getByText('plane', { exact: true })).toBeVisible()
})
