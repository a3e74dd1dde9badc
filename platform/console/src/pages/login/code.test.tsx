import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { menu } from '#test/shell/frame'
import { codeOf, giveFactor } from '#test/shell/second-factor'
import { signInForm } from '#test/shell/sign-in-form'
import { readToken } from '#shared/session/token/token'

afterEach(closeConsoles)

const { username, password, submit, send } = signInForm
const code = page.getByLabelText('验证码', { exact: true })

/** The login page after the right password of somebody with an authenticator app. */
async function openAsked() {
  const running = await openConsole({ path: '/login', prepare: (runtime) => giveFactor(runtime, 'editor') })
  await send('editor', 'Atrium#2026')
  await expect.element(code).toHaveFocus()
  return running
}

test('the code is asked for in place after the right password, and signs in with one call more', async () => {
  const { calls } = await openAsked()
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
  await expect.element(password).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription('请输入验证码')
  await userEvent.keyboard(`${codeOf()}{Enter}`)
  await expect.element(menu).toBeVisible()
  expect(calls.filter((call) => call.includes('/user/login') && call.startsWith('POST'))).toHaveLength(2)
})

test('a wrong code is said at the field, which has the focus again', async () => {
  await openAsked()
  await userEvent.keyboard('000000{Enter}')
  await expect.element(code).toHaveAccessibleDescription('请输入正确的验证码')
  await expect.element(code).toHaveFocus()
  expect(readToken()).toBeUndefined()
  await userEvent.keyboard(`${codeOf()}{Enter}`)
  await expect.element(menu).toBeVisible()
})

test('the way back keeps account and password', async () => {
  await openAsked()
  await page.getByRole('button', { name: '返回' }).click()
  await expect.element(username).toHaveValue('editor')
  await expect.element(password).toHaveValue('Atrium#2026')
  await submit.click()
  await expect.element(code).toHaveValue('')
})

test('a recovery code has a field of its own, with letters', async () => {
  await openAsked()
  await page.getByRole('button', { name: '手机不在身边？使用恢复码' }).click()
  const recovery = page.getByLabelText('恢复码', { exact: true })
  await expect.element(recovery).toHaveFocus()
  await expect.element(recovery).toHaveAttribute('inputmode', 'text')
  await userEvent.keyboard('{Enter}')
  await expect.element(recovery).toHaveAccessibleDescription('请输入恢复码')
  await userEvent.keyboard('abcde-fghij-kmnpq{Enter}')
  await expect.element(recovery).toHaveAccessibleDescription('请输入正确的验证码')
})
