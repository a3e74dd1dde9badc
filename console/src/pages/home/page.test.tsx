import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '../../../test/console-app'

afterEach(closeConsoles)

const figures = page.getByRole('region', { name: '数据概览' })

test('the admin sees counts of the whole system and the charts behind them', async () => {
  await openConsole({ as: 'admin' })
  await expect.element(figures).toHaveTextContent('启用用户4共 4 个用户')
  await expect.element(page.getByRole('table', { name: '部门人数' })).toHaveTextContent('市场部1')
  await expect.poll(() => document.querySelectorAll('main svg path').length, { timeout: 10_000 }).toBeGreaterThan(10)
})

test('a guest sees the counts of the own department', async () => {
  await openConsole({ as: 'guest' })
  await expect.element(figures).toHaveTextContent('启用用户1共 1 个用户')
})

test('a day without sign-ins has a sentence in place of an empty chart', async () => {
  await openConsole({ as: 'guest', prepare: ({ engine }) => engine.db.deleteFrom('signIns').execute() })
  await expect.element(page.getByRole('region', { name: '登录趋势' })).toBeVisible()
  expect(page.getByRole('region', { name: '登录趋势' }).element().querySelectorAll('table, p')).toHaveLength(1)
})

test('a failure says so, and trying again brings the counts', async () => {
  let isBroken = true
  await openConsole({
    as: 'admin',
    prepare: async (home) => {
      const { fetch } = home
      home.fetch = (input, init) =>
        isBroken && typeof input === 'string' && input.includes('/dashboard')
          ? Promise.resolve(new Response('', { status: 503 }))
          : fetch(input, init)
    },
  })
  await expect.element(page.getByText('没有加载出来')).toBeVisible()
  isBroken = false
  await userEvent.click(page.getByRole('button', { name: '重试' }))
  await expect.element(figures).toBeVisible()
})
