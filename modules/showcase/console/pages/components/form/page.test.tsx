import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(closeConsoles)

test('a form put together by hand says what is missing, and says what it booked', async () => {
  await openPage('components/form')
  const booking = page.getByRole('region', { name: '会议室预订', exact: true })
  await userEvent.click(booking.getByRole('button', { name: '预订', exact: true }))
  await expect.element(booking.getByText('请输入会议主题')).toBeVisible()
  await expect.element(booking.getByRole('textbox', { name: '会议主题' })).toHaveFocus()
  await userEvent.fill(booking.getByRole('textbox', { name: '会议主题' }), '周会')
  await userEvent.fill(booking.getByRole('textbox', { name: '日期' }), '2026-12-01')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(booking.getByRole('spinbutton', { name: '人数' }), '13')
  await expect.element(booking.getByText('人数为 1 到 12')).toBeVisible()
  await userEvent.fill(booking.getByRole('spinbutton', { name: '人数' }), '8')
  await userEvent.click(booking.getByRole('button', { name: '预订', exact: true }))
  await expect.element(page.getByRole('region', { name: '消息' }).getByText('已预订：周会')).toBeVisible()
})
