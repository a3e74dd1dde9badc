import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole, type RunningConsole } from '#test/console-app'
import { solvePuzzle } from '#test/puzzle'
import { sessionStatus, type Fetch } from '#server-test/visitor'
import { request } from '#shared/api/request'
import { api } from '#shared/api/api'
import { setLanguage } from '#shared/i18n/language'
import { lockKey } from '#shared/session/lock/lock'
import { useSession } from '#shared/session/user/session'
import { readToken, storeToken } from '#shared/session/token/token'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

const lockField = page.getByLabelText('锁屏密码')
const clock = page.getByRole('heading', { name: '已锁定' })
const main = page.getByRole('main')

async function openLocked(path = '/system/user'): Promise<RunningConsole> {
  const console = await openConsole({ path, as: 'admin' })
  await userEvent.click(page.getByRole('button', { name: '锁定屏幕' }))
  await userEvent.fill(lockField, 'tea break')
  await userEvent.keyboard('{Enter}')
  await expect.element(clock).toBeInTheDocument()
  return console
}

async function unlockWith(password: string) {
  await userEvent.click(page.getByRole('button', { name: '点击解锁' }))
  await userEvent.fill(page.getByLabelText('密码', { exact: true }), password)
  await userEvent.keyboard('{Enter}')
}

test('locking asks for a lock-screen password', async () => {
  await openConsole({ as: 'admin' })
  await userEvent.click(page.getByRole('button', { name: '锁定屏幕' }))
  await expect.element(lockField).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('请输入锁屏密码')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: '锁定屏幕' })).toHaveFocus()
})

test('the account menu locks too', async () => {
  await openConsole({ as: 'common' })
  await userEvent.click(page.getByRole('button', { name: '账号：王若彤' }))
  await userEvent.click(page.getByRole('menuitem', { name: '锁定屏幕' }))
  await expect.element(lockField).toHaveFocus()
})

test('a locked session shows the clock alone, and the server answers nothing more', async () => {
  const { runtime } = await openLocked()
  expect(page.getByRole('navigation', { name: '主菜单' }).query()).toBeNull()
  expect(document.body.textContent).not.toContain('editor')
  expect(useSession.getState().userInfo.username).toBe('')
  await expect.poll(() => address()).toBe('/system/user')
  expect(await sessionStatus(runtime.fetch, readToken()!)).toBe(423)
})

test('the lock-screen password opens it where it was, with a new token', async () => {
  const { runtime } = await openLocked()
  const former = readToken()!
  await unlockWith('tea break')
  await expect.element(main).toHaveTextContent('陈思远')
  await expect.poll(() => address()).toBe('/system/user')
  expect(await sessionStatus(runtime.fetch, former)).toBe(401)
  expect(await sessionStatus(runtime.fetch, readToken()!)).toBe(200)
  await expect.poll(() => localStorage.getItem(lockKey)).toBeNull()
})

test('so does the password of the account', async () => {
  await openLocked()
  await unlockWith('Atrium#2026')
  await expect.element(main).toHaveTextContent('陈思远')
})

test('the form comes on the background of the clock', async () => {
  await openLocked()
  /** The picture behind the corner of the screen, of the element that paints there. */
  const background = () =>
    document
      .elementsFromPoint(4, 4)
      .map((element) => getComputedStyle(element))
      .find(({ backgroundImage, backgroundColor }) => backgroundImage !== 'none' || !backgroundColor.endsWith(', 0)'))
      ?.backgroundImage
  const atFirst = background()
  expect(atFirst).toContain('gradient')
  const form = page.getByLabelText('密码', { exact: true }).element().closest('div[inert]')!
  await expect.poll(() => getComputedStyle(form).opacity).toBe('0')
  await userEvent.click(page.getByRole('button', { name: '点击解锁' }))
  await expect.poll(() => getComputedStyle(form).opacity).toBe('1')
  expect(background()).toBe(atFirst)
})

test('an empty and a wrong password say so at the field', async () => {
  await openLocked()
  await unlockWith('')
  await expect.element(page.getByText('请输入登录密码')).toBeVisible()
  await userEvent.fill(page.getByLabelText('密码', { exact: true }), 'nonsense')
  await userEvent.click(page.getByRole('button', { name: '进入系统' }))
  await expect.element(page.getByText('密码错误')).toBeVisible()
  await expect.element(page.getByLabelText('密码', { exact: true })).toHaveFocus()
})

