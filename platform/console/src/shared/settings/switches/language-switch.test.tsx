import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { dropCookie } from '#shared/browser/cookie'
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
  await expect.element(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change language' })).not.toBeInTheDocument()
  expect(document.documentElement.lang).toBe('en')
  await closeConsoles()
  offerLanguages(['en'])
  await openConsole({ as: 'admin' })
  await expect.element(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change language' })).not.toBeInTheDocument()
})

const languageOf = async (app: Awaited<ReturnType<typeof openConsole>>) => {
  const users = app.runtime.engine.db.selectFrom('users').where('username', '=', 'editor').select('language')
  return (await users.executeTakeFirstOrThrow()).language
}

test('the language that a signed-in person chooses is kept with their account', async () => {
  const app = await openConsole({ as: 'editor' })
  await page.getByRole('button', { name: '切换语言' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect.poll(() => languageOf(app)).toBe('en')
})

test('in a browser without a choice the console begins in the language of the account, with its menu', async () => {
  const preferred = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-CN'])
  dropCookie('lang')
  try {
    await openConsole({
      as: 'editor',
      prepare: ({ engine }) => engine.db.updateTable('users').set({ language: 'en' }).execute(),
    })
    await expect.element(page.getByRole('link', { name: 'Home' }).first()).toBeVisible()
    expect(document.documentElement.lang).toBe('en')
  } finally {
    preferred.mockRestore()
  }
})

test('a product with two languages lists them in its order', async () => {
  offerLanguages(['en', 'zh-cn'])
  await openConsole({ path: '/login' })
  await page.getByRole('button', { name: '切换语言' }).click()
  await expect.element(page.getByRole('menuitemradio').first()).toHaveTextContent('English')
})
