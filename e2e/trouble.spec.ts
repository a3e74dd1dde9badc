import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { consolePage, demoPassword } from './console-page'
import { expect, test } from './fixtures'
import { solvePuzzle } from './puzzle'
import { served } from './runtimes'

test('corrupt local storage falls back to defaults; a failing network says so, and the link back works', async ({
  page,
  goto,
  context,
  runtime,
  expectMessage,
}) => {
  const app = consolePage(page)
  await goto('/login')

  await test.step('corrupt local storage', async () => {
    await page.evaluate(() => {
      for (const key of ['settings', 'oldLayout', 'lang'])
        localStorage.setItem(key, '{"state":{"themeStyle":7,"collapse":"x"')
      document.cookie = 'lang=klingon'
    })
    await page.reload()
    await app.signIn('admin')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(app.menu).toBeVisible()
  })

  // The demo needs no network.
  if (runtime === 'demo') return
  await test.step('a failing network', async () => {
    expectMessage(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
    // Without a language of the browser the account has the one that a journey before this chose for it.
    await page.evaluate(() => void (document.cookie = 'lang=zh-cn'))
    await page.reload()
    await app.menu.getByText('系统管理').click()
    await app.menu.getByText('用户管理').click()
    await expect(page.getByRole('cell', { name: /editor/ }).first()).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: '刷新' }).click()
    await expect(app.heading('暂时无法连接')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('cell', { name: /editor/ }).first()).toBeVisible()
    await expect(page).toHaveURL(/\/system\/user$/)
  })
})

test('five wrong passwords ask for a verification, which lets the right one in', async ({
  page,
  goto,
  runtime,
  expectMessage,
}) => {
  if (runtime === 'node') expectMessage(/Failed to load resource.*(400|429)/)
  const app = consolePage(page)
  await goto('/login')
  await app.username.fill('common')
  await app.password.fill('wrong')
  for (let time = 0; time < 5; time++) {
    await app.submit.click()
    await expect(page.getByRole('alert').filter({ hasText: '用户名或者密码错误' })).toBeVisible()
    // The next try takes the message away first.
    await app.password.fill(`wrong ${time}`)
  }
  await app.password.fill(demoPassword)
  await app.submit.click()
  await expect(page.getByRole('slider', { name: '拼图块' })).toHaveAttribute('aria-disabled', 'false')
  await solvePuzzle(page)
  await app.isIn()
})

/** Puts another build in place of the one that runs, whose files are gone then: those of the newer one have other names. */
async function deploy(page: Page): Promise<void> {
  const inNewer = (text: string) => text.replaceAll(/(\.\/|assets\/)([\w.-]+\.(?:js|css))(?=["'`])/g, '$1newer-$2')
  const answer = async (route: Route) => {
    const response = await route.fetch({ url: route.request().url().replace('newer-', '') })
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers()
    await route.fulfill({ response, headers, body: inNewer(await response.text()) })
  }
  // The document, as a navigation and as the console asks for it.
  await page.route(({ pathname }) => !/^\/api\/|\.\w+$/.test(pathname), answer)
  await page.route(/\/assets\/(?!newer-).*\.(?:js|css)$/, (route) => route.fulfill({ status: 404 }))
  await page.route(/\/assets\/newer-.*\.(?:js|css)$/, answer)
}

test(
  'a page that a newer build has in another file comes with that build, by one reload',
  { tag: served },
  async ({ page, enter, expectMessage }) => {
    expectMessage(/Failed to load resource.*404|Failed to fetch dynamically imported module/)
    const app = consolePage(page)
    await enter('/system/user')
    await expect(page.getByRole('cell', { name: /editor/ }).first()).toBeVisible()
    await deploy(page)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await app.menu.getByText('岗位管理').click()
    await expect(page.getByRole('region', { name: '岗位', exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/system\/post$/)
    await expect(page.locator('script[type=module][src]')).toHaveAttribute('src', /newer-/)
    expect(documents).toEqual(['/system/post'])
    await app.menu.getByText('字典管理').click()
    await expect(page.getByRole('region', { name: '字典', exact: true })).toBeVisible()
    expect(documents).toHaveLength(1)
  },
)

/** A built server of this journey alone, which can go down and come back at its address. */
class OwnServer {
  address = ''
  #child: ChildProcess | undefined
  readonly #folder = mkdtemp(join(tmpdir(), 'atrium-'))

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['dist/server/node.js'], {
      cwd: resolve(import.meta.dirname, '..'),
      env: {
        PATH: process.env.PATH,
        PORT: this.address ? new URL(this.address).port : '0',
        LOG_LEVEL: 'error',
        DATABASE_URL: `file:${join(await this.#folder, 'atrium.db')}`,
      },
    })
    this.#child = child
    let output = ''
    this.address = await new Promise((found, fail) => {
      child.once('exit', () => fail(new Error(output)))
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)
        if (address) found(address[0])
      })
    })
  }

  /** Without the time to end well. */
  async stop(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await gone
  }

  async end(): Promise<void> {
    await this.stop()
    await rm(await this.#folder, { recursive: true, force: true })
  }
}

test.describe('a server that goes down', { tag: served }, () => {
  const server = new OwnServer()
  test.beforeAll(() => server.start())
  test.afterAll(() => server.end())

  test('takes neither what was typed nor the console with it', async ({ page, expectMessage }) => {
    expectMessage(/Failed to load resource|ERR_CONNECTION_REFUSED|RequestError|Failed to fetch/)
    const app = consolePage(page)
    const nickname = page.getByRole('tabpanel').getByLabel('昵称', { exact: true })
    const note = page.getByText('无法连接服务器。已填写的内容会保留，连接恢复后即可保存。')
    await page.goto(`${server.address}/profile/index`)
    await app.signIn('editor')
    await nickname.fill('草稿')
    await app.menu.getByText('系统管理').click()

    await test.step('a page whose code is not there says so in its place', async () => {
      await server.stop()
      await app.menu.getByText('部门管理').click()
      await expect(app.heading('此页面没有加载出来')).toBeVisible()
      await expect(app.menu).toBeVisible()
      await expect(note).toBeVisible()
    })

    await test.step('and comes by itself when the server does', async () => {
      await server.start()
      await expect(page.getByRole('region', { name: '部门' })).toBeVisible()
      await expect(note).toBeHidden()
    })

    await test.step('what was typed elsewhere is still there, and can be saved', async () => {
      await page.getByRole('navigation', { name: '已打开的页面' }).getByText('个人中心').click()
      await expect(nickname).toHaveValue('草稿')
      await page.getByRole('tabpanel').getByRole('button', { name: '保存' }).click()
      await expect(page.getByText('保存成功')).toBeVisible()
    })
  })
})
