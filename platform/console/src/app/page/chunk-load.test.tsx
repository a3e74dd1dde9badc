import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { settled } from '#test/page-walk'
import { loadChunk, ReloadRejected } from './chunk-load'

// The network is what is played here, below the document's own `fetch`.

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await closeConsoles()
})

const runningEntry = () => document.querySelector('script[type="module"][src]')!.getAttribute('src')!
const pageOf = (entry: string) => `<script type="module" src="${entry}"></script>`
const serve = (html: string, status = 200) =>
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response(html, { status })))

const failing = () => {
  let tries = 0
  return () => (++tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('part'))
}

describe('a part that does not come', () => {
  test('is loaded again when the server answers with the build that runs', async () => {
    serve(pageOf(runningEntry()))
    expect(await loadChunk('x', failing())).toBe('part')
  })

  test('fails like a request without a network', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(loadChunk('x', failing())).rejects.toMatchObject({ code: 0 })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await expect(loadChunk('x', failing())).rejects.toMatchObject({ code: 'offline' })
  })

  test('fails like a request when a gateway answers in place of the server', async () => {
    // Its page may have a script as well, even the one of this build: the status decides.
    for (const html of ['bad gateway', pageOf(runningEntry())]) {
      serve(html, 502)
      await expect(loadChunk('x', failing())).rejects.toMatchObject({ code: 0 })
    }
  })

  test('says that the server does not answer, before anything else asks it', async () => {
    // The console asks for changed rights every 30 seconds.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const app = await openConsole({ path: '/system/post', as: 'admin' })
    await settled(app)
    app.network.unreachable = ''
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(loadChunk('x', failing())).rejects.toMatchObject({ code: 0 })
    await expect.poll(() => page.getByText(/^无法连接服务器/).query()).not.toBeNull()
  })

  test('of another build asks before it throws unsaved input away', async () => {
    await openConsole({ path: '/system/post', as: 'admin' })
    await userEvent.click(page.getByRole('button', { name: '新增', exact: true }))
    const name = page.getByRole('dialog', { name: '新增岗位' }).getByLabelText('岗位名称')
    await userEvent.fill(name, '草稿')
    serve(pageOf('/assets/index-of-another-build.js'))
    const outcome = loadChunk('x', failing()).catch((error: unknown) => error)
    const question = page.getByRole('dialog', { name: '系统已更新，需要重新加载' })
    await userEvent.click(question.getByRole('button', { name: '取消' }))
    expect(await outcome).toBeInstanceOf(ReloadRejected)
    await expect.element(name).toHaveValue('草稿')
  })
})
