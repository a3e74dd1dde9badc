import { pageIds } from '@atrium/contract/page-ids'
import { seedMenus } from '@atrium/server/resources/menu/menu.seed'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole } from '../../../test/console-app'
import { setLanguage } from '../../shared/i18n/text'
import { navigation } from '../../shared/session/navigation/navigation'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const menu = page.getByRole('navigation', { name: '主菜单' })

test('a menu row that names a page nobody knows shows the 404 view, for that entry alone, and leaves a line in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openConsole({
    path: '/able/message',
    as: 'admin',
    prepare: ({ engine }) =>
      engine.db.updateTable('menus').set({ component: 'able/gone' }).where('id', '=', 200).execute(),
  })
  await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await expect.element(menu).toBeVisible()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('able/gone'))
  await navigation().open('/able/loading')
  await expect.element(page.getByRole('heading', { name: '此页面尚未建成' })).toBeVisible()
})

describe('a directory without pages', () => {
  const empty = { pid: 0, name: '空目录', nameEn: 'Empty', path: 'empty', sort: 3, menuType: 0 } as const
  const rest = { isLink: 0, isFrame: 0, isCache: 0, status: 1, visible: 1, icon: '', component: '' } as const
  const values = { ...empty, ...rest, permission: '', frameSrc: '', query: '' }
  const nothing = page.getByRole('heading', { name: '这里还没有可以打开的页面' })

  test('says so at its address, and where to add one', async () => {
    await openConsole({
      path: '/empty',
      as: 'admin',
      prepare: ({ engine }) => engine.db.insertInto('menus').values(values).execute(),
    })
    await expect.element(nothing).toBeVisible()
    await expect.element(menu).toBeVisible()
    expect(document.title).toBe('空目录 - Atrium')
    await userEvent.click(page.getByRole('link', { name: '前往菜单管理' }))
    await expect.element(page.getByRole('heading', { name: '菜单', exact: true })).toBeVisible()
  })

  test('leads to its first page as soon as it has one', async () => {
    const { home } = await openConsole({
      path: '/empty',
      as: 'admin',
      prepare: ({ engine }) =>
        engine.db
          .insertInto('menus')
          .values({ ...values, id: 9000 })
          .execute(),
    })
    await expect.element(nothing).toBeVisible()
    const child = { ...values, pid: 9000, name: '新页面', path: 'post', menuType: 1, component: 'system/post' }
    await home.engine.db.insertInto('menus').values(child).execute()
    // Any call tells that the menu is another one.
    await navigation().open('/system/user')
    await expect.element(menu.getByRole('link', { name: '新页面' })).toBeVisible()
    await navigation().open('/empty')
    await expect.poll(address).toBe('/empty/post')
    await expect.element(page.getByRole('heading', { name: '岗位', exact: true })).toBeVisible()
  })

  test('offers nothing to add to those who may not', async () => {
    await openConsole({
      path: '/empty',
      as: 'guest',
      prepare: async ({ engine }) => {
        await engine.db
          .insertInto('menus')
          .values({ ...values, id: 9000 })
          .execute()
        await engine.db.insertInto('roleMenus').values({ roleId: 4, menuId: 9000 }).execute()
      },
    })
    await expect.element(nothing).toBeVisible()
    await expect.element(page.getByRole('link', { name: '返回首页' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '前往菜单管理' })).not.toBeInTheDocument()
  })
})

test('a framed page leads to its address in a sandbox', async () => {
  await openConsole({ path: '/frame/doc', as: 'editor' })
  const frame = page.getByRole('main').getByTitle('React 文档')
  await expect.element(frame).toHaveAttribute('src', expect.stringMatching(/^https:\/\/react\.dev\//))
  await expect.element(frame).toHaveAttribute('sandbox')
})

test('the two bound routes open for those who hold their permission alone', async () => {
  await openConsole({ path: '/system/roleAuth/user/2', as: 'editor' })
  await expect.element(page.getByRole('heading', { name: '「编辑」的用户' })).toBeVisible()
  expect(document.title).toBe('编辑 · 分配用户 - Atrium')
  await closeConsoles()
  await openConsole({ path: '/system/roleAuth/user/2', as: 'common' })
  await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
})

test('a change of language renames menu, breadcrumb and title in place, without building the page anew', async () => {
  const { calls } = await openConsole({ path: '/able/message', as: 'admin' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  const before = heading.element()
  setLanguage('en')
  await expect.element(page.getByRole('navigation', { name: 'Main menu' }).getByText('System')).toBeVisible()
  await expect.poll(() => document.title).toBe('Messages - Atrium')
  await expect.element(page.getByRole('heading', { name: 'This page is not built yet' })).toBeVisible()
  expect(heading.element()).toBe(before)
  expect(calls.filter((call) => call.includes('getUserInfo'))).toHaveLength(1)
})

test('every page that is built, and every one that the seeded menu names, is in the list of page ids', () => {
  const built = Object.keys(import.meta.glob('../../pages/**/page.tsx')).map((file) =>
    file.slice('../../pages/'.length, -'/page.tsx'.length),
  )
  // Pages that show in place of another one, or outside of the menu.
  const unlisted = ['empty-directory', 'iframe', 'login', 'not-built']
  expect(built.filter((id) => !pageIds.includes(id)).toSorted()).toEqual(unlisted)
  expect(seedMenus.filter(({ component }) => component && !pageIds.includes(component))).toEqual([])
  expect(pageIds).toEqual([...new Set(pageIds)].toSorted())
})
