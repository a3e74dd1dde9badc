import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(closeConsoles)

const example = (name: string) => page.getByRole('region', { name, exact: true })

test('the state is chosen by the keys, and the focus is back at the button', async () => {
  await openPage('components/dropdown')
  const user = example('用户卡片')
  const button = user.getByRole('button', { name: '林晓的账户' })
  await userEvent.click(button)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(user.getByText('忙碌')).toBeVisible()
  await expect.element(button).toHaveFocus()
})

test('a tick shows a column and leaves the menu open; a search without hit says so', async () => {
  await openPage('components/dropdown')
  const columns = example('勾选与搜索')
  await userEvent.click(columns.getByRole('button', { name: '显示的列' }))
  await userEvent.click(page.getByRole('checkbox', { name: '日期' }))
  await expect.element(columns.getByText('2026-11-22')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: '搜索列' }), '利润')
  await expect.element(page.getByText('没有这一列')).toBeVisible()
})

test('loading that fails is tried again within the menu', async () => {
  await openPage('components/dropdown')
  const loading = example('打开时加载')
  await userEvent.click(loading.getByRole('button', { name: '选择仓库' }))
  await userEvent.click(page.getByRole('button', { name: '重试' }))
  await userEvent.click(page.getByRole('menuitem', { name: '港口仓' }))
  await expect.element(loading.getByRole('button', { name: '港口仓' })).toBeVisible()
})

test('the arrows move, → opens a submenu, and Esc closes', async () => {
  await openPage('components/dropdown')
  const user = example('用户卡片')
  const button = user.getByRole('button', { name: '林晓的账户' })
  await userEvent.click(button)
  const state = (name: string) => page.getByRole('menuitemradio', { name })
  await expect.element(state('在线')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(state('忙碌')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(state('在线')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  const more = example('多级与停用').getByRole('button', { name: '文件操作' })
  await userEvent.click(more)
  await expect.element(page.getByRole('menuitem', { name: '分享' })).toBeVisible()
  await expect
    .poll(async () => {
      await userEvent.keyboard('{ArrowDown}')
      return document.activeElement?.textContent
    })
    .toContain('分享')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('menuitem', { name: '复制链接' })).toBeVisible()
})
