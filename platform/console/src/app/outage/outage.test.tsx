import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, type RunningConsole } from '#test/console-app'
import { messages } from '#test/page-objects'
import { openSamples } from '#test/sample/sample-console'
import { setLanguage } from '#shared/i18n/language'
import { navigation } from '#shared/navigation/navigation'
import * as chunks from '../page/chunk-load'
import { RequestError } from '#shared/api/request-error'
import { tabBar } from '#test/shell/frame'

vi.mock('../page/chunk-load', { spy: true })

afterEach(async () => {
  vi.restoreAllMocks()
  vi.mocked(chunks.loadChunk).mockReset()
  await closeConsoles()
})

const outage = page.getByRole('heading', { name: '暂时无法连接' })
const note = page.getByText('无法连接服务器。已填写的内容会保留，连接恢复后即可保存。')
const form = page.getByRole('dialog', { name: '新增岗位' })
const retry = page.getByRole('button', { name: '重试' })
const list = page.getByRole('region', { name: '岗位' })

/** The network goes: every request fails, and the browser says so. */
function goOffline({ network }: RunningConsole): void {
  network.unreachable = ''
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
}

function goOnline({ network }: RunningConsole): void {
  network.unreachable = undefined
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
}

async function openPosts(prepare?: (runtime: MemoryRuntime) => Promise<unknown>): Promise<RunningConsole> {
  const running = await openSamples({ path: '/system/post?page=1', as: 'admin', prepare })
  await expect.element(list.getByRole('row', { name: /总经理/ })).toBeVisible()
  return running
}

async function fillPost(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: '新增', exact: true }))
  await userEvent.fill(form.getByLabelText('岗位编码'), 'draft')
  await userEvent.fill(form.getByLabelText('岗位名称'), '草稿岗位')
}

describe('without a network', () => {
  test('a list shows /500, which leads back by itself when the network returns', async () => {
    const running = await openPosts()
    goOffline(running)
    await userEvent.click(page.getByRole('button', { name: '刷新', exact: true }))
    await expect.element(outage).toBeVisible()
    await expect.poll(() => location.pathname).toBe('/500')
    await expect.element(note).not.toBeInTheDocument()
    goOnline(running)
    await expect.element(list.getByRole('row', { name: /总经理/ })).toBeVisible()
    await expect.poll(() => address()).toBe('/system/post?page=1')
  })

  test('“try again” at /500 says when it is still gone, and leads back when it is not', async () => {
    const running = await openPosts()
    goOffline(running)
    await userEvent.click(page.getByRole('button', { name: '刷新', exact: true }))
    await userEvent.click(retry)
    await expect.element(messages.getByText('仍然无法连接，请稍后重试')).toBeVisible()
    running.network.unreachable = undefined
    await userEvent.click(retry)
    await expect.element(list.getByRole('row', { name: /总经理/ })).toBeVisible()
  })

  test('“try again” at /500 leads back, too, where the browser is wrong about the network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openSamples({ path: `/500?redirect=${encodeURIComponent('/system/post?page=1')}`, as: 'admin' })
    await userEvent.click(retry)
    await expect.element(list.getByRole('row', { name: /总经理/ })).toBeVisible()
    await expect.poll(() => address()).toBe('/system/post?page=1')
  })

  test('a form stays with what was typed, a note says why, and saving works when the network is back', async () => {
    const running = await openPosts()
    await fillPost()
    goOffline(running)
    await expect.element(note).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await expect.element(form.getByRole('alert')).toHaveTextContent('网络已断开，请检查网络连接')
    await expect.element(form.getByLabelText('岗位名称')).toHaveValue('草稿岗位')
    await expect.poll(() => address()).toBe('/system/post?page=1')
    goOnline(running)
    await expect.element(note).not.toBeInTheDocument()
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await expect.element(list.getByRole('row', { name: /草稿岗位/ })).toBeVisible()
  })

  test('a page whose code is not there leads to /500 and opens when it is; what was typed on a cached page stays', async () => {
    const running = await openSamples({ path: '/profile/index', as: 'editor' })
    const nickname = page.getByRole('tabpanel').getByLabelText('昵称', { exact: true })
    await userEvent.fill(nickname, '草稿')
    goOffline(running)
    const { loadChunk } = await vi.importActual<typeof chunks>('../page/chunk-load')
    vi.mocked(chunks.loadChunk).mockImplementation((name, load) =>
      navigator.onLine || name !== 'sample/first'
        ? loadChunk(name, load)
        : Promise.reject(new RequestError('', 'offline')),
    )
    void navigation().open('/sample/first')
    await expect.element(outage).toBeVisible()
    await expect.poll(() => location.pathname).toBe('/500')
    await userEvent.click(tabBar.getByText('个人中心'))
    await expect.element(nickname).toHaveValue('草稿')
    void navigation().open('/sample/first')
    await expect.element(outage).toBeVisible()
    goOnline(running)
    await expect.element(page.getByRole('heading', { name: '样页一', exact: true })).toBeVisible()
    await expect.poll(() => address()).toBe('/sample/first')
  })

  test('a page that would go with what was typed stays instead', async () => {
    const running = await openPosts(({ engine: { db } }) => db.updateTable('menus').set({ isCache: 0 }).execute())
    await fillPost()
    goOffline(running)
    vi.mocked(chunks.loadChunk).mockRejectedValue(new RequestError('', 'offline'))
    await navigation().open('/sample/second')
    await expect.poll(() => address()).toBe('/system/post?page=1')
    await expect.element(form.getByLabelText('岗位名称')).toHaveValue('草稿岗位')
  })

  test('the login page stays and says it', async () => {
    const running = await openSamples({ path: '/login' })
    await userEvent.fill(page.getByLabelText('账号', { exact: true }), 'admin')
    await userEvent.fill(page.getByLabelText('密码', { exact: true }), 'Atrium#2026')
    goOffline(running)
    await userEvent.click(page.getByRole('button', { name: '登录', exact: true }))
    await expect.element(page.getByText('网络已断开，请检查网络连接')).toBeVisible()
    await expect.poll(() => address()).toBe('/login')
  })
})

