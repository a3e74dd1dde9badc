import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(closeConsoles)

const example = (name: string) => page.getByRole('region', { name, exact: true })
const open = () => openPage('components/notice-bar')

test('a notice is closed and comes back', async () => {
  await open()
  const maintenance = example('太长才滚动')
  await userEvent.click(maintenance.getByRole('button', { name: '关闭通知' }))
  await expect.element(maintenance.getByText('通知已关闭')).toBeVisible()
  await userEvent.click(maintenance.getByRole('button', { name: '重新显示' }))
  await expect.element(maintenance.getByText('今晚 22:00')).toBeVisible()
})

test('the announcements are turned and opened by the keyboard', async () => {
  await open()
  const news = example('公司公告轮播')
  await expect.element(news.getByText('1/4')).toBeVisible()
  await userEvent.click(news.getByRole('button', { name: '上一条' }))
  await expect.element(news.getByText('4/4')).toBeVisible()
  ;(news.getByRole('button', { name: '元旦放假安排' }).element() as HTMLElement).focus()
  await expect.element(news.getByText('2/4')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: '元旦放假安排' })
  await expect.element(dialog.getByText('客服和运维按值班表轮值')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('an action changes its notice', async () => {
  await open()
  const tones = example('语气与操作')
  await userEvent.click(tones.getByRole('button', { name: '更新卡片' }))
  await expect.element(tones.getByText('续费成功')).toBeVisible()
})

test('a text of nothing shows no bar', async () => {
  await open()
  const own = example('自己写一条')
  await userEvent.clear(own.getByRole('textbox', { name: '公告内容' }))
  await expect.element(own.getByRole('region')).not.toBeInTheDocument()
  await userEvent.fill(own.getByRole('textbox', { name: '公告内容' }), '会议改到三点')
  await expect.element(own.getByRole('region', { name: '预览' }).getByText('会议改到三点')).toBeVisible()
})
