import { page, userEvent } from 'vitest/browser'

/** The form of the demo for booking a meeting room. */
export const room = 2

export const field = (name: string) => page.getByLabelText(name, { exact: true })

/** Fills in all required fields of the form. */
export async function fillRoom(): Promise<void> {
  await userEvent.fill(field('会议主题'), '周会')
  await userEvent.click(page.getByRole('radio', { name: '花园厅（6 人）' }))
  await userEvent.fill(field('日期'), '2026-12-01')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(field('开始时间'), '09:30')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(field('参会人数'), '4')
}
