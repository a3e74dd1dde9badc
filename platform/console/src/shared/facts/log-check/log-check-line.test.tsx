import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole } from '#test/console-app'
import { button } from '#test/page-objects'
import { setLanguage } from '#shared/i18n/text'
import { signIn } from '#server-test/visitor'

afterEach(closeConsoles)

const pages = [
  ['/system/operationLog', 'operationLogs', 'logId'],
  ['/system/signInLog', 'signIns', 'signInId'],
] as const

/** Some rows in both logs. */
async function work({ fetch, runJobs }: MemoryRuntime): Promise<void> {
  const headers = { token: await signIn(fetch, 'admin'), 'content-type': 'application/json' }
  for (const postCode of ['a1', 'a2', 'a3']) {
    const body = JSON.stringify({ postCode, postName: postCode, postSort: 1 })
    await fetch('/api/system/post', { method: 'POST', headers, body })
  }
  await runJobs()
}

test.each(pages)('%s says how the latest check ended, and checks again where the button is pressed', async (path) => {
  const { runtime } = await openConsole({ path, as: 'admin', prepare: work })
  await expect.element(page.getByText('日志尚未校验')).toBeVisible()
  await expect.element(page.getByText('检查点没有签名：服务器未设置 LOG_KEY')).toBeVisible()
  await userEvent.click(button('立即校验'))
  await expect.element(page.getByText('正在校验… 0%')).toBeVisible()
  await expect.element(button('立即校验')).toBeDisabled()
  await runtime.runJobs()
  await expect.element(page.getByText(/条记录，\d+ 个检查点，完整$/)).toBeVisible()
  setLanguage('en')
  await expect.element(page.getByText(/entries, \d+ checkpoints, whole$/)).toBeVisible()
  await expect.element(button('Check now')).toBeEnabled()
})

test.each(pages)('%s names the row that was changed and leads to it', async (path, log, id) => {
  let wrong = 0
  const prepare = async (runtime: MemoryRuntime) => {
    await work(runtime)
    const { db } = runtime.engine
    const row = await db
      .selectFrom(log as 'signIns')
      .select(id as 'signInId')
      .orderBy(id as 'signInId')
      .executeTakeFirstOrThrow()
    wrong = row[id as 'signInId']
    await db
      .updateTable(log as 'signIns')
      .set({ username: 'forged' })
      .where(id as 'signInId', '=', wrong)
      .execute()
  }
  const { runtime } = await openConsole({ path, as: 'admin', prepare })
  await userEvent.click(button('立即校验'))
  await expect.element(button('立即校验')).toBeDisabled()
  await runtime.runJobs()
  await expect.element(page.getByText('一条记录被修改：')).toBeVisible()
  setLanguage('en')
  await expect.element(page.getByText('An entry was changed:')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: `Entry ${wrong}` }))
  await expect.poll(() => address()).toContain(log === 'signIns' ? 'from=' : `log=${wrong}`)
})

test('people without the permission see the state and no button', async () => {
  const prepare = async ({ engine: { db } }: MemoryRuntime) => {
    const buttons = db.selectFrom('menus').where('permission', '=', 'system:operationLog:verify').select('id')
    await db.deleteFrom('roleMenus').where('menuId', 'in', buttons).execute()
  }
  await openConsole({ path: '/system/signInLog', as: 'editor', prepare })
  await expect.element(page.getByText('日志尚未校验')).toBeVisible()
  expect(button('立即校验').query()).toBeNull()
})
