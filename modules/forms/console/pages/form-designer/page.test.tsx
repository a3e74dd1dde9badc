import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigation } from 'atrium/console/page'
import { closeConsoles, openConsole } from 'atrium/testing/console'
import { signIn } from '#server-test/visitor'

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
  const { errors } = await openConsole({ as: 'admin' })
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
  expect(errors).toEqual([])
})

describe('a form that was saved in another window meanwhile', () => {
  const bar = page.getByRole('alert').filter({ hasText: '修改过这条记录' })

  /** The form gets a note in another window, while a rating is added here. */
  async function meet() {
    await page.viewport(1440, 900)
    const { runtime } = await openConsole({ path: '/forms/designer?form=1', as: 'admin' })
    await userEvent.click(button('添加评分'))
    const headers = { token: await signIn(runtime.fetch, 'admin'), 'content-type': 'application/json' }
    const answer = await runtime.fetch('/api/forms/form?formId=1', { headers })
    const { data } = (await answer.json()) as { data: { version: number; design: { items: object[] } } }
    const items = [...data.design.items, { kind: 'note', key: 'theirs', text: { zh: '对方的说明', en: '' } }]
    const body = JSON.stringify({ formId: 1, version: data.version, design: { ...data.design, items } })
    expect((await runtime.fetch('/api/forms/form', { method: 'PUT', headers, body })).status).toBe(200)
    await userEvent.click(button('保存'))
    await expect.element(bar).toHaveTextContent('您在另一个窗口修改过这条记录')
  }

  test('is compared, taken over, and one’s own comes back', async () => {
    await meet()
    await userEvent.click(bar.getByRole('button', { name: '对比' }))
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
    await expect.element(row('对方的说明')).toHaveTextContent(/另一个窗口改了.*没有.*新增/)
    await expect.element(row('评分')).toHaveTextContent(/这里改了.*没有.*新增/)
    await userEvent.click(page.getByRole('dialog', { name: '对比修改' }).getByRole('button', { name: '关闭' }))
    await userEvent.click(bar.getByRole('button', { name: '用另一个窗口的' }))
    await expect.element(button('选择对方的说明')).toBeVisible()
    await expect.element(button('选择评分')).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('status').getByRole('button', { name: '撤销' }))
    await expect.element(button('选择评分')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: '用这里的覆盖' }))
    await expect.element(page.getByText('已保存', { exact: true })).toBeVisible()
    await expect.element(bar).not.toBeInTheDocument()
  })

  test('is left as it is by a copy', async () => {
    await meet()
    await userEvent.click(bar.getByRole('button', { name: '另存为副本' }))
    await expect.poll(() => location.href).not.toContain('form=1')
    await expect.element(page.getByText(/ 副本$/).first()).toBeVisible()
    await expect.element(button('选择评分')).toBeVisible()
  })
})
