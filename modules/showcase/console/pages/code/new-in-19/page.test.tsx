import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const messages = page.getByRole('region', { name: '消息' })

beforeEach(() => openPage('code/new-in-19'))
afterEach(closeConsoles)

test('a form waits, answers, and says what is wrong', async () => {
  const booking = example('表单动作')
  const room = booking.getByRole('textbox')
  await userEvent.click(booking.getByRole('button', { name: '预订' }))
  await expect.element(booking.getByText('请填写会议室')).toBeVisible()
  await userEvent.fill(room, '3')
  await userEvent.keyboard('{Enter}')
  await expect.element(booking.getByRole('button', { name: '正在预订…' })).toBeDisabled()
  await expect.element(booking.getByText('请换一间')).toBeVisible()
  await userEvent.fill(room, '305')
  await userEvent.keyboard('{Enter}')
  await expect.element(booking.getByText('会议室 305 已订好')).toBeVisible()
})

test('a like shows at once, stays, and goes back without a network', async () => {
  const likes = example('乐观更新')
  const like = likes.getByRole('button', { name: '赞' })
  await userEvent.click(like)
  await expect.element(likes.getByText('42 个赞 · 发送中')).toBeVisible()
  await expect.element(likes.getByText('42 个赞', { exact: true })).toBeVisible()
  await userEvent.click(likes.getByRole('checkbox', { name: '断网' }))
  await userEvent.click(like)
  await expect.element(likes.getByText('43 个赞 · 发送中')).toBeVisible()
  await expect.element(messages.getByText('没有网络，已恢复原样')).toBeVisible()
  await expect.element(likes.getByText('42 个赞', { exact: true })).toBeVisible()
})

test('a city that is not there says so, and another one shows', async () => {
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const weather = example('use 读取 Promise')
  await expect.element(weather.getByText('24°，湿度 71%')).toBeVisible()
  await userEvent.click(weather.getByText('无名市'))
  await expect.element(weather.getByText('没有这座城市的天气')).toBeVisible()
  await userEvent.click(weather.getByText('布里斯托'))
  await expect.element(weather.getByText('13°，湿度 84%')).toBeVisible()
  vi.restoreAllMocks()
})

test('a box knows its size, a hidden draft keeps its text, and what is written into the head is there', async () => {
  const box = example('ref 属性与清理函数')
  const size = () => box.getByText(/× \d+ 像素/).element().textContent
  await expect.element(box.getByText(/× \d+ 像素/)).toBeVisible()
  const before = size()
  ;(box.getByRole('slider').element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}')
  await expect.poll(size).not.toBe(before)
  const drafts = example('Activity 与 useEffectEvent')
  await userEvent.fill(drafts.getByRole('textbox', { name: '邮件草稿' }), 'kept')
  await userEvent.click(drafts.getByText('便签', { exact: true }))
  await expect.element(drafts.getByRole('textbox', { name: '便签草稿' })).toBeVisible()
  await userEvent.click(drafts.getByText('邮件', { exact: true }))
  await expect.element(drafts.getByRole('textbox', { name: '邮件草稿' })).toHaveValue('kept')
  const head = example('文档元数据')
  await userEvent.click(head.getByText('桌布', { exact: true }))
  await expect.element(head.getByText('product:id" content="tablecloth"')).toBeVisible()
})
