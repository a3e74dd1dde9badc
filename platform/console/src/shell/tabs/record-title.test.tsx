import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { setLanguage } from '#shared/i18n/language'
import { navigation } from '#shared/navigation/navigation'

afterEach(closeConsoles)

const bar = page.getByRole('navigation', { name: /^(已打开的页面|Open pages)$/ })
const trail = page.getByRole('navigation', { name: /^(当前位置|Breadcrumb)$/ })
const titles = () => [...(bar.query()?.querySelectorAll('li a') ?? [])].map(({ textContent }) => textContent)

test('tabs of one page carry the names of their records, and so do breadcrumb and window', async () => {
  await openConsole({ path: '/system/dictData/1', as: 'admin' })
  await expect.poll(titles).toEqual(['首页', '用户性别 · 字典数据'])
  await expect.element(trail).toHaveTextContent('系统管理字典管理用户性别 · 字典数据')
  await expect.poll(() => document.title).toBe('用户性别 · 字典数据 - Atrium')
  await navigation().open('/system/dictData/2')
  await expect.poll(titles).toEqual(['首页', '用户性别 · 字典数据', '启用停用 · 字典数据'])
  await expect.element(bar.getByRole('button', { name: '关闭 启用停用 · 字典数据' })).toBeVisible()
})

test('they follow the language, also behind another page', async () => {
  await openConsole({ path: '/system/roleAuth/user/2', as: 'admin' })
  await expect.poll(titles).toEqual(['首页', '编辑 · 分配用户'])
  await navigation().open('/system/roleAuth/user/3')
  await expect.poll(titles).toEqual(['首页', '编辑 · 分配用户', '普通用户 · 分配用户'])
  setLanguage('en')
  await expect.poll(titles).toEqual(['Home', 'Editor · Assign users', 'Member · Assign users'])
  await expect.poll(() => document.title).toBe('Member · Assign users - Atrium')
  await expect.element(trail).toHaveTextContent('SystemRolesMember · Assign users')
})

test('a tab that a reload brought back has the name before its page is opened', async () => {
  await openConsole({ path: '/system/dictData/1', as: 'admin' })
  await expect.poll(titles).toEqual(['首页', '用户性别 · 字典数据'])
  const stored = sessionStorage.getItem('tabs')!
  await closeConsoles()
  sessionStorage.setItem('tabs', stored)
  await openConsole({ as: 'admin' })
  await expect.poll(titles).toEqual(['首页', '用户性别 · 字典数据'])
  await expect.poll(() => document.title).toBe('首页 - Atrium')
})
