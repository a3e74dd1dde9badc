import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles } from '#test/console-app'
import { openSamples } from '#test/sample/sample-console'
import { signIn as tokenOf, signOut as signOutOf, type Fetch } from '#server-test/visitor'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { setLanguage } from '#shared/i18n/text'
import { navigation } from '#shared/navigation/navigation'
import { useSession } from '#shared/session/user/session'
import { signOut } from '#shared/session/calls/sign-out'
import { forgetToken, readToken, storeToken } from '#shared/session/token/token'
import { menu } from '#test/shell/frame'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const loginButton = page.getByRole('button', { name: '登录', exact: true })

async function fillIn(username: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: username, exact: true }))
  await userEvent.click(loginButton)
}

describe('without a token', () => {
  test.each(['/', '/system/user', '/sample/first?x=1', '/sample/first?x=1#part', '/nowhere', '/system/dictData/1'])(
    '%s leads to the login page with a redirect',
    async (path) => {
      await openSamples({ path })
      await expect.element(loginButton).toBeVisible()
      await expect.poll(() => address()).toBe(`/login?redirect=${encodeURIComponent(path)}`)
    },
  )

  test.each([
    ['/403', '无权访问'],
    ['/404', '页面不存在'],
    ['/500', '暂时无法连接'],
  ])('%s shows', async (path, title) => {
    await openSamples({ path })
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.poll(() => address()).toBe(path)
  })

  test('a path below /redirect/ is open and leads on to its target, which is not', async () => {
    await openSamples({ path: '/redirect/system/user?a=1' })
    await expect.element(loginButton).toBeVisible()
    await expect.poll(() => address()).toBe(`/login?redirect=${encodeURIComponent('/system/user?a=1')}`)
  })

  test('the login page asks neither for the person nor for their menu', async () => {
    const { calls } = await openSamples()
    await expect.element(page.getByText('演示账号，点击填入')).toBeVisible()
    // Browsers with passkeys ask for a challenge once the page shows.
    const others = calls.filter((call) => call !== 'POST /api/user/passkeys/request')
    expect(new Set(others)).toEqual(new Set(['GET /api/user/loginOptions']))
  })
})

describe('signing in', () => {
  test('goes to the page that was wanted, asks for person and menu once, and greets', async () => {
    const { calls } = await openSamples({ path: '/sample/first?x=1' })
    await fillIn('admin')
    await expect.element(page.getByRole('heading', { name: '样页一', exact: true })).toBeVisible()
    await expect.poll(() => address()).toBe('/sample/first?x=1')
    await expect.poll(() => calls.filter((call) => call.includes('getUserInfo'))).toHaveLength(1)
    await expect.poll(() => calls.filter((call) => call.includes('getRouters'))).toHaveLength(1)
    await expect.element(page.getByText(/登录成功/)).toBeVisible()
    await expect.poll(() => document.title).toBe('样页一 - Atrium')
  })

  test('greets in the language of the reader, away from the tools of the page', async () => {
    await openSamples()
    await expect.element(loginButton).toBeVisible()
    setLanguage('en')
    await userEvent.click(page.getByRole('button', { name: 'admin', exact: true }))
    await userEvent.click(page.getByRole('button', { name: 'Log in', exact: true }))
    const greeting = page.getByText(/^Good (morning|afternoon|evening)\. Signed in$/)
    await expect.element(greeting).toBeVisible()
    const range = page.getByRole('radio', { name: 'Last 28 days' })
    await expect.element(range).toBeInTheDocument()
    const tools = range.element().closest('fieldset')!
    await expect
      .poll(() => greeting.element().getBoundingClientRect().top - tools.getBoundingClientRect().bottom)
      .toBeGreaterThan(100)
  })

  test('goes to the part of the page that was wanted', async () => {
    await openSamples({ path: '/sample/first?x=1#part' })
    await fillIn('admin')
    await expect.element(page.getByRole('heading', { name: '样页一', exact: true })).toBeVisible()
    await expect.poll(() => address() + location.hash).toBe('/sample/first?x=1#part')
  })

  test.each(['https://evil.example/x', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)'])(
    'ignores a redirect to %s',
    async (redirect) => {
      await openSamples({ path: `/login?redirect=${encodeURIComponent(redirect)}` })
      await fillIn('guest')
      await expect.element(menu).toBeVisible()
      await expect.poll(() => address()).toBe('/')
    },
  )

  test('as another person leaves nothing of the first', async () => {
    await openSamples({ as: 'admin' })
    await expect.element(menu.getByText('系统管理')).toBeVisible()
    await signOut()
    expect(readToken()).toBeUndefined()
    expect(useSession.getState().menu).toEqual([])
    await fillIn('guest')
    await expect.element(menu.getByText('首页')).toBeVisible()
    await expect.poll(() => menu.getByText('系统管理').elements()).toEqual([])
    await navigation().open('/sample/first')
    await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  })
})

