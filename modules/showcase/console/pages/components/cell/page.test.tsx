import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(closeConsoles)

const example = (name: string) => page.getByRole('region', { name, exact: true })

test('flight mode turns the others off and disables them', async () => {
  await openPage('components/cell')
  const settings = example('手机设置')
  await userEvent.click(settings.getByRole('switch', { name: '飞行模式' }))
  const bluetooth = settings.getByRole('switch', { name: '蓝牙' })
  await expect.element(bluetooth).toHaveAttribute('aria-checked', 'false')
  await expect.element(bluetooth).toBeDisabled()
  await userEvent.click(settings.getByRole('button', { name: '字号' }))
  await expect.element(settings.getByText('大', { exact: true })).toBeVisible()
})

test('Tab goes from row to row, and Space turns a switch', async () => {
  await openPage('components/cell')
  const settings = example('手机设置')
  const flight = settings.getByRole('switch', { name: '飞行模式' })
  await expect.element(flight).toHaveAttribute('aria-checked', 'false')
  flight.element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(flight).not.toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(flight).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(flight).toHaveAttribute('aria-checked', 'true')
})

test('an account is closed at once, and open again by "Undo"', async () => {
  await openPage('components/cell')
  const account = example('账户')
  await userEvent.click(account.getByRole('button', { name: '注销账户' }))
  await expect.element(account.getByRole('button', { name: '恢复账户' })).toBeVisible()
  await userEvent.click(page.getByRole('region', { name: '消息' }).getByRole('button', { name: '撤销' }))
  await expect.element(account.getByRole('button', { name: '注销账户' })).toBeVisible()
})

test('only an http or https address is a link; any other says what it has to be', async () => {
  await openPage('components/cell')
  const links = example('链接校验')
  const website = links.getByRole('link', { name: '公司网站' })
  await expect.element(website).toHaveAttribute('href', 'https://example.com')
  await userEvent.fill(links.getByRole('textbox', { name: '网址' }), 'ftp://example.com')
  await expect.element(website).not.toBeInTheDocument()
  await expect.poll(() => links.getByText('URL 必须是以 http 或 https 开头的合法地址').all().length).toBe(4)
})
