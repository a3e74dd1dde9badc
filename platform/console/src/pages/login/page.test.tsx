import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { gapOf, missTooOften, movePiece, solvePuzzle } from '#test/puzzle'
import { menu } from '#test/shell/frame'
import { tryFiveTimes } from '#test/shell/other-device'
import { signInForm } from '#test/shell/sign-in-form'
import { contrast } from '#shared/theme/colour'
import { readToken } from '#shared/session/token/token'
import { defaultSettings, useSettings } from '#shared/settings/settings'

afterEach(async () => {
  await closeConsoles()
  useSettings.setState(defaultSettings)
})

const { username, password, submit, error, demoAccount, send } = signInForm

const open = (prepare?: (runtime: MemoryRuntime) => Promise<unknown>) => openConsole({ path: '/login', prepare })

/** None of the accounts has the password of the demo. */
const withoutAccounts = ({ engine }: MemoryRuntime) =>
  engine.db.updateTable('users').set({ passwordHash: 'none' }).execute()

test('the account field holds the focus at first', async () => {
  await open()
  await expect.element(username).toHaveFocus()
})

test('empty fields are named at the fields, without asking the server, and the first of them gets the focus', async () => {
  const { calls } = await open()
  await submit.click()
  await expect.element(username).toHaveAccessibleDescription('请输入账号')
  await expect.element(password).toHaveAccessibleDescription('请输入密码')
  await expect.element(username).toHaveFocus()
  await username.fill('   ')
  await submit.click()
  await expect.element(username).toHaveAccessibleDescription('请输入账号')
  expect(calls.filter((call) => call.includes('login') && call.startsWith('POST'))).toEqual([])
})

test('an error at a field goes as soon as that field changes', async () => {
  await open()
  await submit.click()
  await username.fill('a')
  await expect.element(username).toHaveAccessibleDescription('')
  await expect.element(password).toHaveAccessibleDescription('请输入密码')
})

test.each([
  ['an unknown user', 'nobody', 'Atrium#2026', '用户名不存在'],
  ['a wrong password', 'admin', 'wrong', '用户名或者密码错误'],
])('%s is shown at the form in the words of the server', async (_, name, secret, message) => {
  await open()
  await send(name, secret)
  await expect.element(error(message)).toBeVisible()
  await expect.element(password).toHaveFocus()
  expect(readToken()).toBeUndefined()
})

test('a one-time password that has expired says whom to ask', async () => {
  const expire = ({ engine: { db } }: MemoryRuntime) =>
    db.updateTable('users').set({ passwordExpiresAt: 1 }).where('username', '=', 'guest').execute()
  await open(expire)
  await send('guest', 'Atrium#2026')
  await expect.element(page.getByText('一次性密码已过期，请联系管理员再次重置')).toBeVisible()
  expect(readToken()).toBeUndefined()
})

test('129 characters are too many for a password, 128 are asked for', async () => {
  await open()
  await send('admin', 'x'.repeat(129))
  await expect.element(password).toHaveAccessibleDescription('密码不能超过 128 个字符')
  await send('admin', 'x'.repeat(128))
  await expect.element(page.getByText('用户名或者密码错误')).toBeVisible()
})

test('an account that is too long is rejected at its field', async () => {
  await open()
  await send('x'.repeat(21), 'Atrium#2026')
  await expect.element(username).toHaveAccessibleDescription('账号不能超过 20 个字符')
})

describe('after five wrong passwords', () => {
  const puzzle = page.getByRole('slider', { name: '拼图块' })
  const openDemanded = async (secret = 'Atrium#2026') => {
    const running = await open(tryFiveTimes)
    await send('admin', secret)
    await expect.element(puzzle).toHaveFocus()
    return running
  }

  test('the login asks for a verification, and signs in with it', async () => {
    const { runtime } = await openDemanded()
    await expect.element(error('完成验证后可立即再试，或等待 15 分钟')).toBeVisible()
    await solvePuzzle(runtime)
    await expect.element(menu).toBeVisible()
  })

  test('a miss says so and brings another picture', async () => {
    const { runtime } = await openDemanded()
    const gap = await gapOf(runtime)
    const picture = page.getByRole('img', { name: '带缺口的图片' })
    const first = picture.element().getAttribute('src')!
    await movePiece(gap, -12)
    const status = page.getByRole('group', { name: '安全验证' }).getByRole('status')
    await expect.element(status).toHaveTextContent('没有对准，请再试一次')
    await expect.element(picture).not.toHaveAttribute('src', first)
    await solvePuzzle(runtime)
    await expect.element(menu).toBeVisible()
  })

  test('another wrong password is said, and the next try asks again', async () => {
    const { runtime } = await openDemanded('still wrong')
    await solvePuzzle(runtime)
    await expect.element(error('用户名或者密码错误')).toBeVisible()
    await expect.element(puzzle).not.toBeInTheDocument()
    await send('admin', 'Atrium#2026')
    await expect.element(puzzle).toHaveFocus()
  })

  test('those who cannot see the picture wait twenty seconds', async () => {
    const { runtime } = await openDemanded()
    await page.getByRole('button', { name: '看不到图片？改为等待 20 秒' }).click()
    await expect.element(page.getByRole('timer')).toHaveTextContent('还有 20 秒')
    const { db } = runtime.engine
    await db
      .updateTable('verifications')
      .set(({ eb }) => ({ countsFrom: eb('countsFrom', '-', 20_000) }))
      .execute()
    const now = Date.now.bind(Date)
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 20_000)
    await expect.element(menu).toBeVisible()
    clock.mockRestore()
  })

  test('too many misses say how long to wait', async () => {
    const { runtime } = await openDemanded()
    await missTooOften(runtime)
    await page.getByRole('button', { name: '换一张' }).click()
    await expect.element(page.getByText('验证次数过多，请在 15 分钟后再试')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible()
  })
})

