import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeConsoles } from '#test/console-app'
import { openSamples } from '#test/sample/sample-console'
import { sample } from '#test/sample/sample-pages'
import { navigation } from '#shared/navigation/navigation'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

test('a console opens the pages of the modules that it is started with, and of no other', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const modules = {
    sample: {
      ...sample,
      routes: [{ path: '/sample-link', title: { zh: '链接', en: 'Link' } as const, page: 'sample/first' }],
    },
  }
  await openSamples({ path: '/sample/first', as: 'admin', modules })
  await expect.element(page.getByRole('heading', { name: '样页一', exact: true })).toBeVisible()
  await navigation().open('/sample-link')
  await expect.element(page.getByRole('heading', { name: '链接', exact: true })).toBeVisible()
  await navigation().open('/able/message')
  await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await expect.element(page.getByText('菜单指向的页面不在这个版本里。')).toBeVisible()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('able/message'))
  // A link to a form opens an address that is in no menu. A console without that module does not have the address.
  await navigation().open('/forms/fill')
  await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await expect.element(page.getByText('菜单指向的页面不在这个版本里。')).not.toBeInTheDocument()
})
