import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserFlags, findBrowser } from '../scripts/browser.mjs'
import { ensureBuilt } from '../scripts/build.mjs'
import { root } from '../scripts/lib/run.mjs'

// What the shell costs, in the built console over the Node server, with the processor slowed to a quarter: a change to a tab
// that is cached, to a light page that is new, a key in the search over 5,000 entries, and the heap after 50 tabs that came and
// went. The figures hold for this machine at this moment; the ratio to a fixed piece of work in the same page is what compares.

const port = 4330
const address = `http://127.0.0.1:${port}`
const slowdown = 4
const runs = 9
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const results = []
const report = (name, text) => results.push(`${name.padEnd(58)} ${text}`)

await ensureBuilt()
const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
const server = spawn(process.execPath, ['server/dist/node.js'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: `file:${folder}/atrium.db`,
    SEED: 'demo',
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const executablePath = await findBrowser()
const browser = await chromium.launch({ executablePath, args: browserFlags })
// Without the compiler, whose growing machine code would count as the page's.
const interpreter = await chromium.launch({ executablePath, args: [...browserFlags, '--js-flags=--jitless'] })
// All of them, or those that the command line names.
const parts = { switches, heap, search }
const wanted = process.argv.slice(2)
try {
  for (const [name, measure] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await measure()
} finally {
  await Promise.all([browser.close(), interpreter.close()])
  server.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
console.log(results.join('\n'))

async function signedIn(prepare = async () => {}, inside = browser) {
  const context = await inside.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await prepare(page)
  await untilUp()
  await page.goto(`${address}/login`)
  await page.getByLabel('账号', { exact: true }).fill('admin')
  await page.getByLabel('密码', { exact: true }).fill('Atrium#2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.locator('#main').waitFor()
  await page.waitForLoadState('networkidle')
  const cdp = await context.newCDPSession(page)
  return { context, page, cdp }
}

async function untilUp() {
  for (;;) {
    const isUp = await fetch(`${address}/login`).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Fixed work: ten million steps of integer arithmetic, in milliseconds. */
function yardstick(page) {
  return page.evaluate(() => {
    const start = performance.now()
    let state = 1
    for (let step = 0; step < 10_000_000; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return performance.now() - start + (state === 0 ? 1 : 0)
  })
}

/**
 * From a click of the mouse on a link until the page it leads to is painted, in milliseconds. `rest` is how long the pointer is
 * on the link before, in milliseconds; from 65 on the code of the page is fetched.
 */
async function timeOfClick(page, selector, title, rest = 500) {
  // What the page before it did is over then.
  await page.waitForTimeout(500 - rest)
  const target = await page.locator(selector).boundingBox()
  await page.evaluate((wanted) => {
    const measure = (resolve) => (event) => {
      // The title changes together with the page. What has it at the beginning of a frame is painted in that frame, and an
      // urgent task set there is the next one after it.
      const end = () => resolve(performance.now() - event.timeStamp)
      const look = () => {
        if (document.title.startsWith(wanted)) void scheduler.postTask(end, { priority: 'user-blocking' })
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    window.clicked = new Promise((resolve) =>
      addEventListener('click', measure(resolve), { capture: true, once: true }),
    )
  }, title)
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2)
  await page.waitForTimeout(rest)
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate(() => window.clicked)
}

async function switches() {
  const { context, page, cdp } = await signedIn()
  const cached = [
    ['/able/turntable', '抽奖转盘', 'light page'],
    ['/', '首页', 'dashboard with three charts'],
    ['/system/user', '用户管理', 'users page'],
  ]
  const tab = (path) => `nav[aria-label="已打开的页面"] a[href="${path}"]`
  for (const [path] of cached) {
    await page.goto(address + path)
    await page.locator(tab(path)).waitFor()
  }
  for (const [path] of cached) {
    await page.locator(tab(path)).click()
    await page.waitForTimeout(1500)
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const fixed = []
  const times = cached.map(() => [])
  for (let run = 0; run < runs; run++) {
    for (const [index, [path, title]] of cached.entries()) times[index].push(await timeOfClick(page, tab(path), title))
    fixed.push(await yardstick(page))
  }
  const unit = median(fixed)
  const print = (name, values) =>
    report(name, `${median(values).toFixed(0).padStart(5)} ms  ${(median(values) / unit).toFixed(2)} × yardstick`)
  for (const [index, [, , name]] of cached.entries()) print(`to the tab of a cached ${name}`, times[index])
  print('to a light page that is new', await newPages(page, 500))
  await page.goto(address)
  await page.locator('#main').waitFor()
  await page.waitForTimeout(1500)
  print('the same, the pointer not resting on its link', await newPages(page, 0))
  for (const [path, , name] of cached) {
    await page.locator(tab(path)).click()
    print(`the least: the ${name} shown by hand`, await byHand(page, tab(path)))
  }
  report('yardstick at the same slowdown', `${unit.toFixed(0).padStart(5)} ms`)
  await context.close()
}

async function newPages(page, rest) {
  const times = []
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('button', { name: '错误页面' }).click()
  for (const [path, title] of [
    ['/error/403', '403'],
    ['/error/404', '404'],
    ['/error/500', '500'],
  ])
    times.push(await timeOfClick(page, `nav[aria-label="主菜单"] a[href="${path}"]`, title, rest))
  return times
}

/** What the browser alone takes for a click that hides one cached page and shows another, without any of our code. */
async function byHand(page, link) {
  await page.waitForTimeout(1500)
  await page.evaluate((selector) => {
    const shown = document.querySelector('main > [data-hidden=false]')
    const other = document.querySelector('main > [data-hidden=true]')
    const swap = (event) => {
      event.stopImmediatePropagation()
      event.preventDefault()
      const isBack = shown.dataset.hidden === 'true'
      shown.dataset.hidden = String(!isBack)
      other.dataset.hidden = String(isBack)
      document.title = isBack ? 'back' : 'away'
    }
    window.ended = new AbortController()
    document.querySelector(selector).addEventListener('click', swap, { signal: window.ended.signal })
  }, link)
  const times = []
  for (let run = 0; run < runs; run++) {
    await timeOfClick(page, link, 'away')
    times.push(await timeOfClick(page, link, 'back'))
  }
  await page.evaluate(() => window.ended.abort())
  return times
}

async function heap() {
  const { context, page, cdp } = await signedIn(undefined, interpreter)
  const cycle = async () => {
    await page.locator('nav[aria-label="主菜单"] a[href="/system/user"]').click()
    await page.getByText('陈思远').first().waitFor()
    await page.getByRole('button', { name: '关闭 用户管理' }).click()
    await page.waitForFunction(() => document.title.startsWith('首页'))
  }
  const used = async () => {
    await page.waitForLoadState('networkidle')
    await cdp.send('HeapProfiler.collectGarbage')
    return (await cdp.send('Runtime.getHeapUsage')).usedSize
  }
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '系统管理' }).click()
  await cycle()
  const first = await used()
  for (let done = 1; done < 50; done++) await cycle()
  const last = await used()
  report('heap after 50 tabs opened and closed', `${(last / first).toFixed(3)} × after the first`)
  report('', `(${(first / 1e6).toFixed(1)} MB, then ${(last / 1e6).toFixed(1)} MB)`)
  await context.close()
}

async function search() {
  const { context, page, cdp } = await signedIn((one) => one.route('**/api/getRouters', answerManyEntries))
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await field.waitFor()
  await page.waitForLoadState('networkidle')
  await field.fill('yhgl')
  await page.getByRole('option').first().waitFor()
  await field.fill('')
  await page.waitForTimeout(500)
  // Time of the thread itself, not of the wall: what else the machine does is not the key's.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const keys = []
  for (const key of '用户管理 12 yhgl4 user/33') {
    const before = await work(cdp)
    await page.keyboard.insertText(key)
    // Past the debounce, so that the search and the drawing of its result count for their key.
    await page.waitForTimeout(450)
    keys.push((await work(cdp)) - before)
  }
  report(
    'search over 5,000 entries: a key',
    `${median(keys).toFixed(1).padStart(5)} ms, at most ${Math.max(...keys).toFixed(1)} ms`,
  )
  report('', '(script, style and layout, not slowed)')
  await context.close()
}

/** Script, style and layout of the page so far, in milliseconds. */
async function work(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name) => metrics.find((metric) => metric.name === name).value * 1000
  return of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')
}

async function answerManyEntries(route) {
  const response = await route.fetch()
  const wrapper = await response.json()
  const sample = wrapper.data.flatMap(({ children }) => children).find(({ component }) => component)
  const group = (number) => ({
    ...sample,
    path: `group${number}`,
    component: '',
    meta: { ...sample.meta, title: `分组 ${number}` },
    children: Array.from({ length: 100 }, (_, index) => ({
      ...sample,
      path: `user${number * 100 + index}`,
      meta: { ...sample.meta, title: `用户管理 ${number * 100 + index}` },
    })),
  })
  wrapper.data = Array.from({ length: 50 }, (_, number) => group(number))
  await route.fulfill({ response, json: wrapper })
}
