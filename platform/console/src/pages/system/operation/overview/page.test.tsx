import { createTraffic } from 'atrium/server/services/operation/traffic'
import { storeTraffic } from 'atrium/server/services/operation/traffic-rows'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openConsole, type RunningConsole } from '#test/console-app'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { closeWorld, openIn } from '#test/worlds'

afterEach(closeWorld)

const path = '/system/operation/overview'
const region = (name: string) => page.getByRole('region', { name, exact: true })

/** Stores calls of another process, one of which failed. */
async function withServerError({ engine }: RunningConsole['runtime']) {
  const other = createTraffic('server-2:81')
  const call = { method: 'GET', path: '/api/post/list', route: '/api/post/list', address: '', millis: 7, status: 200 }
  const at = Date.now() - 120_000
  for (let n = 0; n < 9; n++) other.record({ ...call, requestId: `ok-${n}` }, at)
  other.record({ ...call, requestId: 'broken-1', status: 503, error: 'server.unavailable', millis: 4200 }, at)
  await storeTraffic(engine.write, other, Date.now(), true)
  await engine.db
    .insertInto('databaseSizes')
    .values([
      { day: '2026-01-01', bytes: 1024 * 1024 },
      { day: '2026-01-02', bytes: 2 * 1024 * 1024 },
    ])
    .execute()
}

test('calls of all processes show with their errors, whose ids are copied', async () => {
  await openConsole({ path, as: 'admin', prepare: withServerError })
  await expect.element(region('关键指标').getByText('服务器错误')).toBeVisible()
  await expect.element(region('最近的服务器错误').getByText('broken-1')).toBeVisible()
  await expect.element(region('最近的服务器错误')).toHaveTextContent('GET /api/post/list')
  await expect.element(region('最近的服务器错误')).toHaveTextContent('server-2:81')
  await expect.element(region('最慢的请求')).toHaveTextContent('4,200 毫秒')
  await expect.element(region('当前状态')).toHaveTextContent('server-2:81：10 次请求')
  await expect.element(region('数据库大小')).toHaveTextContent('2026-01-02')
})

test('the range is in the address, and stays behind Back', async () => {
  await openConsole({ path: `${path}?hours=6`, as: 'admin' })
  await expect.element(page.getByText(/^最近 6 小时共 \d+ 次$/)).toBeVisible()
  await userEvent.click(page.getByText('24 小时', { exact: true }))
  await expect.element(page.getByText(/^最近 24 小时共 \d+ 次$/)).toBeVisible()
  expect(location.search).toBe('?hours=24')
})

test('jobs and sessions lead to their pages', async () => {
  await openConsole({ path, as: 'admin' })
  await userEvent.click(region('当前状态').getByRole('link', { name: /^共 \d+ 个，运行中 0，失败 0，暂停 0$/ }))
  await expect.element(page.getByRole('heading', { name: '定时任务' })).toBeVisible()
})

test.each([
  { width: 1440, lang: 'zh-cn', theme: 'dark', title: '运行概览' },
  { width: 390, lang: 'en', theme: 'light', title: 'Overview' },
] as const)('at $width px in $lang it is accessible and fits', async ({ title, ...world }) => {
  await openIn(world, { path, as: 'admin', prepare: withServerError })
  await expect.element(page.getByText('broken-1').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
})
