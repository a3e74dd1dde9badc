import { product } from 'atrium/entries/product'
import { pageIds, replacedPages } from 'virtual:page-ids'
import { modules } from 'atrium/entries/modules'
import { seedMenus } from 'atrium/server/install/menu/menu-plan'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeConsoles } from '#test/console-app'
import { openSamples } from '#test/sample/sample-console'
import { sampleIds } from '#test/sample/sample-pages'
import { setLanguage } from '#shared/i18n/text'
import { navigation } from '#shared/navigation/navigation'
import { menu } from '#test/shell/frame'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

test('a menu row that names an unknown page shows the 404 view, for that entry alone, and leaves a line in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openSamples({
    path: '/sample/first',
    as: 'admin',
    prepare: ({ engine }) =>
      engine.db.updateTable('menus').set({ component: 'sample/gone' }).where('id', '=', sampleIds.first).execute(),
  })
  await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await expect.element(page.getByText('菜单指向的页面不在这个版本里。')).toBeVisible()
  await expect.element(menu).toBeVisible()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('sample/gone'))
  await navigation().open('/sample/second')
  await expect.element(page.getByRole('heading', { name: '样页二', exact: true })).toBeVisible()
})

test('the two bound routes open for those who hold their permission alone', async () => {
  await openSamples({ path: '/system/roleAuth/user/2', as: 'editor' })
  await expect.element(page.getByRole('heading', { name: '「编辑」的用户' })).toBeVisible()
  await expect.poll(() => document.title).toBe('编辑 · 分配用户 - Atrium')
  await closeConsoles()
  await openSamples({ path: '/system/roleAuth/user/2', as: 'common' })
  await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
})

test('a change of language renames menu, breadcrumb and title in place, without mounting the page again', async () => {
  const { calls } = await openSamples({ path: '/sample/first', as: 'admin' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  const before = heading.element()
  setLanguage('en')
  await expect.element(page.getByRole('navigation', { name: 'Main menu' }).getByText('System')).toBeVisible()
  await expect.poll(() => document.title).toBe('First sample - Atrium')
  await expect.element(page.getByRole('heading', { name: 'First sample', exact: true })).toBeVisible()
  expect(heading.element()).toBe(before)
  await expect.poll(() => calls.filter((call) => call.includes('getUserInfo'))).toHaveLength(1)
})

test('every page that is built, and every one that the seeded menu names, is in the list of page ids, once', () => {
  const platform = Object.keys(import.meta.glob('../../pages/**/page.tsx')).map((file) =>
    file.slice('../../pages/'.length, -'/page.tsx'.length),
  )
  const own = Object.entries(modules).flatMap(([name, { pages }]) =>
    Object.keys(pages.load).filter((id) => replacedPages[id] !== name),
  )
  const built = [...platform, ...own]
  expect(built.length).toBe(new Set(built).size)
  // Pages that show in place of another one, or outside of the menu.
  const unlisted = ['empty-directory', 'iframe', 'login']
  expect(built.filter((id) => !pageIds.includes(id)).toSorted()).toEqual(unlisted)
  expect(seedMenus(product).filter(({ component }) => component && !built.includes(component))).toEqual([])
  expect(pageIds.filter((id) => !built.includes(id))).toEqual([])
  expect(pageIds).toEqual([...new Set(pageIds)].toSorted())
})
