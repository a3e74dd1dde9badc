import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { depotProduct } from '#server-test/records/sample-settings'
import { useBrand } from '#shared/brand/brand'
import { openConsole } from '#test/console-app'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { button, formOf, listOf } from '#test/page-objects'
import { actOn, chooseMore } from '#test/row-menu'
import { closeWorld, openIn } from '#test/worlds'

afterEach(closeWorld)

const { row } = listOf('系统参数')
const { save, field } = formOf('系统参数')

const open = (path = '/system/setting?group=depot') => openConsole({ product: depotProduct, path, as: 'admin' })

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

test('the groups of settings show one at a time, as the address says', async () => {
  await open()
  await expect.element(row('保存天数')).toBeVisible()
  await userEvent.click(page.getByRole('radiogroup', { name: '参数分组' }).getByText('数据保留'))
  await expect.element(row('操作日志保留天数')).toBeVisible()
  await expect.element(row('保存天数')).not.toBeInTheDocument()
  expect(location.search).toContain('group=platform.data')
})

test('a setting that contradicts another one has the error at its field', async () => {
  await open('/system/setting?group=platform.signIn')
  await actOn('会话最长小时数', '编辑')
  await userEvent.fill(field('会话最长小时数'), '1')
  await userEvent.click(save)
  await expect.element(page.getByRole('dialog').getByText(/不能少于闲置小时数 168/)).toBeVisible()
})

test('roles get session times of their own, and a preview counts what would end', async () => {
  await open('/system/setting?group=platform.signIn')
  await actOn('角色的会话时间', '编辑')
  await userEvent.click(button('添加角色'))
  const line = page.getByRole('group', { name: '角色的会话时间 1' })
  await userEvent.click(line.getByRole('combobox'))
  await userEvent.click(page.getByTitle('访客', { exact: true }))
  await userEvent.fill(line.getByLabelText('闲置小时数'), '2')
  await userEvent.click(button('预览影响'))
  await expect.element(page.getByText('立即结束的会话：0')).toBeVisible()
  await userEvent.click(save)
  await expect.element(row('角色的会话时间').getByText('访客: 闲置小时数 2, 最长小时数 168')).toBeVisible()
})

test('a setting is set back to a value of its history', async () => {
  await open()
  for (const days of ['60', '70']) {
    await actOn('保存天数', '编辑')
    await userEvent.fill(field('保存天数'), days)
    await userEvent.click(save)
    await expect.element(row('保存天数').getByText(days)).toBeVisible()
  }
  await chooseMore('保存天数', '变更历史')
  await userEvent.click(button('恢复为 60'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '恢复此值', exact: true }).last())
  await expect.element(row('保存天数').getByText('60')).toBeVisible()
})

test('name and colour of the product change at once, with a preview of header and login page', async () => {
  const before = useBrand.getState()
  try {
    await open('/system/setting?group=platform.brand')
    await actOn('产品名称', '编辑')
    await userEvent.fill(field('产品名称'), 'Harbour')
    const preview = page.getByRole('region', { name: '预览' })
    await expect.element(preview.getByText('Harbour').first()).toBeVisible()
    await userEvent.click(save)
    await expect.element(page.getByRole('link', { name: 'Harbour' })).toBeVisible()
    await expect.poll(() => document.title).toContain('Harbour')
    await actOn('主题色', '编辑')
    await userEvent.fill(field('主题色'), '#ffcc00')
    await expect.element(preview.getByText(/因此按钮使用较深的 #8f7200/)).toBeVisible()
    expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
    await userEvent.click(save)
    await expect.poll(() => document.documentElement.style.getPropertyValue('--primary-fill')).toBe('#8f7200')
  } finally {
    localStorage.removeItem('brand')
    useBrand.setState(before)
  }
})

test('the default time zone is found by typing, with the present time in it', async () => {
  await open('/system/setting?group=platform.region')
  await actOn('默认时区', '编辑')
  await userEvent.click(page.getByRole('dialog').getByRole('combobox'))
  await userEvent.keyboard('tokyo')
  await userEvent.click(page.getByTitle(/^Asia\/Tokyo/))
  const preview = page.getByRole('region', { name: '预览' })
  await expect.element(preview.getByText(/GMT\+9|日本/)).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
  await userEvent.click(save)
  await expect.element(row('默认时区').getByText('Asia/Tokyo')).toBeVisible()
})

test('a kind of mails is switched off for everybody', async () => {
  await open('/system/setting?group=platform.mails')
  await expect.element(row('发送哪些邮件').getByText('全部发送').first()).toBeVisible()
  await actOn('发送哪些邮件', '编辑')
  await expect.element(page.getByText('没有设置邮件服务器：目前不发送任何邮件。')).toBeVisible()
  const signIns = page.getByRole('switch', { name: '在新的设备或地址登录' })
  await expect.element(signIns).toBeChecked()
  await userEvent.click(signIns)
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
  await userEvent.click(save)
  await expect.element(row('发送哪些邮件').getByText('已关闭：在新的设备或地址登录')).toBeVisible()
})

test('without such a setting the page says so', async () => {
  await openConsole({
    product: depotProduct,
    path: '/system/setting',
    as: 'admin',
    prepare: ({ engine }) => engine.db.deleteFrom('settings').execute(),
  })
  await expect.element(page.getByText('没有符合条件的参数')).toBeVisible()
})

test.each([
  { world: { width: 1440, lang: 'zh-cn', theme: 'light' }, edit: '编辑', setting: '保存天数' },
  { world: { width: 390, lang: 'en', theme: 'dark' }, edit: 'Edit', setting: 'Days kept' },
] as const)('at $world.width px in $world.lang the list and its form are accessible and fit', async (one) => {
  await openIn(one.world, { product: depotProduct, path: '/system/setting?group=depot', as: 'admin' })
  await expect.element(page.getByText(one.setting, { exact: true })).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
  await userEvent.click(page.getByRole('button', { name: one.edit }).first())
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
})
