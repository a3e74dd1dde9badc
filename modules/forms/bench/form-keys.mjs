import { median, range, rounded } from '../../../bench/lib/statistics.mjs'
import { launch, settled, signedIn, startServers } from '../../../bench/browser/browser.mjs'
import { countWork, workOf } from '../../../bench/browser/work.mjs'

const fields = 200

async function formOf(browser, { address }) {
  const { context, page, cdp } = await signedIn(browser, address)
  const formId = await page.evaluate(publishForm, {
    title: { zh: '两百个字段', en: '' },
    items: range(fields, fieldAt),
  })
  await countWork(cdp)
  const rows = []
  const places = [
    { place: 'filled in', path: `/forms/fill?form=${formId}`, isPreview: false },
    { place: 'preview of the designer', path: `/forms/designer?form=${formId}`, isPreview: true },
  ]
  for (const { place, path, isPreview } of places) {
    await page.goto(`${address}${path}`)
    await settled(page)
    if (isPreview) await page.getByRole('button', { name: '预览', exact: true }).click()
    const form = page.locator('form:has([data-field=f199])')
    const rare = form.locator('[data-field=f0] input')
    const sums = form.locator('[data-field=f1] input')
    await rare.waitFor()
    rows.push({ what: `${place}: a text`, figures: await typed(page, cdp, rare, 'abcdefghij') })
    rows.push({
      what: `${place}: a number, on which 10 fields depend`,
      figures: await typed(page, cdp, sums, '1234567891'),
    })
  }
  await context.close()
  return { title: `A form of ${fields} fields: script, style and layout of a key, not slowed`, rows }
}

/** Types letter by letter, and returns the work of each. */
async function typed(page, cdp, input, text) {
  await input.focus()
  const keys = []
  for (const key of text) {
    const before = await workOf(cdp)
    await page.keyboard.type(key)
    await page.waitForTimeout(200)
    keys.push((await workOf(cdp)) - before)
  }
  return { 'ms a key': rounded(median(keys), 1), 'ms at most': rounded(Math.max(...keys), 1) }
}

/** Runs in the page: adds and publishes the form, and returns its id. */
async function publishForm(design) {
  const [, token] = document.cookie.match(/(?:^|; )token=([^;]*)/)
  const headers = { token: decodeURIComponent(token), 'content-type': 'application/json' }
  const call = async (method, path, body) => {
    const response = await fetch(path, { method, headers, body: JSON.stringify(body) })
    const { code, msg, data } = await response.json()
    if (!response.ok) throw new Error(`${path}: ${code} ${msg}`)
    return data
  }
  const formId = await call('POST', '/api/forms/form', { design })
  const offer = { audience: 'all', roleIds: [], deptIds: [], once: false, opensAt: null, closesAt: null }
  await call('PUT', '/api/forms/form/publish', { formId, version: 1, ...offer })
  return formId
}

function fieldAt(at) {
  const kind = ['text', 'number', 'select', 'date', 'radio', 'textarea', 'switch', 'rate', 'money', 'text'][at % 10]
  const options = ['甲', '乙', '丙'].map((zh) => ({ value: zh, label: { zh, en: '' } }))
  const label = { zh: `字段 ${at}`, en: '' }
  return {
    kind,
    key: `f${at}`,
    label,
    width: 6,
    ...(kind === 'select' || kind === 'radio' ? { options } : {}),
    ...(kind === 'text' && at > 0 ? { rules: [{ rule: 'length', max: 20 }] } : {}),
    ...(kind === 'money' && at < 100 ? { links: [{ sum: ['f1'] }] } : {}),
  }
}

/** Types into a long form, where it is filled in and in the designer's preview. */
export async function measureFormKeys(builds) {
  const browser = await launch()
  const servers = await startServers(builds)
  const tables = []
  for (const server of servers) tables.push(await formOf(browser, server))
  await browser.close()
  for (const server of servers) await server.close()
  return [tables]
}
