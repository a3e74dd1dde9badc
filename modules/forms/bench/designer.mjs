import { setTimeout as sleep } from 'node:timers/promises'
import { median, quantile, range, rounded } from '../../../bench/lib/statistics.mjs'
import { launch, settled, signedIn, startServers } from '../../../bench/browser/browser.mjs'
import { countWork, workOf } from '../../../bench/browser/work.mjs'

const fields = 200
const seconds = 2

async function designerOf(browser, { address }) {
  const { context, page, cdp } = await signedIn(browser, address)
  const formId = await page.evaluate(addForm, { title: { zh: '两百个字段', en: '' }, items: range(fields, fieldAt) })
  await page.goto(`${address}/forms/designer?form=${formId}`)
  await page.locator(`[data-item=f${fields - 1}]`).waitFor()
  await settled(page)
  await countWork(cdp)
  const canvas = await page.locator('section:has(> div [data-item=f0])').boundingBox()
  // Away from the edges first, where the canvas scrolls.
  const across = await drag(page, cdp, canvas, 0.25)
  const scrolling = await drag(page, cdp, canvas, 0.02)
  await context.close()
  const rows = [
    { what: 'across the canvas', figures: across },
    { what: 'to its edges, where it scrolls', figures: scrolling },
  ]
  return { title: `Designer with ${fields} fields, one dragged for ${seconds} s, not slowed`, rows }
}

/** Runs in the page: adds the form and returns its id. */
async function addForm(design) {
  const [, token] = document.cookie.match(/(?:^|; )token=([^;]*)/)
  const headers = { token: decodeURIComponent(token), 'content-type': 'application/json' }
  const answer = await fetch('/api/forms/form', { method: 'POST', headers, body: JSON.stringify({ design }) })
  return (await answer.json()).data
}

function fieldAt(at) {
  const kind = ['text', 'number', 'select', 'date', 'radio', 'textarea', 'switch', 'rate'][at % 8]
  const options = ['甲', '乙', '丙'].map((zh) => ({ value: zh, label: { zh, en: '' } }))
  const label = { zh: `字段 ${at}`, en: '' }
  return { kind, key: `f${at}`, label, width: 6, ...(kind === 'select' || kind === 'radio' ? { options } : {}) }
}

/** Drags the first field up and down, as far as to a part of the canvas' height from its edges, and drops it where it was. */
async function drag(page, cdp, { x, y, width, height }, margin) {
  const source = page.locator('[data-select=f0]')
  await source.scrollIntoViewIfNeeded()
  const from = await source.boundingBox()
  await page.mouse.move(from.x + 30, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 60, { steps: 4 })
  await page.locator('[class*=dropBox]:not([hidden])').waitFor()
  const moveTo = (step) => {
    const turn = (step / 120) * Math.PI
    const across = x + width * (0.5 + 0.25 * Math.sin(turn * 3))
    return page.mouse.move(across, y + height * (0.5 - (0.5 - margin) * Math.cos(turn)))
  }
  await page.evaluate(noteFrames)
  const moves = []
  for (let step = 0; step < seconds * 120; step++) {
    // As a mouse does, without waiting for what the page makes of the last one.
    moves.push(moveTo(step))
    await sleep(1000 / 120)
  }
  await Promise.all(moves)
  const frames = await page.evaluate(() => globalThis.endFrames())
  const work = []
  for (let step = 0; step < 60; step++) {
    const before = await workOf(cdp)
    await moveTo(step * 4)
    work.push((await workOf(cdp)) - before)
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return {
    'ms a frame': rounded(median(frames), 1),
    'ms a frame, p95': rounded(quantile(frames, 0.95), 1),
    'ms a frame at most': rounded(Math.max(...frames), 1),
    'ms of work a move': rounded(median(work), 1),
    'ms of work at most': rounded(Math.max(...work), 1),
  }
}

/** Runs in the page: records the time between frames until `endFrames` returns them. */
function noteFrames() {
  const frames = []
  let last = performance.now()
  let request = requestAnimationFrame(function note(now) {
    frames.push(now - last)
    last = now
    request = requestAnimationFrame(note)
  })
  globalThis.endFrames = () => {
    cancelAnimationFrame(request)
    return frames.slice(1)
  }
}

/** Drags a field of a long form in the designer: how long the frames of it last, and how much work each move is. */
export async function measureDesigner(builds) {
  const browser = await launch()
  const servers = await startServers(builds)
  const tables = []
  for (const server of servers) tables.push(await designerOf(browser, server))
  await browser.close()
  for (const server of servers) await server.close()
  return [tables]
}
