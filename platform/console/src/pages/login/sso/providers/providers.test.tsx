import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openConsole } from '#test/console-app'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { button } from '#test/page-objects'
import { addProvider, atProvider, sampleClient } from '#test/shell/identity-provider'
import { signInForm } from '#test/shell/sign-in-form'
import { closeWorld, openIn } from '#test/worlds'
import { readBegun } from '#shared/session/sso/begun'

afterEach(closeWorld)

const identityClient = sampleClient()
const own = button('使用 集团账号 登录')

test('there is a button for each provider, with its own words or the usual ones', async () => {
  await openConsole({
    path: '/login',
    identityClient,
    prepare: async (runtime) => {
      await addProvider(runtime)
      await addProvider(runtime, { providerName: '合作方', buttonText: '合作方入口' })
      await addProvider(runtime, { providerName: '旧账号', status: 0 })
    },
  })
  const group = page.getByRole('group', { name: '其他登录方式' })
  await expect.element(group).toBeVisible()
  expect(
    group
      .getByRole('button')
      .elements()
      .map((one) => one.textContent)
      .toSorted(),
  ).toEqual(['使用 集团账号 登录', '合作方入口'])
})

test('without a provider there is none', async () => {
  await openConsole({ path: '/login', identityClient })
  await expect.element(button('editor')).toBeVisible()
  expect(page.getByRole('group', { name: '其他登录方式' }).query()).toBeNull()
})

test('a press goes to the provider, and the tab keeps what it began', async () => {
  const { sent } = await openConsole({
    path: '/login?redirect=%2Fsystem%2Fuser',
    identityClient,
    prepare: (runtime) => addProvider(runtime),
  })
  await userEvent.click(own)
  await expect.poll(() => location.hash).toBe(atProvider)
  const { key, ...begun } = readBegun()!
  expect(begun).toEqual({ purpose: 'signIn', providerId: 1, returnTo: '/system/user' })
  expect(key).toMatch(/^.{20,}$/)
  expect(location.href).not.toContain(key)
  expect(sent('POST /api/user/login')).toEqual([])
})

test('an account with the domain of a provider goes there in place of the check of a password', async () => {
  const { sent } = await openConsole({ path: '/login', identityClient, prepare: (runtime) => addProvider(runtime) })
  await expect.element(own).toBeVisible()
  await signInForm.username.fill('Chen@Office.Example ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.hash).toBe(atProvider)
  expect(sent('POST /api/user/login')).toEqual([])
})

test('an account whose domain only ends like that of a provider is asked for a password', async () => {
  await openConsole({ path: '/login', identityClient, prepare: (runtime) => addProvider(runtime) })
  await expect.element(own).toBeVisible()
  await signInForm.username.fill('chen@notoffice.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(signInForm.password).toHaveAccessibleDescription('请输入密码')
  expect(readBegun()).toBeUndefined()
})

test('a provider that is down is said in the form, which can be used again', async () => {
  await openConsole({
    path: '/login',
    identityClient: sampleClient({ isDown: true }),
    prepare: (runtime) => addProvider(runtime),
  })
  await userEvent.click(own)
  await expect.element(signInForm.error('暂时无法连接身份提供方')).toBeVisible()
  await expect.element(own).toHaveAttribute('aria-disabled', 'false')
})

test.each([
  { width: 1440, lang: 'en', theme: 'dark' },
  { width: 390, lang: 'zh-cn', theme: 'light' },
] as const)('at $width px the buttons are accessible and fit', async (world) => {
  await openIn(world, {
    path: '/login',
    identityClient,
    prepare: async (runtime) => {
      await addProvider(runtime)
      await addProvider(runtime, {
        providerName: '二',
        buttonText: '使用一个名称很长很长的身份提供方的账号登录，文字写到四十个字也能看完',
      })
    },
  })
  await expect.element(button(/四十个字/)).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
})
