import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeConsoles, openConsole } from 'atrium/testing/console'

afterEach(closeConsoles)

test('the dashboard says in which states the repair orders of the workshop are', async () => {
  await openConsole({ as: 'admin' })
  const panel = page.getByRole('region', { name: '未完成的工单' })
  await expect.element(panel.getByText('草稿').first()).toBeVisible()
})

test('the list of posts has the two columns of the workshop', async () => {
  await openConsole({ path: '/system/post', as: 'admin' })
  await expect.element(page.getByRole('columnheader', { name: '状态' })).toBeVisible()
  expect(page.getByRole('columnheader', { name: '岗位编码' }).elements()).toEqual([])
})
