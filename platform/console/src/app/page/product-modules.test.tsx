import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addMenuEntry } from '#server-test/records/rows'
import { closeConsoles } from '#test/console-app'
import { openSamples } from '#test/sample/sample-console'
import { sample, sampleIds } from '#test/sample/sample-pages'
import { navigation } from '#shared/navigation/navigation'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

/** Adds an entry that opens a page of no module. */
const addGone = addMenuEntry({
  pid: sampleIds.directory,
  menuType: 1,
  path: 'gone',
  name: '旧页',
  nameEn: 'Former page',
  component: 'probe/gone',
})

test('a console opens the pages of the modules that it is started with, and of no other', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const modules = {
    sample: {
      ...sample,
      routes: [{ path: '/sample-link', title: { zh: '链接', en: 'Link' } as const, page: 'sample/first' }],
    },
  }
  await openSamples({ path: '/sample/first', as: 'admin', modules, prepare: addGone })
  await expect.element(page.getByRole('heading', { name: '样页一', exact: true })).toBeVisible()
  await navigation().open('/sample-link')
  await expect.element(page.getByRole('heading', { name: '链接', exact: true })).toBeVisible()
  await navigation().open('/sample/gone')
  await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await expect.element(page.getByText('菜单指向的页面不在这个版本里。')).toBeVisible()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('probe/gone'))
})

test('an address that is in no menu is known to a console with the module of it alone', async () => {
  await openSamples({ path: '/sample/first', as: 'admin', modules: { sample } })
  await navigation().open('/sample-link')
  await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await expect.element(page.getByText('菜单指向的页面不在这个版本里。')).not.toBeInTheDocument()
})
