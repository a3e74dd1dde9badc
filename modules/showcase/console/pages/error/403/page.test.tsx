import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigation } from 'atrium/console/page'
import { closeConsoles, openConsole } from 'atrium/testing/console'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const main = page.getByRole('main')
const answer = main.getByRole('region', { name: '真的试一次' })
const gates = main.getByRole('region', { name: '看不见的按钮' })

test.each([
  [403, '无权访问'],
  [404, '页面不存在'],
  [500, '暂时无法连接'],
])('%i within the shell: its call is sent for real, and the answer shows', async (status, title) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = await openConsole({ path: `/error/${status}`, as: 'admin' })
  await expect.element(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await userEvent.click(answer.getByRole('button'))
  await expect.element(answer.getByRole('status')).toHaveTextContent(`状态${status}`)
  expect(app.errors).toEqual([`${status} GET /api/showcase/error?status=${status}`])
  // What the log of the server has under the same number.
  await expect.poll(() => answer.getByText('请求编号', { exact: true }).elements()).toHaveLength(status === 500 ? 1 : 0)
})

test('a gate draws its button for those who hold a permission or a role', async () => {
  await openConsole({ path: '/error/403', as: 'admin' })
  await expect.element(gates).toBeVisible()
  await expect.poll(() => gates.getByRole('button').elements()).toHaveLength(3)
  await closeConsoles()
  await openConsole({
    path: '/',
    as: 'common',
    prepare: async ({ engine: { db } }) => {
      const { id } = await db
        .selectFrom('menus')
        .select('id')
        .where('component', '=', 'error/403')
        .executeTakeFirstOrThrow()
      await db.insertInto('roleMenus').values({ roleId: 3, menuId: id }).execute()
    },
  })
  await navigation().open('/error/403')
  await expect.element(gates.getByRole('button', { name: '发布公告' })).toBeVisible()
  await expect.poll(() => gates.getByRole('button').elements()).toHaveLength(1)
})
