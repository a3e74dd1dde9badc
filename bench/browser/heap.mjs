import { rounded } from '../lib/statistics.mjs'
import { launch, signedIn, startServers } from './browser.mjs'

const cycles = 50

async function heapOf(browser, { address }) {
  const { context, page, cdp } = await signedIn(browser, address)
  const cycle = async () => {
    await page.locator('nav[aria-label="主菜单"] a[href="/system/user"]').click()
    await page.locator('#main tbody tr').first().waitFor()
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
  for (let done = 1; done < cycles; done++) await cycle()
  const last = await used()
  await context.close()
  const figures = {
    '× after the first': rounded(last / first, 3),
    'MB after the first': rounded(first / 1e6, 1),
    'MB after the last': rounded(last / 1e6, 1),
  }
  return { title: 'Heap', rows: [{ what: `${cycles} tabs opened and closed`, figures }] }
}

/** Measures the memory that opened and closed tabs leave in use. */
export async function measureHeap(builds) {
  // Without the compiler, whose growing machine code would count as the page's.
  const browser = await launch('--js-flags=--jitless')
  const servers = await startServers(builds)
  const tables = []
  for (const server of servers) tables.push(await heapOf(browser, server))
  await browser.close()
  for (const server of servers) await server.close()
  return [tables]
}
