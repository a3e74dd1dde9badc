import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles } from '#test/console-app'
import { openSamples } from '#test/sample/sample-console'
import { navigation } from '#shared/navigation/navigation'
import { noTabs } from '../tab-state'
import { useTabs } from '../tab-store'
import { tabBar } from '#test/shell/frame'

afterEach(async () => {
  await closeConsoles()
  useTabs.setState(noTabs)
})

const tab = (name: string) => tabBar.getByRole('link', { name, exact: true })

async function visit() {
  await openSamples({ as: 'admin' })
  for (const [path, name] of [
    ['/system/user', '用户管理'],
    ['/system/role', '角色管理'],
    ['/', '首页'],
  ] as const) {
    await navigation().open(path)
    await expect.element(tab(name)).toHaveAttribute('aria-current', 'page')
  }
}

const press = (pointerType: string) =>
  new PointerEvent('pointerdown', { pointerType, isPrimary: true, bubbles: true, clientX: 20, clientY: 70 })

test('a finger held on a tab opens its menu, and lifting it follows no link', async () => {
  await visit()
  const link = tab('用户管理').element()
  link.dispatchEvent(press('touch'))
  await expect.element(page.getByRole('menu', { name: '“用户管理”的操作' })).toBeVisible()
  // False for an event that is prevented: the link does not lead anywhere.
  expect(link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false)
  await expect.element(tab('首页')).toHaveAttribute('aria-current', 'page')
})

test('a finger scrolls the bar, a mouse drags a tab', async () => {
  await visit()
  const link = tab('用户管理').element()
  await userEvent.hover(link)
  await expect.element(tabBar.getByRole('status')).toBeInTheDocument()
  // The drag library marks the press that it follows.
  const isFollowed = (event: Event) => (link.dispatchEvent(event), 'sensor' in event)
  expect(isFollowed(press('touch'))).toBe(false)
  await expect.poll(() => isFollowed(press('mouse'))).toBe(true)
  document.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
})

test('each tab that is closed by keyboard hands the focus on, to the same neighbour too', async () => {
  await visit()
  await navigation().open('/sample/first')
  await expect.element(tab('样页一')).toHaveAttribute('aria-current', 'page')
  tab('角色管理').element().focus()
  await userEvent.keyboard('{Delete}')
  await expect.element(tab('样页一')).toHaveFocus()
  tab('用户管理').element().focus()
  await userEvent.keyboard('{Delete}')
  await expect.element(tab('样页一')).toHaveFocus()
})

test('a tab closed by its menu hands the focus on', async () => {
  await visit()
  tab('用户管理').element().focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}{ArrowDown}{Enter}')
  await expect.element(tab('角色管理')).toHaveFocus()
  await expect.element(tab('用户管理')).not.toBeInTheDocument()
})