test('five wrong passwords say when to try again, and what still opens', async () => {
  const { runtime } = await openLocked()
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username: 'admin', password: 'nonsense' })
  for (let time = 0; time < 5; time++) await runtime.fetch('/api/user/login', { method: 'POST', headers, body })
  await unlockWith('Atrium#2026')
  await expect.element(page.getByText('尝试次数过多：完成验证后可再试登录密码，锁屏密码现在仍可使用')).toBeVisible()
  await expect.element(page.getByRole('slider', { name: '拼图块' })).toHaveFocus()
  await userEvent.fill(page.getByLabelText('密码', { exact: true }), 'tea break')
  await userEvent.keyboard('{Enter}')
  await expect.element(main).toHaveTextContent('陈思远')
})

test('a solved verification tries the password again', async () => {
  const { runtime } = await openLocked()
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username: 'admin', password: 'nonsense' })
  for (let time = 0; time < 5; time++) await runtime.fetch('/api/user/login', { method: 'POST', headers, body })
  await unlockWith('Atrium#2026')
  await solvePuzzle(runtime)
  await expect.element(main).toHaveTextContent('陈思远')
})

test('five tries at the lock-screen password leave the password of the account alone to be asked for', async () => {
  await openLocked()
  await expect.element(page.getByText('登录密码或锁屏密码')).toBeInTheDocument()
  await unlockWith('wrong')
  for (let time = 0; time < 5; time++) {
    await expect.element(page.getByRole('button', { name: '进入系统' })).toHaveAttribute('aria-disabled', 'false')
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(page.getByText('尝试次数过多：完成验证后可立即再试，或等待 15 分钟')).toBeVisible()
  await expect.element(page.getByText('登录密码（锁屏密码已不能再用）')).toBeVisible()
})

test('back shows the clock again', async () => {
  await openLocked()
  await userEvent.click(page.getByRole('button', { name: '点击解锁' }))
  await userEvent.click(page.getByRole('button', { name: '返回', exact: true }))
  await expect.element(page.getByRole('button', { name: '点击解锁' })).toHaveFocus()
})

test('back to login ends the session and deletes the lock', async () => {
  const { runtime } = await openLocked()
  const token = readToken()!
  await userEvent.click(page.getByRole('button', { name: '点击解锁' }))
  await userEvent.click(page.getByRole('button', { name: '返回登录' }))
  await expect.element(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect.poll(() => localStorage.getItem(lockKey)).toBeNull()
  expect(readToken()).toBeUndefined()
  await expect.poll(() => sessionStatus(runtime.fetch, token)).toBe(401)
})

test('the server keeps it locked when local storage is cleared and the page is loaded again', async () => {
  const { runtime } = await openConsole({ as: 'admin' })
  const headers = { token: readToken()!, 'content-type': 'application/json' }
  await runtime.fetch('/api/user/lock', { method: 'POST', headers, body: JSON.stringify({ password: 'x' }) })
  // A tab that was in the background learns it from its next request.
  await request(api.session.userInfo).catch(() => undefined)
  await expect.element(clock).toBeInTheDocument()
  expect(readToken()).toBe(headers.token)
})

test('a page that starts on a locked session shows the lock, and opens after it', async () => {
  let token = ''
  await openConsole({
    path: '/system/role',
    prepare: async (runtime) => {
      const { signIn } = await import('#server-test/visitor')
      token = await signIn(runtime.fetch)
      const headers = { token, 'content-type': 'application/json' }
      await runtime.fetch('/api/user/lock', { method: 'POST', headers, body: JSON.stringify({ password: 'x' }) })
      storeToken(token)
    },
  })
  await expect.element(clock).toBeInTheDocument()
  // Nothing of the session is in this browser; the server says whose it is.
  await expect.element(page.getByText('林晓')).toBeInTheDocument()
  await unlockWith('Atrium#2026')
  await expect.element(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await expect.poll(() => address()).toBe('/system/role')
})

describe('over unsaved input', () => {
  const form = page.getByRole('dialog', { name: '新增岗位' })
  const name = form.getByLabelText('岗位名称')

  async function typePost(): Promise<RunningConsole> {
    const running = await openConsole({ path: '/system/post?page=1', as: 'admin' })
    await userEvent.click(page.getByRole('button', { name: '新增', exact: true }))
    await userEvent.fill(form.getByLabelText('岗位编码'), 'draft')
    await userEvent.fill(name, '草稿岗位')
    return running
  }

  /** The session is locked by the server's word: another device, or another tab, locked it. */
  async function lockElsewhere({ runtime }: RunningConsole): Promise<void> {
    const headers = { token: readToken()!, 'content-type': 'application/json' }
    const body = JSON.stringify({ password: 'tea break' })
    await runtime.fetch('/api/user/lock', { method: 'POST', headers, body })
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await expect.element(clock).toBeInTheDocument()
  }

  test('the lock shows nothing of it, and it is there after unlocking', async () => {
    const running = await typePost()
    await lockElsewhere(running)
    // Hidden text is not part of it.
    expect(document.body.innerText).not.toContain('岗位')
    await expect.element(name).not.toBeInTheDocument()
    await unlockWith('tea break')
    await expect.element(name).toHaveValue('草稿岗位')
    const warn = vi.spyOn(console, 'warn')
    history.back()
    await userEvent.click(
      page.getByRole('dialog', { name: '放弃未保存的修改？' }).getByRole('button', { name: '取消' }),
    )
    expect(warn).not.toHaveBeenCalled()
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await expect.element(page.getByRole('row', { name: /草稿岗位/ })).toBeVisible()
    await expect.poll(() => address()).toBe('/system/post?page=1')
  })

  test('it is gone when the locked session ends', async () => {
    const running = await typePost()
    await lockElsewhere(running)
    await userEvent.click(page.getByRole('button', { name: '点击解锁' }))
    await userEvent.click(page.getByRole('button', { name: '返回登录' }))
    await expect.element(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    expect(useSession.getState().userInfo.username).toBe('')
    expect(document.body.innerHTML).not.toContain('草稿岗位')
  })
})

test('another tab that locks or unlocks takes this one along', async () => {
  await openConsole({ as: 'admin' })
  const { sealLockInfo } = await import('#shared/session/lock/lock-info')
  localStorage.setItem(lockKey, sealLockInfo(true))
  window.dispatchEvent(new StorageEvent('storage', { key: lockKey }))
  await expect.element(clock).toBeInTheDocument()
  localStorage.removeItem(lockKey)
  window.dispatchEvent(new StorageEvent('storage', { key: lockKey }))
  await expect.element(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
})

test('another tab that unlocks in the same moment leaves both with its token', async () => {
  const { runtime } = await openLocked()
  const { fetch } = runtime
  let present = ''
  const afterAnother: Fetch = async (path, init) => {
    if (!path.includes('unlock')) return fetch(path, init)
    const answer = await fetch(path, init)
    present = ((await answer.json()) as { data: string }).data
    storeToken(present)
    return fetch(path, init)
  }
  Object.assign(runtime, { fetch: afterAnother })
  await unlockWith('tea break')
  await expect.element(main).toHaveTextContent('陈思远')
  expect(readToken()).toBe(present)
  expect(await sessionStatus(fetch, present)).toBe(200)
})

test('the lock info in the browser says nothing but that it is locked; what is damaged locks nothing', async () => {
  await openLocked()
  const { readLockInfo, sealLockInfo } = await import('#shared/session/lock/lock-info')
  await expect.poll(() => localStorage.getItem(lockKey)).toBe(sealLockInfo(true))
  expect([sealLockInfo(true), sealLockInfo(false), 'nonsense', ''].map(readLockInfo)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).not.toContain('tea break')
})

test('a phone drags the clock up', async () => {
  await page.viewport(390, 844)
  await openConsole({ as: 'admin' })
  await userEvent.click(page.getByRole('button', { name: '账号：林晓' }))
  await userEvent.click(page.getByRole('menuitem', { name: '锁定屏幕' }))
  await userEvent.fill(lockField, 'x')
  await userEvent.keyboard('{Enter}')
  const handle = page.getByRole('button', { name: '上滑解锁' })
  await expect.element(handle).toBeVisible()
  const curtain = handle.element().parentElement!
  const at = (type: string, clientY: number) =>
    curtain.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: 190, clientY }))
  curtain.setPointerCapture = () => {}
  at('pointerdown', 700)
  at('pointermove', 640)
  await expect.poll(() => curtain.style.transform).toBe('translateY(-60px)')
  at('pointerup', 640)
  await expect.poll(() => curtain.inert).toBe(false)
  at('pointerdown', 700)
  at('pointermove', 500)
  await expect.poll(() => curtain.style.transform).toBe('translateY(-200px)')
  at('pointerup', 500)
  await expect.poll(() => curtain.inert).toBe(true)
  await expect.element(page.getByLabelText('密码', { exact: true })).toHaveFocus()
})

test('a tap on the handle of a phone opens the form too', async () => {
  await page.viewport(390, 844)
  await openConsole({ as: 'admin' })
  await userEvent.click(page.getByRole('button', { name: '账号：林晓' }))
  await userEvent.click(page.getByRole('menuitem', { name: '锁定屏幕' }))
  await userEvent.fill(lockField, 'x')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('button', { name: '上滑解锁' }))
  await expect.element(page.getByLabelText('密码', { exact: true })).toHaveFocus()
})

test('the lock screen has both languages', async () => {
  await openLocked()
  setLanguage('en')
  await expect.element(page.getByRole('button', { name: 'Unlock' })).toBeVisible()
})
