import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from 'atrium/testing/console'

afterEach(closeConsoles)

describe('a panel of a module', () => {
  const panel = page.getByRole('region', { name: '示例数据' })
  const ring = panel.getByRole('application')

  test('shows beside those of the platform, to those who may see it', async () => {
    await openConsole({ as: 'guest' })
    await expect.element(ring).toBeVisible()
    await expect.element(panel.getByRole('table')).toHaveTextContent('启用')
    expect(panel.getByRole('link').elements()).toEqual([])
  })

  test('has its own error, and its own way to try again', async () => {
    const { network } = await openConsole({ as: 'admin', unreachable: 'getDemoSummary' })
    await expect.element(panel.getByText('没有加载出来')).toBeVisible()
    await expect.element(page.getByRole('region', { name: '数据概览' })).toBeVisible()
    network.unreachable = undefined
    await userEvent.click(panel.getByRole('button', { name: '重试' }))
    await expect.element(ring).toBeVisible()
    await expect.element(panel.getByRole('link', { name: '查看示例表格' })).toBeVisible()
  })
})
