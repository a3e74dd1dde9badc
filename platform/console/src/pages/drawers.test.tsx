import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

/** A line in the operation log. */
const withLog = ({ engine: { db } }: MemoryRuntime) => {
  const row = { at: Date.now(), userId: 2, username: 'editor', operation: 'PUT /api/system/user/changeStatus' }
  const change = { kind: 'edit', target: 'user', address: '', agent: '', result: 'done' }
  const records = { targetIds: '[2]', before: '[null]', after: '[null]' }
  return db
    .insertInto('operationLogs')
    .values({ ...row, ...change, ...records })
    .execute()
}

test.each([
  [1280, '/system/post', '新增'],
  [1280, '/system/user', '陈思远 editor'],
  [1280, '/system/user', '导入'],
  [1280, '/system/roleAuth/user/4', '添加用户'],
  [1280, '/system/operationLog', '详情 启停用户'],
  [1280, '/', '界面设置'],
  [800, '/system/user', '全部部门'],
])('%i px wide, the drawer of %s, "%s", closes at its end and gives the focus back', async (width, path, button) => {
  await page.viewport(width, 800)
  await openConsole({ path, as: 'admin', prepare: withLog })
  const name = new RegExp(`^${button}`)
  const opener = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()
  await userEvent.click(opener)
  const drawer = page.getByRole('dialog')
  const close = drawer.getByRole('button', { name: '关闭', exact: true })
  await expect.element(close).toBeVisible()
  const end = drawer.element().getBoundingClientRect().right
  await expect.poll(() => end - close.element().getBoundingClientRect().right).toBeLessThanOrEqual(24)
  await userEvent.click(close)
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
