import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole, type Start } from '#test/console-app'
import { messages } from '#test/page-objects'
import { settled } from '#test/page-walk'
import { chooseMore } from '#test/row-menu'
import { setLanguage } from '#shared/i18n/text'
import { useToasts } from '#shared/feedback/notify'
import { forgetToken } from '#shared/session/token/token'
import { rightsChange } from '#shared/session/user/rights'
import { lockSession } from '#shared/session/calls/lock-session'
import { menu, tabBar } from '#test/shell/frame'

afterEach(closeConsoles)

const entry = (name: string) => menu.getByRole('link', { name, exact: true })
const tab = (name: string) => tabBar.getByRole('link', { name, exact: true })
const refresh = page.getByRole('button', { name: '刷新' })

/** As an administrator elsewhere would: the editor's role (3) gets other entries, and with them another version. */
async function changeEditor(
  { engine: { db } }: MemoryRuntime,
  change: { take?: string[]; give?: string[] },
): Promise<void> {
  const { roleId } = await db
    .selectFrom('roles')
    .where('roleKey', '=', 'editor')
    .select('roleId')
    .executeTakeFirstOrThrow()
  const ids = async (codes: string[] = []) =>
    (
      await db
        .selectFrom('menus')
        .where('permission', 'in', ['', ...codes])
        .where('permission', '<>', '')
        .select('id')
        .execute()
    ).map(({ id }) => id)
  const taken = await ids(change.take)
  if (taken.length > 0)
    await db.deleteFrom('roleMenus').where('roleId', '=', roleId).where('menuId', 'in', taken).execute()
  for (const menuId of await ids(change.give)) await db.insertInto('roleMenus').values({ roleId, menuId }).execute()
  await db
    .updateTable('roles')
    .set((role) => ({ version: role('version', '+', 1) }))
    .where('roleId', '=', roleId)
    .execute()
}

/** The response to a call that is still under way would report the change, before the call of the test does. */
async function openPosts(start: Start = {}) {
  const app = await openConsole({ path: '/system/post', as: 'editor', ...start })
  await settled(app)
  return app
}

/** The window may get the focus at any moment, where the console asks for the rights: no answer to that tells of the change. */
const noOtherCall = { unavailable: '/api/user/rights' }

describe('when the rights of the signed-in person change elsewhere', () => {
  test('a page that is lost leaves menu and tabs with the next call, with a word of why; drafts elsewhere stay', async () => {
    const app = await openPosts(noOtherCall)
    await userEvent.click(entry('用户管理'))
    await userEvent.fill(page.getByRole('search').getByLabelText('关键词'), '草稿')
    await settled(app)
    await changeEditor(app.runtime, { take: ['system:post:list'] })
    await userEvent.click(refresh)
    await expect.element(messages.getByText('您的权限已变更，已关闭：岗位管理')).toBeVisible()
    await expect.element(tab('岗位管理')).not.toBeInTheDocument()
    await expect.element(entry('岗位管理')).not.toBeInTheDocument()
    await expect.element(page.getByRole('search').getByLabelText('关键词')).toHaveValue('草稿')
  })

  test('shows one message: neither the request that brought it nor the lost page shows another', async () => {
    const { runtime, errors } = await openPosts(noOtherCall)
    const messages = new Set<string>()
    const stop = useToasts.subscribe(({ toasts }) => toasts.forEach(({ text }) => messages.add(text)))
    await changeEditor(runtime, { take: ['system:post:list'] })
    await userEvent.click(refresh)
    await expect.element(tab('岗位管理')).not.toBeInTheDocument()
    await expect.poll(() => messages.size).toBeGreaterThan(0)
    await rightsChange()
    stop()
    expect(errors).toContain('403 GET /api/system/post/list?page=1&size=10')
    expect([...messages]).toEqual(['您的权限已变更，已关闭：岗位管理'])
  })

  test('a 403 that closes no tab shows its own message', async () => {
    const { runtime } = await openPosts(noOtherCall)
    await userEvent.click(page.getByRole('button', { name: '编辑 总经理' }))
    const drawer = page.getByRole('dialog')
    await expect.element(drawer.getByLabelText('岗位名称').first()).toHaveValue('总经理')
    await changeEditor(runtime, { take: ['system:post:edit'] })
    await userEvent.click(drawer.getByRole('button', { name: '保存' }))
    await expect.element(page.getByText('当前账号没有权限')).toBeVisible()
  })

  test('so is one without a form', async () => {
    const { runtime } = await openPosts(noOtherCall)
    await changeEditor(runtime, { take: ['system:post:delete'] })
    await chooseMore('总经理', '删除')
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '删除' }))
    await expect.element(messages.getByText('当前账号没有权限')).toBeVisible()
  })

  test('the active page is lost: its neighbour becomes active, and the way back leads to the 404 view', async () => {
    const app = await openConsole({ path: '/system/user', as: 'editor', ...noOtherCall })
    await userEvent.click(entry('岗位管理'))
    await expect.element(page.getByRole('cell', { name: 'ceo' })).toBeVisible()
    await settled(app)
    await changeEditor(app.runtime, { take: ['system:post:list'] })
    await userEvent.click(refresh)
    await expect.element(tab('岗位管理')).not.toBeInTheDocument()
    await expect.poll(address).toBe('/system/user')
    history.back()
    await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    await expect.poll(() => document.title).toBe('页面不存在 - Atrium')
  })

  test('buttons come and go in place', async () => {
    const { runtime } = await openPosts(noOtherCall)
    const add = page.getByRole('button', { name: '新增', exact: true })
    await expect.element(add).toBeVisible()
    await changeEditor(runtime, { take: ['system:post:add'] })
    await userEvent.click(refresh)
    await expect.element(add).not.toBeInTheDocument()
    await changeEditor(runtime, { give: ['system:post:add'] })
    await userEvent.click(refresh)
    await expect.element(add).toBeVisible()
  })

  test('a page that is new is in the menu and opens', async () => {
    const app = await openConsole({
      path: '/system/post',
      as: 'editor',
      ...noOtherCall,
      prepare: (all) => changeEditor(all, { take: ['system:dict:list'] }),
    })
    await settled(app)
    expect(entry('字典管理').query()).toBeNull()
    await changeEditor(app.runtime, { give: ['system:dict:list'] })
    await userEvent.click(refresh)
    await userEvent.click(entry('字典管理'))
    await expect.poll(address).toBe('/system/dict')
    await expect.element(tab('字典管理')).toBeVisible()
    expect(page.getByRole('heading', { name: '页面不存在' }).query()).toBeNull()
  })

  test('an address that was not found becomes that page', async () => {
    const { runtime } = await openConsole({
      path: '/system/post',
      as: 'editor',
      ...noOtherCall,
      prepare: (all) => changeEditor(all, { take: ['system:post:list'] }),
    })
    await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    await changeEditor(runtime, { give: ['system:post:list'] })
    // Any call will do.
    setLanguage('en')
    await expect.element(page.getByRole('cell', { name: 'ceo' })).toBeVisible()
    await expect.poll(() => document.title).toBe('Posts - Atrium')
  })
})