describe('with a server that does not answer', () => {
  test('a note says so until it answers, in the language of the screen, and the page stays', async () => {
    const running = await openPosts()
    running.network.unreachable = ''
    await userEvent.click(page.getByRole('button', { name: '刷新', exact: true }))
    await expect.element(messages.getByText('无法连接服务器，请稍后重试')).toBeVisible()
    await expect.element(note).toBeVisible()
    setLanguage('en')
    await expect.element(page.getByText(/^No connection to the server/)).toBeVisible()
    running.network.unreachable = undefined
    await userEvent.click(page.getByRole('button', { name: 'Try again' }).first())
    await expect.element(page.getByText(/^No connection to the server/)).not.toBeInTheDocument()
    await expect.poll(() => address()).toBe('/system/post?page=1')
  })

  /** Goes to a page whose code cannot be loaded while the server does not answer. */
  async function openMissing({ network }: RunningConsole): Promise<void> {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { loadChunk } = await vi.importActual<typeof chunks>('../page/chunk-load')
    vi.mocked(chunks.loadChunk).mockImplementation((name, load) =>
      network.unreachable === undefined ? loadChunk(name, load) : Promise.reject(new RequestError('', 0)),
    )
    await navigation().open('/sample/first')
    await expect.element(page.getByRole('heading', { name: '此页面没有加载出来' })).toBeVisible()
  }

  test('a page whose code is not there says so in its place, and comes on demand', async () => {
    const running = await openPosts()
    running.network.unreachable = ''
    await openMissing(running)
    running.network.unreachable = undefined
    await userEvent.click(retry)
    await expect.element(page.getByRole('heading', { name: '样页一', exact: true })).toBeVisible()
  })

  test('it comes by itself when the server answers again', async () => {
    const running = await openPosts()
    running.network.unreachable = ''
    await userEvent.click(page.getByRole('button', { name: '刷新', exact: true }))
    await expect.element(note).toBeVisible()
    await openMissing(running)
    running.network.unreachable = undefined
    window.dispatchEvent(new Event('online'))
    await expect.element(page.getByRole('heading', { name: '样页一', exact: true })).toBeVisible()
  })
})
