import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole, type RunningConsole } from '#test/console-app'
import { answer, question } from '#test/page-objects'
import { solvePuzzle } from '#test/puzzle'
import { chooseOfAccount, main, menu } from '#test/shell/frame'
import { lockScreen } from '#test/shell/lock-screen'
import { lockElsewhere, tryFiveTimes } from '#test/shell/other-device'
import { postDraft } from '#test/shell/post-draft'
import { signInForm } from '#test/shell/sign-in-form'
import { sessionStatus, signIn, type Fetch } from '#server-test/visitor'
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

const { clock, choice, opener, password, lockWith, unlockWith } = lockScreen

async function openLocked(path = '/system/user'): Promise<RunningConsole> {
  const console = await openConsole({ path, as: 'admin' })
  await userEvent.click(lockScreen.button)
  await lockWith('tea break')
  return console
}

test('locking asks for a lock-screen password', async () => {
  await openConsole({ as: 'admin' })
  await userEvent.click(lockScreen.button)
  await expect.element(choice).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('请输入锁屏密码')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(lockScreen.button).toHaveFocus()
})

test('the account menu locks too', async () => {
  await openConsole({ as: 'common' })
  await chooseOfAccount('锁定屏幕')
  await expect.element(choice).toHaveFocus()
})

test('a locked session shows the clock alone, and the server answers nothing more', async () => {
  const { runtime } = await openLocked()
  expect(menu.query()).toBeNull()
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
  const form = password.element().closest('div[inert]')!
  await expect.poll(() => getComputedStyle(form).opacity).toBe('0')
  await userEvent.click(opener)
  await expect.poll(() => getComputedStyle(form).opacity).toBe('1')
  expect(background()).toBe(atFirst)
})

test('an empty and a wrong password say so at the field', async () => {
  await openLocked()
  await unlockWith('')
  await expect.element(page.getByText('请输入登录密码')).toBeVisible()
  await userEvent.fill(password, 'nonsense')
  await userEvent.click(page.getByRole('button', { name: '进入系统' }))
  await expect.element(page.getByText('密码错误')).toBeVisible()
  await expect.element(password).toHaveFocus()
})

test('five wrong passwords say when to try again, and what still opens', async () => {
  const { runtime } = await openLocked()
  await tryFiveTimes(runtime)
  await unlockWith('Atrium#2026')
  await expect.element(page.getByText('尝试次数过多：完成验证后可再试登录密码，锁屏密码现在仍可使用')).toBeVisible()
  await expect.element(page.getByRole('slider', { name: '拼图块' })).toHaveFocus()
  await userEvent.fill(password, 'tea break')
  await userEvent.keyboard('{Enter}')
  await expect.element(main).toHaveTextContent('陈思远')
})

test('a solved verification tries the password again', async () => {
  const { runtime } = await openLocked()
  await tryFiveTimes(runtime)
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
  await userEvent.click(opener)
  await userEvent.click(page.getByRole('button', { name: '返回', exact: true }))
  await expect.element(opener).toHaveFocus()
})

test('back to login ends the session and deletes the lock', async () => {
  const { runtime } = await openLocked()
  const token = readToken()!
  await lockScreen.leave()
  await expect.element(signInForm.submit).toBeVisible()
  await expect.poll(() => localStorage.getItem(lockKey)).toBeNull()
  expect(readToken()).toBeUndefined()
  await expect.poll(() => sessionStatus(runtime.fetch, token)).toBe(401)
})

test('the server keeps it locked when local storage is cleared and the page is loaded again', async () => {
  const { runtime } = await openConsole({ as: 'admin' })
  const token = readToken()!
  await lockElsewhere(runtime, token, 'x')
  // A tab that was in the background learns it from its next request.
  await request(api.session.userInfo).catch(() => undefined)
  await expect.element(clock).toBeInTheDocument()
  expect(readToken()).toBe(token)
})

test('a page that starts on a locked session shows the lock, and opens after it', async () => {
  await openConsole({
    path: '/system/role',
    prepare: async (runtime) => {
      const token = await signIn(runtime.fetch)
      await lockElsewhere(runtime, token, 'x')
      storeToken(token)
    },
  })
  await expect.element(clock).toBeInTheDocument()
  // Nothing of the session is in this browser; the server says whose it is.
  await expect.element(page.getByText('林晓')).toBeInTheDocument()
  await unlockWith('Atrium#2026')
  await expect.element(menu).toBeVisible()
  await expect.poll(() => address()).toBe('/system/role')
})

describe('over unsaved input', () => {
  const { name } = postDraft

  /** Types a post, whose save the lock of another device or tab rejects. */
  async function lockDraft(): Promise<void> {
    const { runtime } = await openConsole({ path: postDraft.path, as: 'admin' })
    await postDraft.type()
    await lockElsewhere(runtime, readToken()!, 'tea break')
    await userEvent.click(postDraft.save)
    await expect.element(clock).toBeInTheDocument()
  }

  test('the lock shows nothing of it, and it is there after unlocking', async () => {
    await lockDraft()
    // Hidden text is not part of it.
    expect(document.body.innerText).not.toContain('岗位')
    await expect.element(name).not.toBeInTheDocument()
    await unlockWith('tea break')
    await expect.element(name).toHaveValue('草稿岗位')
    const warn = vi.spyOn(console, 'warn')
    history.back()
    await expect.element(question).toHaveAccessibleName('放弃未保存的修改？')
    await answer('取消')
    expect(warn).not.toHaveBeenCalled()
    await userEvent.click(postDraft.save)
    await expect.element(postDraft.row).toBeVisible()
    await expect.poll(() => address()).toBe(postDraft.path)
  })

  test('it is gone when the locked session ends', async () => {
    await lockDraft()
    await lockScreen.leave()
    await expect.element(signInForm.submit).toBeVisible()
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
  await expect.element(menu).toBeVisible()
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
  await chooseOfAccount('锁定屏幕')
  await lockWith('x')
  const { handle } = lockScreen
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
  await expect.element(password).toHaveFocus()
})

test('a tap on the handle of a phone opens the form too', async () => {
  await page.viewport(390, 844)
  await openConsole({ as: 'admin' })
  await chooseOfAccount('锁定屏幕')
  await lockWith('x')
  await userEvent.click(lockScreen.handle)
  await expect.element(password).toHaveFocus()
})

test('the lock screen has both languages', async () => {
  await openLocked()
  setLanguage('en')
  await expect.element(page.getByRole('button', { name: 'Unlock' })).toBeVisible()
})
