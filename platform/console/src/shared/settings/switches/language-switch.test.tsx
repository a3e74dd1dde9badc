import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { offerLanguages } from '#shared/i18n/language'
import { closeConsoles, openConsole } from '#test/console-app'

afterEach(async () => {
  await closeConsoles()
  offerLanguages(['zh-cn', 'en'])
})

test('a product with one language is in that language, and has no choice on the login page or in the header', async () => {
  document.cookie = 'lang=zh-cn; path=/'
  offerLanguages(['en'])
  await openConsole({ path: '/login' })
  await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change language' })).not.toBeInTheDocument()
  expect(document.documentElement.lang).toBe('en')
  await closeConsoles()
  offerLanguages(['en'])
  await openConsole({ as: 'admin' })
  await expect.element(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change language' })).not.toBeInTheDocument()
})

test('a product with two languages lists them in its order', async () => {
  offerLanguages(['en', 'zh-cn'])
  await openConsole({ path: '/login' })
  await page.getByRole('button', { name: '切换语言' }).click()
  await expect.element(page.getByRole('menuitemradio').first()).toHaveTextContent('English')
})
