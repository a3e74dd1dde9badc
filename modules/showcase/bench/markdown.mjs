import { median, rounded } from '../../../bench/lib/statistics.mjs'
import { launch, settled, signedIn, startServers } from '../../../bench/browser/browser.mjs'
import { countWork, workOf } from '../../../bench/browser/work.mjs'

const part =
  '## A part of the text\n\nAn **admin** back office with `code` and [links](https://example.com/x), which staff use all day.\n\n- one\n- two\n- [ ] three\n\n'
const textOf = (part, length) => part.repeat(Math.ceil(length / part.length)).slice(0, length)

const texts = [
  ['30 KB of text', textOf(part, 30_000)],
  ['30 KB of equal headings', textOf('# a\n\n', 30_000)],
  ['90 KB of text', textOf(part, 90_000)],
  ['1 MB of text', textOf(part, 1_000_000)],
]

async function markdownOf(browser, { address }) {
  const { context, page, cdp } = await signedIn(browser, address)
  await countWork(cdp)
  const rows = []
  for (const [what, text] of texts) {
    await page.goto(`${address}/editor/mdEditor`)
    await page.locator('.cm-content').first().waitFor()
    await settled(page)
    rows.push({ what, figures: await figuresOf(page, cdp, text) })
  }
  await context.close()
  return { title: 'Markdown editor with its preview, not slowed', rows }
}

async function figuresOf(page, cdp, text) {
  const opened = await page.evaluate(paste, text)
  if (opened > 30_000) return { 'ms to the next frame': rounded(opened) }
  // Until all of the preview is there.
  await page.waitForTimeout(3000)
  await page.evaluate(noteTasks)
  const [keys, previews] = [[], []]
  for (const key of 'abcdefghij') {
    const before = await workOf(cdp)
    await page.evaluate(type, key)
    const typed = await workOf(cdp)
    // Past the pause after which the preview follows.
    await page.waitForTimeout(400)
    keys.push(typed - before)
    previews.push((await workOf(cdp)) - typed)
  }
  return {
    'ms to the next frame': rounded(opened),
    'ms of work a key': rounded(median(keys), 1),
    'ms of work at most': rounded(Math.max(...keys), 1),
    'ms of the preview after it': rounded(median(previews), 1),
    'ms the longest task': rounded(await page.evaluate(() => globalThis.longest)),
  }
}

/** Runs in the page: begins to note the longest task from 50 ms on. */
function noteTasks() {
  globalThis.longest = 0
  new PerformanceObserver((list) => {
    globalThis.longest = Math.max(globalThis.longest, ...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
}

/** Runs in the page: pastes a text in place of all, and returns the time to the frame after it. */
async function paste(text) {
  const content = document.querySelector('.cm-content')
  content.focus()
  document.execCommand('selectAll')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const start = performance.now()
  content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  return performance.now() - start
}

/** Runs in the page: types a letter where the cursor is, and waits for its frame. */
async function type(key) {
  document.execCommand('insertText', false, key)
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

/** Pastes texts into the Markdown editor and types into them: the time to the next frame, the work of a key. */
export async function measureMarkdown(builds) {
  const browser = await launch()
  const servers = await startServers(builds)
  const tables = []
  for (const server of servers) tables.push(await markdownOf(browser, server))
  await browser.close()
  for (const server of servers) await server.close()
  return [tables]
}
