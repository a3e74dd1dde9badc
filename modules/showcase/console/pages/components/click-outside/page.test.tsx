import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(closeConsoles)

const example = (name: string) => page.getByRole('region', { name, exact: true })

test('each press says whether it was inside or outside', async () => {
  await openPage('components/click-outside')
  const zones = example('里面与外面')
  await userEvent.click(zones.getByRole('button', { name: '里面的按钮' }))
  await userEvent.click(zones.getByText('外面', { exact: true }))
  await expect.element(zones.getByRole('status')).toHaveTextContent('里面 1 次，外面 1 次')
})

test('a choice leaves the panel open; Esc and focus that leaves close it', async () => {
  await openPage('components/click-outside')
  const card = example('自己写的下拉')
  const button = card.getByRole('button', { name: /标准|次日达/ }).first()
  await userEvent.click(button)
  await userEvent.click(card.getByRole('group').getByRole('button', { name: '次日达' }))
  await expect.element(card.getByRole('group')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(card.getByRole('status')).toHaveTextContent('由Esc收起')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}')
  await expect.element(card.getByRole('status')).toHaveTextContent('由焦点离开收起')
})

test('a portal that counts as inside keeps the filter open', async () => {
  await openPage('components/click-outside')
  const portal = example('嵌套的浮层')
  const choose = async () => {
    await userEvent.click(portal.getByRole('button', { name: '筛选订单' }))
    await userEvent.click(portal.getByRole('group').getByRole('button'))
    await userEvent.click(page.getByRole('button', { name: '2026-11-21' }))
  }
  await choose()
  await expect.element(portal.getByRole('button', { name: '2026-11-21' })).toBeVisible()
  await expect.element(portal.getByRole('group')).toBeVisible()
})
