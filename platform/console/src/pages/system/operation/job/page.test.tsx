import { job } from 'atrium/server/call/job'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { depotProduct } from '#server-test/records/sample-settings'
import { openConsole } from '#test/console-app'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { answer, button, listOf, messages, question } from '#test/page-objects'
import { actOn, chooseMore } from '#test/row-menu'
import { closeWorld, openIn } from '#test/worlds'

afterEach(closeWorld)

const { row } = listOf('定时任务')

/** A product whose module has a job that fails until `isBroken` is false. */
const state = { isBroken: true }
const count = job(
  '30 2 * * 1',
  () => {
    if (state.isBroken) throw new Error('shelf 7 is missing')
  },
  { name: { zh: '盘点', en: 'Count the depot' }, timeZone: 'Asia/Shanghai', retries: 0 },
)
const servers = { ...depotProduct.servers, depot: { ...depotProduct.servers['depot']!, jobs: { count } } }
const product = { ...depotProduct, servers }
const path = '/system/operation/job'

const open = (as: 'admin' | 'editor' = 'admin') => openConsole({ product, path, as })

test('jobs show their schedule in words, with its time zone, and what became of the last run', async () => {
  await open()
  await expect.element(row('盘点')).toHaveTextContent('每星期一 02:30')
  await expect.element(row('盘点')).toHaveTextContent('Asia/Shanghai')
  await expect.element(row('盘点')).toHaveTextContent('尚未运行')
  await expect.element(row('清理过期数据')).toHaveTextContent('每天 03:00')
})

test('a job is run by hand after a question, and its runs are listed with their errors', async () => {
  state.isBroken = true
  const { runtime } = await open()
  await actOn('盘点', '立即运行')
  await expect.element(question).toHaveTextContent('几秒内开始')
  await answer('立即运行')
  await expect.element(row('盘点').getByText('等待')).toBeVisible()
  await runtime.runJobs()
  // Without a press of a button: the list is read again while a run goes on.
  await expect.element(row('盘点').getByText('失败')).toBeVisible()
  await expect.element(row('盘点')).toHaveTextContent('shelf 7 is missing')
  await actOn('盘点', '运行记录')
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByText('shelf 7 is missing')).toBeVisible()
  await expect.element(drawer.getByText('手动', { exact: true })).toBeVisible()
  await expect.element(drawer.getByText('每次最多尝试 1 次，每次不超过 10 分')).toBeVisible()
})

test('a job is paused and resumed', async () => {
  await open()
  await chooseMore('盘点', '暂停')
  await answer('暂停')
  await expect.element(row('盘点').getByText('已暂停')).toBeVisible()
  await chooseMore('盘点', '恢复')
  await answer('恢复')
  await expect.element(row('盘点').getByText('已暂停')).not.toBeInTheDocument()
})

test('a job that runs already is not run a second time, and the message says so', async () => {
  const { runtime } = await open()
  await actOn('盘点', '立即运行')
  await answer('立即运行')
  await expect.element(row('盘点').getByText('等待')).toBeVisible()
  await runtime.engine.db.updateTable('jobRuns').set({ state: 'running' }).execute()
  await actOn('盘点', '立即运行')
  await answer('立即运行')
  await expect.element(messages.getByText('任务正在运行，请等它结束')).toBeVisible()
})

test('people who may only read have the runs and no other button', async () => {
  await openConsole({
    product,
    path,
    as: 'editor',
    prepare: async ({ engine: { db } }) => {
      const writes = db
        .selectFrom('menus')
        .where('permission', 'in', ['system:job:run', 'system:job:pause'])
        .select('id')
      await db.deleteFrom('roleMenus').where('menuId', 'in', writes).execute()
    },
  })
  await expect.element(row('盘点').getByRole('button', { name: /^运行记录/ })).toBeVisible()
  expect(button('立即运行 盘点').query()).toBeNull()
  expect(row('盘点').getByRole('button').elements()).toHaveLength(1)
})

test.each([
  { world: { width: 1440, lang: 'zh-cn', theme: 'light' }, name: '盘点', runs: '运行记录', more: '更多' },
  { world: { width: 390, lang: 'en', theme: 'dark' }, name: 'Count the depot', runs: 'Runs', more: 'More' },
] as const)('at $world.width px in $world.lang the list and the runs are accessible and fit', async (one) => {
  state.isBroken = true
  const { runtime } = await openIn(one.world, {
    product,
    path,
    as: 'admin',
    prepare: async ({ engine: { db }, runJobs }) => {
      await runJobs()
      const { jobId } = await db
        .selectFrom('jobs')
        .where('jobKey', '=', 'depot.count')
        .select('jobId')
        .executeTakeFirstOrThrow()
      const run = { jobId, dueAt: null, startAt: 0, attempt: 0, process: '', beat: 0, error: '' }
      await db
        .insertInto('jobRuns')
        .values({ ...run, state: 'waiting', earlierEnd: 'none' })
        .execute()
      await runJobs()
    },
  })
  expect(runtime).toBeDefined()
  await expect.element(page.getByText(one.name, { exact: true })).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
  await userEvent.click(page.getByText(one.name, { exact: true }))
  await expect.element(page.getByRole('dialog').getByText('shelf 7 is missing')).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
})
