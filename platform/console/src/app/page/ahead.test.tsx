import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole, type RunningConsole } from '#test/console-app'
import { settled } from '#test/page-walk'
import { loadChunk } from './chunk-load'
import { menu } from '#test/shell/frame'

vi.mock('./chunk-load', { spy: true })

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

/** Holds back one part of the application. Returns a function that lets it load. */
function holdBack(part: string): () => void {
  let release!: () => void
  const held = new Promise<void>((resolve) => (release = resolve))
  vi.mocked(loadChunk).mockImplementation(async (name, load) => {
    if (name === part) await held
    return load()
  })
  return release
}

/** Begins to open a page as the admin; `calls` are those that were made so far. */
function start(path: string) {
  const calls: string[] = []
  const opening = openConsole({
    path,
    as: 'admin',
    prepare: (runtime) => {
      const { fetch } = runtime
      runtime.fetch = (input, init) => {
        if (typeof input === 'string' && new Headers(init?.headers).has('token')) calls.push(`${init?.method} ${input}`)
        return fetch(input, init)
      }
      return Promise.resolve()
    },
  })
  return { opening, calls: () => calls }
}

const counted = ({ calls }: Pick<RunningConsole, 'calls'>, part: string) =>
  calls.filter((call) => call.includes(part)).length

test('the session is asked for while the code of the router comes, once', async () => {
  const release = holdBack('router')
  const { opening, calls } = start('/system/post')
  await expect.poll(calls).toEqual(['POST /api/user/getUserInfo', 'GET /api/getRouters'])
  release()
  const console = await opening
  await settled(console)
  expect([counted(console, 'getUserInfo'), counted(console, 'getRouters')]).toEqual([1, 1])
})

test('a session whose calls failed before the code of the router came is asked for again, without a word', async () => {
  const release = holdBack('router')
  let failed = 0
  const opening = openConsole({
    path: '/system/post',
    as: 'admin',
    prepare: (runtime) => {
      const { fetch } = runtime
      runtime.fetch = (input, init) => {
        if (failed > 0 || typeof input !== 'string' || !input.includes('getRouters')) return fetch(input, init)
        failed += 1
        return Promise.reject(new TypeError('Failed to fetch'))
      }
      return Promise.resolve()
    },
  })
  await expect.poll(() => failed).toBe(1)
  release()
  await settled(await opening)
  await expect.element(page.getByRole('row', { name: /总经理/ })).toBeVisible()
  expect(page.getByRole('region', { name: '消息' }).getByRole('alert').query()).toBeNull()
})

test('the rows of a page are asked for, as its address says, while the code of the shell comes', async () => {
  const release = holdBack('shell')
  const { opening, calls } = start('/system/post?postName=%E7%BB%8F%E7%90%86&size=20')
  const rows = () => calls().filter((call) => call.includes('/post/list'))
  const asked = 'GET /api/system/post/list?postName=%E7%BB%8F%E7%90%86&page=1&size=20'
  await expect.poll(rows).toEqual([asked])
  release()
  await settled(await opening)
  expect(page.getByRole('row', { name: /经理/ }).elements()).not.toEqual([])
  // In development React makes the effects of a page twice.
  expect([...new Set(rows())]).toEqual([asked])
})

test('the figures of the dashboard are asked for while the code of the shell comes, once', async () => {
  const release = holdBack('shell')
  const { opening, calls } = start('/?days=7')
  const figures = () => calls().filter((call) => call.includes('/dashboard'))
  const asked = [expect.stringMatching(/^GET \/api\/dashboard\?days=7&clock=-?\d+/)]
  await expect.poll(figures).toEqual(asked)
  release()
  await settled(await opening)
  await expect.element(page.getByRole('region', { name: '数据概览' })).toBeVisible()
  expect([...new Set(figures())]).toEqual(asked)
})

test('nothing is asked for a page that the reader does not have', async () => {
  const console = await openConsole({ path: '/system/menu', as: 'guest' })
  await settled(console)
  expect(counted(console, '/menu/list')).toBe(0)
})

test('an open page asks for no session', async () => {
  const console = await openConsole({ path: '/403', as: 'admin' })
  await settled(console)
  expect(console.calls).toEqual([])
})

test('the menu marks the entry that was clicked before its page is there', async () => {
  const release = holdBack('system/dict')
  await openConsole({ path: '/system/post', as: 'admin' })
  await userEvent.click(menu.getByRole('link', { name: '字典管理' }))
  await expect.element(menu.getByRole('link', { name: '字典管理' })).toHaveAttribute('aria-current', 'page')
  expect(document.title).toBe('岗位管理 - Atrium')
  release()
  await expect.poll(() => document.title).toBe('字典管理 - Atrium')
  await expect.poll(() => menu.element().querySelectorAll('[aria-current=page]')).toHaveLength(1)
})

/** Opens the list of dictionaries from another page, until its rows are loaded and its code is not. Returns a function that lets the code load. */
async function openDicts(beforeClick?: (console: RunningConsole) => Promise<unknown>) {
  const release = holdBack('system/dict')
  const console = await openConsole({ path: '/system/post', as: 'admin' })
  await settled(console)
  await beforeClick?.(console)
  await userEvent.click(menu.getByRole('link', { name: '字典管理' }))
  await expect.poll(() => counted(console, '/dict/list')).toBe(1)
  await expect.poll(() => console.waiting()).toEqual([])
  return { console, release }
}

test('the rows of a page that is opened are asked for while its code comes, once, and are there with it', async () => {
  const { console, release } = await openDicts()
  const waited: Element[] = []
  const observer = new MutationObserver(() => waited.push(...document.querySelectorAll('main [aria-busy=true]')))
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  release()
  await expect.element(page.getByRole('row', { name: /用户性别/ })).toBeVisible()
  observer.disconnect()
  await settled(console)
  expect(waited.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([])
  expect(counted(console, '/dict/list')).toBe(1)
})

test('a session that ends while the code of a page comes leads to the sign-in once the page is there, and from there to that page', async () => {
  const { console, release } = await openDicts(({ runtime }) => runtime.engine.db.deleteFrom('sessions').execute())
  expect(console.errors).toEqual([expect.stringMatching(/^401 GET .*\/dict\/list/)])
  expect(address()).toBe('/system/post')
  release()
  await expect.element(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent('/system/dict')}`)
  // The call that was made ahead shows nothing and ends nothing: the one that the page makes does.
  expect(counted(console, '/dict/list')).toBeGreaterThan(1)
})
