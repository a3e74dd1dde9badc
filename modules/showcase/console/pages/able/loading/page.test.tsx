import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
/** Fake timers stop what a real pointer waits for. */
const press = (name: string, button: string | RegExp) =>
  (example(name).getByRole('button', { name: button, exact: true }).element() as HTMLElement).click()

beforeEach(async () => {
  await openPage('able/loading')
  await example('不打扰的等待').getByRole('button', { name: '查询物流' }).hover()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(async () => {
  vi.useRealTimers()
  await closeConsoles()
})

test('the overlay of the page shows the step, and goes at the end', async () => {
  press('整页遮罩', '切换到深圳分公司')
  await expect.element(page.getByText('正在保存杭州总部的工作')).toBeVisible()
  await vi.advanceTimersByTimeAsync(900)
  await expect.element(page.getByText('正在打开深圳分公司')).toBeVisible()
  await vi.advanceTimersByTimeAsync(1100)
  await expect.element(page.getByText('正在打开深圳分公司')).not.toBeInTheDocument()
  await expect.element(example('整页遮罩').getByRole('button', { name: '切换到杭州总部' })).toBeVisible()
})

test('a part that loads keeps the former figures and shows the new ones', async () => {
  press('局部遮罩', '刷新')
  await expect.element(example('局部遮罩').getByText('正在刷新销售数字')).toBeInTheDocument()
  await expect.element(example('局部遮罩').getByText('1,284')).toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(1500)
  await expect.element(example('局部遮罩').getByText('1,301')).toBeVisible()
})

test('the overlay stays until the slowest of three calls has ended', async () => {
  press('并行计数', '同步全部')
  await vi.advanceTimersByTimeAsync(1900)
  await expect.element(page.getByText('正在同步')).toBeVisible()
  await vi.advanceTimersByTimeAsync(200)
  await expect.element(page.getByText('正在同步')).not.toBeInTheDocument()
  await expect.element(example('并行计数').getByText('遮罩共显示 2 秒，与最慢的一个相同')).toBeVisible()
})
