import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, openConsole } from '#test/console-app'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { button, link, message } from '#test/page-objects'
import { chooseMore } from '#test/row-menu'
import { menu } from '#test/shell/frame'
import {
  addLinkedProvider,
  addProvider,
  atProvider,
  claimsOf,
  comeBack,
  sampleClient,
} from '#test/shell/identity-provider'
import { codeOf, giveFactor } from '#test/shell/second-factor'
import { closeWorld, openIn, type World } from '#test/worlds'
import { readBegun } from '#shared/session/sso/begun'
import { useSession } from '#shared/session/user/session'

afterEach(closeWorld)

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const main = page.getByRole('main')
const signIn = button('使用 集团账号 登录')

type Start = NonNullable<Parameters<typeof openConsole>[0]>

/** Opens the login page with a provider at which the editor signs in, goes there, and comes back. */
async function visit(start: Start = {}) {
  const running = await openConsole({
    path: '/login?redirect=%2Fsystem%2Fpost',
    identityClient: sampleClient(),
    prepare: (runtime) => addLinkedProvider(runtime),
    ...start,
  })
  await userEvent.click(signIn)
  await expect.poll(() => location.hash).toBe(atProvider)
  await comeBack()
  return running
}

test('who comes back is signed in, and goes where they wanted to', async () => {
  await visit()
  await expect.element(menu).toBeVisible()
  expect(address()).toBe('/system/post')
  expect(useSession.getState()).toMatchObject({ isFromProvider: true, userInfo: { username: 'editor' } })
  expect(readBegun()).toBeUndefined()
})

test('a second factor is asked for in a second step, without the address', async () => {
  const { sent } = await visit({
    prepare: async (runtime) => {
      await addLinkedProvider(runtime)
      await giveFactor(runtime, 'editor')
    },
  })
  const code = page.getByLabelText('验证码', { exact: true })
  await expect.element(code).toHaveFocus()
  expect(address()).toBe('/sso')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription('请输入验证码')
  await userEvent.keyboard('000000{Enter}')
  await expect.element(code).toHaveAccessibleDescription('请输入正确的验证码')
  await userEvent.keyboard(`${codeOf()}{Enter}`)
  await expect.element(menu).toBeVisible()
  expect(sent('POST /api/user/sso/login')).toHaveLength(3)
})

test('the way back from the second step leads to the login page', async () => {
  await visit({
    prepare: async (runtime) => {
      await addLinkedProvider(runtime)
      await giveFactor(runtime, 'editor')
    },
  })
  await userEvent.click(button('返回'))
  await expect.element(signIn).toBeVisible()
  expect(address()).toBe('/login?redirect=%2Fsystem%2Fpost')
})

test('a cancelled sign-in is said mildly', async () => {
  await visit({ identityClient: sampleClient({ error: 'denied' }) })
  await expect.element(heading('已取消')).toBeVisible()
  await expect.element(main.getByRole('status')).toHaveTextContent('什么都没有改变')
  await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(link('返回登录')).toHaveAttribute('href', '/login?redirect=%2Fsystem%2Fpost')
})

test('somebody without a user is told what to do', async () => {
  await visit({ prepare: (runtime) => addProvider(runtime) })
  await expect.element(heading('没有登录')).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('没有用户与该账号关联')
})

test('a tab that began nothing says so, and leaves no query in the address', async () => {
  const { calls } = await openConsole({ path: '/sso?error=access_denied&state=x', identityClient: sampleClient() })
  await expect.element(heading('登录不能继续')).toBeVisible()
  await expect.element(link('返回登录')).toHaveAttribute('href', '/login')
  await expect.poll(address).toBe('/sso')
  expect(calls.filter((call) => call.includes('/sso/'))).toEqual([])
})

test('an account is linked, and the profile says so', async () => {
  const { runtime } = await openConsole({
    path: '/profile/index?tab=security',
    as: 'editor',
    identityClient: sampleClient(),
    prepare: (runtime) => addProvider(runtime),
  })
  await userEvent.click(button('关联 集团账号'))
  await expect.poll(() => location.hash).toBe(atProvider)
  await comeBack()
  await expect.element(message(/^账号已关联/)).toBeVisible()
  expect(address()).toBe('/profile/index?tab=security')
  await expect.element(page.getByRole('list', { name: '关联账号' })).toHaveTextContent('chen@office.example')
  const identities = runtime.engine.db.selectFrom('identities').select(['userId', 'subject'])
  expect(await identities.execute()).toEqual([{ userId: 2, subject: 'chen' }])
})

test('an account that somebody else has is not linked', async () => {
  await openConsole({
    path: '/profile/index?tab=security',
    as: 'admin',
    identityClient: sampleClient(),
    prepare: (runtime) => addLinkedProvider(runtime),
  })
  await userEvent.click(button('关联 集团账号'))
  await expect.poll(() => location.hash).toBe(atProvider)
  await comeBack()
  await expect.element(heading('账号没有关联')).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('该账号已与用户关联')
  await expect.element(link('返回个人中心')).toHaveAttribute('href', '/profile/index?tab=security')
})

/** Tests the provider from its list. */
async function openTest(world: World): Promise<void> {
  await openIn(world, {
    path: '/system/operation/identityProvider',
    as: 'admin',
    identityClient: sampleClient({ claims: claimsOf('chen', { note: 'x'.repeat(200) }) }),
    prepare: (runtime) => addLinkedProvider(runtime),
  })
}

test.each([
  { width: 1440, lang: 'zh-cn', theme: 'light' },
  { width: 390, lang: 'zh-cn', theme: 'dark' },
] as const)('at $width px a test shows claims and outcome, and is accessible', async (world) => {
  await openTest(world)
  await chooseMore('集团账号', '测试')
  await expect.poll(() => location.hash).toBe(atProvider)
  await comeBack()
  await expect.element(page.getByText('会以已关联的用户「editor」登录。')).toBeVisible()
  await expect.element(page.getByRole('region', { name: '收到的声明' })).toHaveTextContent('"sub": "chen"')
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
  await expect.element(link('返回身份提供方')).toHaveAttribute('href', '/system/operation/identityProvider')
})
