import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'
import { pressToTheEnd } from '#test/puzzle'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const open = () => openPage('components/verify/sliding')

afterEach(closeConsoles)

test('a code is sent once the slide was checked, and not again at once', async () => {
  const { calls } = await open()
  const part = example('发送验证码之前')
  await part.getByLabelText('手机号').fill('123')
  await part.getByRole('button', { name: '获取验证码' }).click()
  await expect.element(part.getByText('请输入 11 位手机号')).toBeVisible()
  await part.getByLabelText('手机号').fill('13800138000')
  await part.getByRole('button', { name: '获取验证码' }).click()
  await pressToTheEnd(part.getByRole('slider'))
  await expect.element(part.getByText('验证码已发送至 13800138000')).toBeVisible()
  await expect.element(part.getByRole('button', { name: /秒后可重发/ })).toBeDisabled()
  await expect.poll(() => calls.filter((call) => call.endsWith('/showcase/verified'))).toHaveLength(1)
})

test('an account is created with the pass of the form, and not without', async () => {
  await open()
  const part = example('在注册表单里')
  await part.getByLabelText('邮箱').fill('lin.xiao@example.com')
  await part.getByRole('button', { name: '创建账号' }).click()
  await expect.element(part.getByRole('alert')).toHaveTextContent('请先完成滑动')
  await pressToTheEnd(part.getByRole('slider'))
  await expect.element(part.getByRole('group').getByRole('status')).toHaveTextContent('验证通过')
  await part.getByLabelText('邮箱').fill('xiao.lin@example.com')
  await part.getByRole('button', { name: '创建账号' }).click()
  await expect.element(part.getByRole('alert')).toHaveTextContent('请先完成滑动')
  await pressToTheEnd(part.getByRole('slider'))
  await expect.element(part.getByRole('group').getByRole('status')).toHaveTextContent('验证通过')
  await part.getByRole('button', { name: '创建账号' }).click()
  await expect.element(part.getByText('账号已创建，欢迎加入')).toBeVisible()
})

test('a slide that fails goes back and says why', async () => {
  await open()
  const part = example('状态与外观')
  await userEvent.click(part.getByText('失败', { exact: true }))
  const handle = part.getByRole('slider', { name: '滑块 · 默认' })
  await pressToTheEnd(handle)
  await expect.element(part.getByRole('status').first()).toHaveTextContent('太快了，请慢一点')
  await expect.element(handle).toHaveAttribute('aria-valuenow', '0')
})
