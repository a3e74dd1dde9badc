import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage, tabBar } from 'atrium/testing/console'

afterEach(closeConsoles)

const example = (name: string) => page.getByRole('region', { name, exact: true })

test('list and board show the same tasks; the keys switch, and the choice is in the address', async () => {
  await openPage('components/segmented')
  const views = example('列表与看板')
  await expect.element(views.getByRole('listitem').filter({ hasText: '签订租约' })).toBeVisible()
  await userEvent.click(views.getByText('列表', { exact: true }))
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => new URLSearchParams(location.search).get('view')).toBe('board')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => new URLSearchParams(location.search).get('view')).not.toBe('board')
  await userEvent.keyboard('{ArrowRight}')
  const done = views.getByRole('region', { name: '已完成' })
  await expect.element(done.getByText('签订租约')).toBeVisible()
  await expect.poll(() => new URLSearchParams(location.search).get('view')).toBe('board')
  const tabs = tabBar.getByRole('listitem')
  expect(tabs.elements()).toHaveLength(2)
})

test('range and state filter the payments; where there is none, it says so', async () => {
  await openPage('components/segmented')
  const filter = example('筛选条')
  await expect.element(filter.getByRole('status')).toHaveTextContent('4 笔，合计 ¥17,239.50')
  await userEvent.click(filter.getByText('待付款', { exact: true }))
  await expect.element(filter.getByRole('status')).toHaveTextContent('这段时间没有这样的收款')
  await userEvent.click(filter.getByText('本季', { exact: true }))
  await expect.element(filter.getByRole('status')).toHaveTextContent('2 笔，合计 ¥5,980.00')
})

test('what is sold out cannot be chosen', async () => {
  await openPage('components/segmented')
  await expect.element(example('尺寸与停用').getByRole('radio', { name: '酒红（无货）' })).toBeDisabled()
})

test('an example that is opened alone gives its name to its tab', async () => {
  await openPage('components/segmented')
  await userEvent.click(page.getByRole('link', { name: '单独打开：列表与看板' }))
  await expect.element(tabBar.getByRole('link', { name: /^列表与看板 · / })).toHaveAttribute('aria-current', 'page')
})