describe('a console without requests', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const asked = (calls: readonly string[]) => calls.filter((call) => call === 'GET /api/user/rights').length
  const see = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  test('shows another menu after 30 seconds', async () => {
    const { runtime, calls } = await openPosts()
    await changeEditor(runtime, { take: ['system:dict:list'] })
    // The browser may have given the window the focus before.
    const before = asked(calls)
    vi.advanceTimersByTime(29_000)
    expect(asked(calls)).toBe(before)
    vi.advanceTimersByTime(1_000)
    await expect.element(entry('字典管理')).not.toBeInTheDocument()
    const then = asked(calls)
    vi.advanceTimersByTime(30_000)
    await expect.poll(() => asked(calls)).toBeGreaterThan(then)
  })

  test('shows another menu when its window gets the focus', async () => {
    const { runtime, calls } = await openPosts()
    await changeEditor(runtime, { take: ['system:dict:list'] })
    const before = asked(calls)
    window.dispatchEvent(new Event('focus'))
    // The polls move the clock on, but by less than the 30 seconds after which it asks anyway.
    await expect.poll(() => asked(calls)).toBeGreaterThan(before)
    await expect.element(entry('字典管理')).not.toBeInTheDocument()
  })

  test('does not ask while it is hidden, and at once when it becomes visible', async () => {
    const { runtime, calls } = await openPosts()
    await changeEditor(runtime, { take: ['system:dict:list'] })
    see('hidden')
    const before = asked(calls)
    vi.advanceTimersByTime(300_000)
    expect(asked(calls)).toBe(before)
    see('visible')
    await expect.element(entry('字典管理')).not.toBeInTheDocument()
  })

  test('does not ask once another tab has taken the token away', async () => {
    const { calls } = await openPosts()
    const before = asked(calls)
    forgetToken()
    window.dispatchEvent(new Event('focus'))
    vi.advanceTimersByTime(30_000)
    expect(asked(calls)).toBe(before)
  })

  test('says nothing and stays where it is when the server cannot be reached', async () => {
    const { calls } = await openConsole({ path: '/system/post', as: 'editor', unreachable: '/rights' })
    await expect.element(page.getByRole('cell', { name: 'ceo' })).toBeVisible()
    window.dispatchEvent(new Event('focus'))
    await expect.poll(() => asked(calls)).toBeGreaterThan(0)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const before = asked(calls)
    vi.advanceTimersByTime(90_000)
    expect(asked(calls)).toBe(before)
    expect(address()).toBe('/system/post')
    expect(messages.getByRole('alert').query()).toBeNull()
  })

  test('goes to the login page when its session was ended', async () => {
    const { runtime } = await openPosts()
    await runtime.engine.db.deleteFrom('sessions').execute()
    vi.advanceTimersByTime(30_000)
    await expect.poll(address).toBe('/login?redirect=%2Fsystem%2Fpost')
  })

  test('does not ask while it is locked', async () => {
    const { calls } = await openPosts()
    await lockSession('tea break')
    const before = asked(calls)
    vi.advanceTimersByTime(90_000)
    window.dispatchEvent(new Event('focus'))
    expect(asked(calls)).toBe(before)
  })
})
