import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigation } from 'atrium/console/page'
import { address, closeConsoles, openPage, tabBar } from 'atrium/testing/console'

afterEach(closeConsoles)

const main = page.getByRole('main')
const region = (name: string) => main.getByRole('region', { name, exact: true })
const here = '/nested/menu1/menu1-2/menu1-2-1'

test('it says where it is, by each level of the menu', async () => {
  await openPage('nested/menu1/menu1-2/menu1-2-1')
  const levels = region('当前位置').getByRole('listitem')
  await expect.element(levels.first()).toBeVisible()
  await expect
    .poll(() => levels.elements().map((one) => one.querySelector('b')?.textContent))
    .toEqual(['多级菜单', '菜单 1', '菜单 1-2', '菜单 1-2-1'])
  await expect.poll(() => levels.last().element().ariaCurrent).toBe('page')
})

test('its branch of the menu and its neighbours lead to the other pages', async () => {
  await openPage('nested/menu1/menu1-2/menu1-2-1')
  const branch = region('这一支菜单')
  await expect.element(branch.getByRole('link', { name: '菜单 1-2-1' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(branch.getByRole('link', { name: '菜单 2' }))
  await expect.poll(address).toBe('/nested/menu2')
  const before = main.getByRole('navigation', { name: '前后页面' }).getByRole('link', { name: '菜单 1-3' })
  await userEvent.click(before)
  await expect.poll(address).toBe('/nested/menu1/menu1-3')
})

test('what was ticked is there when one comes back to the tab, and an unknown key counts as nothing', async () => {
  await openPage('nested/menu1/menu1-2/menu1-2-1')
  const list = region('拣货单')
  await userEvent.click(list.getByRole('checkbox', { name: '激光打印机' }))
  await expect.element(list.getByRole('status')).toHaveTextContent('已拣 1 / 3')
  await navigation().open('/nested/menu2')
  await expect.element(list.getByRole('checkbox', { name: '钢管 6 米 × 12' })).not.toBeChecked()
  await userEvent.click(tabBar.getByRole('link', { name: '菜单 1-2-1' }))
  await expect.element(list.getByRole('checkbox', { name: '激光打印机' })).toBeChecked()
  await navigation().open(`${here}?picked=gone,paper`)
  await expect.element(list.getByRole('status')).toHaveTextContent('已拣 1 / 3')
  await expect.element(list.getByRole('checkbox', { name: 'A4 复印纸 5 箱' })).toBeChecked()
})
