import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(async () => {
  vi.useRealTimers()
  await closeConsoles()
})

const example = (name: string) => page.getByRole('region', { name, exact: true })
const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

test('the overlay comes and goes with the value, and nothing below it can be used meanwhile', async () => {
  await openPage('directives/loading')
  const bound = example('盖在元素上')
  const edit = bound.getByRole('button', { name: '修改' })
  await expect.element(edit).toBeVisible()
  const { height } = edit.element().closest('[aria-busy]')!.getBoundingClientRect()
  await userEvent.click(bound.getByRole('checkbox', { name: '正在加载' }))
  await expect.element(bound.getByRole('status')).toHaveTextContent('正在读取收货信息')
  const area = bound.element().querySelector('[aria-busy=true]')!
  expect(area.getBoundingClientRect().height).toBe(height)
  await userEvent.keyboard('{Tab}')
  expect(area.contains(document.activeElement)).toBe(false)
  await userEvent.click(bound.getByRole('checkbox', { name: '正在加载' }))
  await userEvent.click(edit)
  await expect.element(page.getByText('这里可以修改收货信息')).toBeVisible()
})

test('the text follows the steps of an import', async () => {
  await openPage('directives/loading')
  const steps = example('说出正在做什么')
  const start = steps.getByRole('button', { name: '导入' })
  await expect.element(start).toBeVisible()
  holdTimers()
  ;(start.element() as HTMLElement).click()
  const texts = ['正在上传文件', '正在检查 1,204 行', '正在更新价格', '已更新 1,198 个价格，6 个没有变化']
  for (const text of texts)
    // A step begins its timer only after its text shows.
    await vi.waitFor(() => {
      vi.advanceTimersByTime(100)
      expect(steps.element().textContent).toContain(text)
    })
  vi.useRealTimers()
})

test('one shop is synchronised while the others can be used', async () => {
  await openPage('directives/loading')
  const rows = example('各行各的')
  await userEvent.click(rows.getByRole('button', { name: '同步西湖店' }))
  await expect.element(rows.getByRole('button', { name: '同步滨江店' })).toBeEnabled()
  await expect.poll(() => rows.element().querySelectorAll('[inert]').length).toBe(1)
})