test('the password can be shown and hidden', async () => {
  await open()
  await password.fill('secret')
  await page.getByRole('button', { name: '显示密码' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: '隐藏密码' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
})

test('Caps Lock is mentioned while it is on', async () => {
  await open()
  await expect.element(password).toBeVisible()
  const input = password.element()
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }))
  await expect.element(password).toHaveAccessibleDescription('大写锁定已开启')
  input.dispatchEvent(new KeyboardEvent('keyup', { key: 'a', bubbles: true }))
  await expect.element(password).toHaveAccessibleDescription('')
})

test('a demo account fills both fields, and Enter signs in', async () => {
  await open()
  await demoAccount('common').click()
  await expect.element(username).toHaveValue('common')
  await expect.element(password).toHaveValue('Atrium#2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).toBeVisible()
})

test('without demo accounts nothing of the demo is drawn', async () => {
  await open(withoutAccounts)
  await expect.element(submit).toBeVisible()
  await expect.poll(() => page.getByText('演示账号').elements()).toEqual([])
})

test('a change of language keeps what was typed and says the errors in the other language', async () => {
  await open()
  await username.fill('somebody')
  await submit.click()
  await page.getByRole('button', { name: '切换语言' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect.element(page.getByRole('heading', { name: 'Log in to Atrium' })).toBeVisible()
  await expect.element(page.getByLabelText('Account', { exact: true })).toHaveValue('somebody')
  await expect
    .element(page.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription('Enter your password')
  await expect.poll(() => document.title).toBe('Log in - Atrium')
  await expect.poll(() => document.documentElement.lang).toBe('en')
})

/** Where the fields and the button are. */
const places = () =>
  [username, password, submit].map((part) => {
    const { top, left, width, height } = part.element().getBoundingClientRect()
    return [top, left, width, height]
  })

describe.each([
  [1280, 800],
  [390, 844],
])('at %i × %i', (width, height) => {
  afterEach(() => page.viewport(1280, 800))

  test('the form does not move when the demo accounts arrive, nor when there are none', async () => {
    await page.viewport(width, height)
    let letThrough = () => {}
    const waiting = new Promise<void>((resolve) => (letThrough = resolve))
    await open(async (runtime) => {
      const { fetch } = runtime
      runtime.fetch = async (input, init) => {
        if (typeof input === 'string' && input.includes('/loginOptions')) await waiting
        return fetch(input, init)
      }
    })
    await expect.element(submit).toBeVisible()
    const before = places()
    letThrough()
    await expect.element(demoAccount('common')).toBeVisible()
    await expect.poll(() => places()).toEqual(before)
    await closeConsoles()
    await open(withoutAccounts)
    await expect.element(submit).toBeVisible()
    await expect.poll(() => places()).toEqual(before)
  })

  test('the form does not move when an error arrives, and neither do the demo accounts', async () => {
    await page.viewport(width, height)
    await open()
    const demo = demoAccount('common')
    await expect.element(demo).toBeVisible()
    const all = () => [...places(), demo.element().getBoundingClientRect().top]
    const before = all()
    await submit.click()
    await expect.element(username).toHaveAccessibleDescription('请输入账号')
    expect(all()).toEqual(before)
    await send('admin', 'wrong')
    await expect.element(error('用户名或者密码错误')).toBeVisible()
    expect(all()).toEqual(before)
  })
})

const art = page.getByRole('region', { name: 'Atrium' })

test('on a phone the switches lie in the banner, in a colour that can be seen there', async () => {
  await page.viewport(390, 844)
  useSettings.setState({ loginStyle: 2, loginBgColor: '#ffcc00' })
  await open()
  await expect.element(art).toBeVisible()
  const banner = art.element().getBoundingClientRect()
  for (const name of ['切换语言', '切换到深色']) {
    const button = page.getByRole('button', { name }).element()
    const { top, bottom } = button.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(banner.top)
    expect(bottom).toBeLessThanOrEqual(banner.bottom)
    await expect.poll(() => getComputedStyle(button).color).toBe('rgb(0, 0, 0)')
  }
  await page.viewport(1280, 800)
})

test('the page beside the form is a picture, moves or is plain, as the settings say', async () => {
  await open()
  const moving = () => art.element().getAnimations({ subtree: true }).length
  await expect.element(art).toBeVisible()
  await expect.poll(() => [art.element().querySelectorAll('path').length > 2, moving()]).toEqual([true, 0])
  useSettings.setState({ loginStyle: 1 })
  await expect.poll(moving).toBeGreaterThan(0)
  useSettings.setState({ loginStyle: 2, loginBgColor: '#0f766e' })
  await expect.element(art).toHaveStyle({ backgroundColor: '#0f766e', color: '#ffffff' })
  await expect.poll(() => [art.element().querySelectorAll('path').length, moving()]).toEqual([1, 0])
})

test.each(['#ffffff', '#ffcc00', '#808080', '#000000'])(
  'on the plain colour %s the words can be read',
  async (plain) => {
    useSettings.setState({ loginStyle: 2, loginBgColor: plain })
    await open()
    await expect.element(art).toBeVisible()
    const { color } = getComputedStyle(art.element())
    const hex = `#${color
      .match(/\d+/g)!
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`
    expect(contrast(hex, plain)).toBeGreaterThanOrEqual(4.5)
    await expect.poll(() => getComputedStyle(art.element()).backgroundImage).toContain('gradient')
  },
)
