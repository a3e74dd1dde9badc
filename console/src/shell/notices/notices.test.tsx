import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '../../../test/console-app'
import { useNotices } from './notices-store'
import { sampleNotices } from './sample-notices'

afterEach(async () => {
  await closeConsoles()
  useNotices.setState(sampleNotices)
})

const bell = page.getByRole('button', { name: /^通知/ })
const panel = page.getByRole('dialog', { name: '通知' })

async function openPanel() {
  await openConsole({ as: 'common' })
  await userEvent.click(bell)
  await expect.element(panel).toBeVisible()
}

test('the bell tells how much is unread and opens three lists with their counts', async () => {
  await openPanel()
  await expect.element(bell).toHaveAccessibleName('通知，8 条未读')
  for (const name of [/通知.*3/, /消息.*2/, /待办.*3/])
    await expect.element(panel.getByRole('tab', { name })).toBeVisible()
  await expect.element(panel.getByRole('tabpanel')).toHaveTextContent('角色权限已更新')
  const { height, bottom } = panel.element().getBoundingClientRect()
  expect(height).toBeLessThanOrEqual(320)
  const clear = panel.getByRole('button', { name: '清空此列表' }).element()
  expect(clear.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
})

test('the arrows change the list, around the ends', async () => {
  await openPanel()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(panel.getByRole('tab', { name: /待办/ })).toHaveFocus()
  await expect.element(panel.getByRole('tabpanel')).toHaveTextContent('紧急')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(panel.getByRole('tab', { name: /通知/ })).toHaveFocus()
})

test('a cleared list says that it is empty, and the bell counts the others', async () => {
  await openPanel()
  await userEvent.click(panel.getByRole('button', { name: '清空此列表' }))
  await expect.element(panel.getByText('没有通知')).toBeVisible()
  await expect.element(bell).toHaveAccessibleName('通知，5 条未读')
})

test('Esc closes the panel and gives the focus back to the bell', async () => {
  await openPanel()
  await userEvent.keyboard('{Escape}')
  await expect.element(bell).toHaveFocus()
  expect(panel.query()).toBeNull()
})