describe('with a token', () => {
  test('the login page leads home', async () => {
    await openSamples({ path: '/login', as: 'admin' })
    await expect.element(menu).toBeVisible()
    await expect.poll(() => address()).toBe('/')
  })

  test('a deep link opens its page after one request each for person and menu', async () => {
    const { calls } = await openSamples({ path: '/branch/twig/leaf', as: 'admin' })
    await expect.element(page.getByRole('heading', { name: '末级样页' })).toBeVisible()
    await expect.poll(() => calls.filter((call) => /getUserInfo|getRouters/.test(call))).toHaveLength(2)
  })

  test('that is no longer good the part of the page is kept for after the sign-in', async () => {
    await openSamples({ path: '/sample/first?x=1#part', token: 'a-token-of-another-server' })
    await expect.element(loginButton).toBeVisible()
    await expect.poll(() => address()).toBe(`/login?redirect=${encodeURIComponent('/sample/first?x=1#part')}`)
  })

  test('a page below /redirect/ mounts again inside of the layout', async () => {
    await openSamples({ path: '/redirect/sample/first?x=1', as: 'admin' })
    await expect.element(page.getByRole('heading', { name: '样页一', exact: true })).toBeVisible()
    await expect.element(menu).toBeVisible()
    await expect.poll(() => address()).toBe('/sample/first?x=1')
  })

  test('what is not in the menu of that person is a 404', async () => {
    await openSamples({ path: '/system/user', as: 'common' })
    await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    await expect.element(menu).toBeVisible()
  })

  test.each(['a-token-of-another-server', 'x'.repeat(512)])(
    'that is unknown to the server is deleted: %s',
    async (token) => {
      await openSamples({ path: '/sample/first', token })
      await expect.element(loginButton).toBeVisible()
      await expect.element(page.getByText('token无效')).toBeVisible()
      expect(readToken()).toBeUndefined()
      await expect.poll(() => address()).toBe(`/login?redirect=${encodeURIComponent('/sample/first')}`)
    },
  )

  test.each(['%E0%A4%A', 'a b\u0000c', '令牌', '"><script>'])(
    'cookie that is damaged counts as none: %s',
    async (value) => {
      document.cookie = `token=${value}; path=/`
      const { calls } = await openSamples({ path: '/sample/first' })
      await expect.element(loginButton).toBeVisible()
      expect(calls.filter((call) => call.includes('getUserInfo'))).toEqual([])
    },
  )
})

test('a person who cannot be asked for is signed out, back to the same page', async () => {
  await openSamples({ path: '/sample/first', as: 'admin', unreachable: 'getRouters' })
  await expect.element(loginButton).toBeVisible()
  expect(readToken()).toBeUndefined()
  await expect.poll(() => address()).toBe(`/login?redirect=${encodeURIComponent('/sample/first')}`)
})

describe('during a session', () => {
  test('an answer 401 shows the reason, removes the token and leads to the login page with a redirect', async () => {
    const { runtime } = await openSamples({ path: '/sample/first?x=1', as: 'admin' })
    await runtime.engine.db.deleteFrom('sessions').execute()
    await expect(request(api.dashboard.read, { query: {} })).rejects.toMatchObject({ code: 401 })
    await expect.element(loginButton).toBeVisible()
    await expect.element(page.getByText('token无效')).toBeVisible()
    await expect.poll(() => address()).toBe(`/login?redirect=${encodeURIComponent('/sample/first?x=1')}`)
  })

  test('a navigation under way ends with the session that it belongs to', async () => {
    await openSamples({ path: '/system/post', as: 'editor' })
    await navigation().open('/system/dict')
    await navigation().open('/system/post')
    const opened = navigation().open('/system/dict')
    await Promise.all([navigation().restart('/system/dept'), opened])
    await expect.element(page.getByRole('region', { name: '部门', exact: true })).toBeVisible()
    await expect.poll(() => address()).toBe('/system/dept')
  })

  test('a token that went away in another tab leads to the login page at the next navigation', async () => {
    await openSamples({ as: 'admin' })
    forgetToken()
    void navigation().open('/sample/first')
    await expect.element(loginButton).toBeVisible()
    expect(useSession.getState().userInfo.username).toBe('')
  })

  test('a token of another person, from another tab, loads their menu at the next navigation', async () => {
    const { runtime } = await openSamples({ as: 'admin' })
    storeToken(await tokenOf(runtime.fetch, 'guest'))
    void navigation().open('/sample/first')
    await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    expect(useSession.getState().userInfo.username).toBe('guest')
  })

  test('a new token of the same person, from another tab that changed the password, lets the pages go on', async () => {
    const { runtime, calls } = await openSamples({ as: 'admin' })
    const former = readToken()!
    const present = await tokenOf(runtime.fetch)
    await signOutOf(runtime.fetch, former)
    storeToken(present)
    await navigation().open('/sample/first')
    await expect.poll(() => document.title).toBe('样页一 - Atrium')
    await navigation().open('/')
    await expect.element(menu).toBeVisible()
    await expect.poll(() => calls.filter((call) => call.includes('getRouters'))).toHaveLength(1)
    await expect.poll(() => calls.filter((call) => call.includes('getUserInfo'))).toHaveLength(2)
  })

  test('a new token, from another tab, that comes while the former one is requested stays and is used', async () => {
    let present: string | undefined
    await openSamples({
      path: '/system/post',
      prepare: async (runtime) => {
        const former = await tokenOf(runtime.fetch)
        present = await tokenOf(runtime.fetch)
        await signOutOf(runtime.fetch, former)
        storeToken(former)
        const { fetch } = runtime
        const answer: Fetch = async (path, init) => {
          const response = await fetch(path, init)
          // Not earlier: the call is sent before the router is there, which would begin with the new token.
          if (!path.includes('getUserInfo')) return response
          const wrapper: unknown = await response.json()
          return Object.assign(response, { json: async () => (storeToken(present!), wrapper) })
        }
        Object.assign(runtime, { fetch: answer })
      },
    })
    await expect.element(menu).toBeVisible()
    await expect.element(page.getByRole('row', { name: /项目经理/ })).toBeVisible()
    expect(readToken()).toBe(present)
  })

  test('without a network a session that cannot be asked for shows /500 and keeps the token', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openSamples({ path: '/sample/first', as: 'admin', unreachable: 'getUserInfo' })
    await expect.element(page.getByRole('heading', { name: '暂时无法连接' })).toBeVisible()
    expect(readToken()).toBeDefined()
  })
})
