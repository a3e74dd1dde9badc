import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { depotProduct } from '#server-test/records/sample-settings'
import { openConsole } from '#test/console-app'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { button, formOf, listOf } from '#test/page-objects'
import { actOn } from '#test/row-menu'
import { closeWorld, openIn } from '#test/worlds'

afterEach(closeWorld)

const { row } = listOf('系统参数')
const { save, field } = formOf('系统参数')

const open = () => openConsole({ product: depotProduct, path: '/system/setting', as: 'admin' })

test('a setting is changed in its form and brought back to its default', async () => {
  await open()
  await expect.element(row('保存天数').getByText('默认', { exact: true })).toBeVisible()
  await actOn('保存天数', '编辑')
  await userEvent.fill(field('保存天数'), '60')
  await userEvent.click(save)
  await expect.element(row('保存天数').getByText('60')).toBeVisible()
  await expect.element(row('保存天数').getByText('管理员')).toBeVisible()
  await actOn('保存天数', '恢复默认值')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '恢复默认值' }))
  await expect.element(row('保存天数').getByText('默认', { exact: true })).toBeVisible()
})

test('a secret says that the environment sets it, and has no form', async () => {
  await open()
  await expect.element(row('接口密钥').getByText('环境变量 DEPOT_API_KEY（未设置）')).toBeVisible()
  await expect.element(button('编辑 接口密钥')).not.toBeInTheDocument()
})

test('without a setting of a module that runs the page says so', async () => {
  await openConsole({
    product: depotProduct,
    path: '/system/setting',
    as: 'admin',
    prepare: ({ engine }) => engine.db.deleteFrom('settings').execute(),
  })
  await expect.element(page.getByText('已启用的模块没有可设置的参数')).toBeVisible()
})

// The walk of every page cannot open it: the product of this repository has no settings.
test.each([
  { world: { width: 1440, lang: 'zh-cn', theme: 'light' }, edit: '编辑', setting: '保存天数' },
  { world: { width: 390, lang: 'en', theme: 'dark' }, edit: 'Edit', setting: 'Days kept' },
] as const)('at $world.width px in $world.lang the list and its form are accessible and fit', async (one) => {
  await openIn(one.world, { product: depotProduct, path: '/system/setting', as: 'admin' })
  await expect.element(page.getByText(one.setting, { exact: true })).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
  await userEvent.click(page.getByRole('button', { name: one.edit }).first())
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
})
