import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const messages = page.getByRole('region', { name: '消息', exact: true })
const example = (name: string) => page.getByRole('region', { name, exact: true })

afterEach(async () => {
  vi.useRealTimers()
  await closeConsoles()
})

test('each kind shows in its own way, and closes by its button', async () => {
  await openPage('able/message')
  const kinds = example('四种类型')
  for (const text of ['已收到货款 ¥1,280.00', '仓库今天 18:00 截单', '型号 A3 只剩 2 件'])
    await userEvent.click(kinds.getByRole('button', { name: `显示：${text}` }))
  await userEvent.click(kinds.getByRole('button', { name: /面单/ }))
  await expect.element(messages.getByRole('alert')).toHaveTextContent('面单没有打印出来，请检查打印机')
  expect(messages.getByRole('button').elements()).toHaveLength(4)
  await userEvent.click(messages.getByRole('alert').getByRole('button', { name: '关闭' }))
  await expect.element(messages.getByRole('alert')).not.toBeInTheDocument()
})

test('a message may stay until it is closed', async () => {
  await openPage('able/message')
  const icons = example('自定义图标与时长')
  await userEvent.click(icons.getByText('常驻', { exact: true }))
  vi.useFakeTimers()
  ;(icons.getByRole('button', { name: /生日/ }).element() as HTMLElement).click()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(messages.getByText('今天是林晓的生日')).toBeVisible()
})

test('the same message counts up', async () => {
  await openPage('able/message')
  const scan = example('合并相同消息').getByRole('button', { name: '扫描包裹' })
  for (let parcel = 0; parcel < 3; parcel++) await userEvent.click(scan)
  await expect.element(messages.getByText('×3')).toBeVisible()
  expect(messages.getByText('包裹已入库').elements()).toHaveLength(1)
  await expect.element(example('合并相同消息').getByText('129')).toBeVisible()
})

test('the toast style shows 8 characters, and none for an empty text', async () => {
  await openPage('able/message')
  const toast = example('轻提示')
  await userEvent.fill(toast.getByRole('textbox'), '一二三四五六七八九十')
  await userEvent.click(toast.getByRole('button', { name: '显示' }))
  await expect.element(messages.getByText('一二三四五六七八', { exact: true })).toBeVisible()
  await userEvent.fill(toast.getByRole('textbox'), '  ')
  await expect.element(toast.getByRole('button', { name: '显示' })).toBeDisabled()
})

test('a loading message goes when the work is cancelled', async () => {
  await openPage('able/message')
  const loading = example('加载中的消息')
  await userEvent.click(loading.getByRole('button', { name: '生成对账单' }))
  await expect.element(messages.getByText('正在生成对账单')).toBeVisible()
  await userEvent.click(loading.getByRole('button', { name: '取消' }))
  await expect.element(messages.getByText('已取消')).toBeVisible()
  await expect.element(messages.getByText('正在生成对账单')).not.toBeInTheDocument()
})

test('a message holds a list and takes back what was done, by keyboard', async () => {
  await openPage('able/message')
  const rich = example('丰富内容与撤销')
  await userEvent.click(rich.getByRole('button', { name: '归档' }))
  await expect.element(messages.getByRole('listitem').nth(2)).toHaveTextContent('SF 1380 6624 0931')
  await expect.element(rich.getByText('已归档', { exact: true })).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect.element(messages.getByRole('button', { name: '撤销' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(rich.getByText('派送中')).toBeVisible()
  await expect.element(messages.getByRole('list')).not.toBeInTheDocument()
  await userEvent.click(rich.getByRole('button', { name: '归档' }))
  await userEvent.keyboard('{F6}{Escape}')
  await expect.element(messages.getByRole('list')).not.toBeInTheDocument()
  await expect.element(rich.getByText('已归档', { exact: true })).toBeVisible()
})

test('messages show where they are asked to, and all close at once', async () => {
  await openPage('able/message')
  const position = example('位置与全部关闭')
  const place = (name: string) =>
    messages.getByText('供应商的货车已到三号门').element().getBoundingClientRect()[name as 'top']
  await userEvent.click(position.getByRole('button', { name: '显示' }))
  await expect.element(messages.getByText('供应商的货车已到三号门')).toBeVisible()
  expect([place('top') < innerHeight / 2, place('left') > innerWidth / 2]).toEqual([true, true])
  await userEvent.click(position.getByText('底部', { exact: true }))
  await userEvent.click(position.getByRole('button', { name: '显示' }))
  await expect.poll(() => place('top') > innerHeight / 2).toBe(true)
  await userEvent.click(example('四种类型').getByRole('button', { name: /截单/ }))
  await expect.element(messages.getByText(/截单/)).toBeVisible()
  await userEvent.click(position.getByRole('button', { name: '全部关闭', exact: true }))
  await expect.poll(() => messages.getByRole('button').elements()).toEqual([])
})
