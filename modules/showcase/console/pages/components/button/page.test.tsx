import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(closeConsoles)

const example = (name: string) => page.getByRole('region', { name, exact: true })

test('a button that waits cannot be pressed again and keeps its width; an error can be tried again', async () => {
  await openPage('components/button')
  const loading = example('加载与结果')
  const button = loading.getByRole('button', { name: '提交开票' })
  await expect.element(button).toBeVisible()
  const width = button.element().getBoundingClientRect().width
  await userEvent.click(button)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => button.element().getBoundingClientRect().width).toBe(width)
  await userEvent.click(button)
  await expect.element(loading.getByText('已开具，发票号 24332000')).toBeVisible()
  await userEvent.click(button)
  await expect.element(loading.getByText('税务系统没有应答，发票未开具')).toBeVisible()
  await expect.element(loading.getByRole('button', { name: '重试' })).toBeVisible()
})

test('Enter and Space press a button', async () => {
  await openPage('components/button')
  const button = example('加载与结果').getByRole('button', { name: '提交开票' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(example('加载与结果').getByText('已开具，发票号 24332000')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
})

test('three quick presses save once and refresh once', async () => {
  await openPage('components/button')
  const calm = example('防抖与节流')
  await expect.element(calm.getByRole('button', { name: '节流刷新' })).toBeVisible()
  for (const name of ['防抖保存', '节流刷新']) {
    const button = calm.getByRole('button', { name }).element() as HTMLButtonElement
    for (let press = 0; press < 3; press++) button.click()
  }
  await expect.poll(() => calm.getByText('按下 3 次').all().length).toBe(2)
  await expect.poll(() => calm.getByText('执行 1 次').all().length).toBe(2)
})

test('the warehouse is deleted only with its name typed, and is back after "Undo"', async () => {
  await openPage('components/button')
  const danger = example('危险操作')
  const remove = danger.getByRole('button', { name: '删除仓库' })
  await expect.element(remove).toBeDisabled()
  await userEvent.fill(danger.getByRole('textbox'), '城东仓')
  await expect.element(remove).toBeDisabled()
  await userEvent.fill(danger.getByRole('textbox'), '城西仓')
  await userEvent.click(remove)
  await expect.element(danger.getByRole('button', { name: '恢复仓库' })).toBeVisible()
  await userEvent.click(page.getByRole('region', { name: '消息' }).getByRole('button', { name: '撤销' }))
  await expect.element(remove).toBeDisabled()
})
