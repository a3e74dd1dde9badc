import type { MemoryHome } from '@atrium/server/memory-home'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole } from '../../../../test/console-app'
import { setLanguage } from '../../../shared/i18n/text'
import { signIn } from '../../../../test/visitor'

afterEach(closeConsoles)

const list = page.getByRole('region', { name: '操作日志' })
const drawer = page.getByRole('dialog', { name: '详情' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const rows = list.getByRole('row')
const field = (text: string) => drawer.getByRole('row', { name: new RegExp(`^${text}`) })

/** The editor adds a post, renames it, and is refused another one of the same code. */
async function work({ fetch }: MemoryHome) {
  const headers = { token: await signIn(fetch, 'editor'), 'content-type': 'application/json' }
  const send = (method: string, body: object) =>
    fetch('/api/system/post', { method, headers, body: JSON.stringify(body) })
  const post = { postCode: 'qa', postName: '测试员', postSort: 9 }
  const { data: postId } = (await (await send('POST', post)).json()) as { data: number }
  await send('PUT', { ...post, postName: '测试工程师', postId, version: 1 })
  await send('POST', post)
}

const open = (path = '/system/operationLog', as = 'admin') => openConsole({ path, as, prepare: work })
const openDetails = async (title: RegExp) => userEvent.click(page.getByRole('button', { name: title }).first())

/** The role of the editor loses these permissions on the log. */
const without =
  (...actions: string[]) =>
  async ({ engine: { db } }: MemoryHome) => {
    const codes = actions.map((action) => `system:operationLog:${action}`)
    const buttons = db.selectFrom('menus').where('permission', 'in', codes).where('menuType', '=', 2).select('id')
    await db.deleteFrom('roleMenus').where('menuId', 'in', buttons).execute()
  }

describe('the list', () => {
  test('tells who did what, and what was refused, the latest first', async () => {
    await open()
    await expect.element(rows.nth(1)).toHaveTextContent(/editor新增岗位POST \/api\/system\/post/)
    await expect.element(rows.nth(1)).toHaveTextContent('被拒绝record.taken')
    await expect.element(rows.nth(2)).toHaveTextContent(/修改岗位PUT.*成功/)
    await expect.element(page.getByText('较早的记录会定期清理')).toBeVisible()
  })

  test('of the filters in the address', async () => {
    await open('/system/operationLog?kind=add&result=done&target=post&username=EDIT&title=岗位&from=soon')
    await expect.element(page.getByText('共 1 条', { exact: true })).toBeVisible()
    await expect.element(rows.nth(1)).toHaveTextContent(/新增岗位.*成功/)
  })

  test('sorts by time', async () => {
    const { calls } = await open()
    await userEvent.click(list.getByRole('columnheader', { name: /时间/ }))
    await expect.element(rows.nth(1)).toHaveTextContent(/新增岗位.*成功/)
    expect(address()).toBe('/system/operationLog?sort=at')
    expect(calls.at(-1)).toMatch(/\?page=1&size=10&order=asc$/)
  })

  test('says when nothing has been done', async () => {
    await openConsole({ path: '/system/operationLog', as: 'admin' })
    await expect.element(page.getByText('还没有操作记录')).toBeVisible()
  })
})

describe('the time', () => {
  const from = page.getByRole('textbox', { name: '时间，从' })
  const to = page.getByRole('textbox', { name: '时间，到' })
  const iso = (minute: string) => new Date(minute).toISOString()

  test('begins and ends with the minutes that were typed', async () => {
    await open()
    await userEvent.click(button('更多条件'))
    await userEvent.fill(from, '2020-01-01 08:00')
    await userEvent.keyboard('{Tab}')
    await userEvent.fill(to, '2020-01-01 09:30')
    await userEvent.click(button('查询'))
    await expect.element(page.getByText('没有符合条件的数据')).toBeVisible()
    const search = new URLSearchParams(location.search)
    expect([search.get('from'), search.get('to')]).toEqual([iso('2020-01-01T08:00'), iso('2020-01-01T09:31')])
  })

  test('of the address shows in the form and may be open at an end', async () => {
    await open(`/system/operationLog?from=${iso('2020-01-01T08:00')}`)
    await expect.element(from).toHaveValue('2020-01-01 08:00')
    await expect.element(to).toHaveValue('')
    await expect.element(page.getByText('共 3 条', { exact: true })).toBeVisible()
  })
})

describe('the details', () => {
  test('of a change put the fields that differ side by side and fold the others away', async () => {
    await open()
    await openDetails(/^详情 修改岗位/)
    await expect.element(drawer.getByRole('heading', { name: '岗位 5' })).toBeVisible()
    await expect.element(field('postName ')).toHaveTextContent('postName测试员测试工程师')
    await expect.element(drawer.getByText('postCode')).not.toBeVisible()
    await userEvent.click(drawer.getByText('未变的字段', { exact: false }))
    await expect.element(field('postCode')).toHaveTextContent('postCodeqaqa')
  })

  test('of a new record say that it was not there', async () => {
    await open('/system/operationLog?result=done')
    await openDetails(/^详情 新增岗位/)
    await expect.element(drawer.getByRole('columnheader', { name: '之前（不存在）' })).toBeVisible()
    await expect.element(field('postName ')).toHaveTextContent('postName—测试员')
  })

  test('of a refusal say why in words; closed, the focus is back at the row', async () => {
    await open()
    await openDetails(/^详情 新增岗位/)
    await expect.element(drawer.getByText('record.taken')).toBeVisible()
    await expect.element(drawer.getByText('原因')).toBeVisible()
    await expect.element(drawer.getByText('没有任何变更')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: /^详情 新增岗位/ }).first()).toHaveFocus()
  })

  test('leave out records outside the data scope, and say how many', async () => {
    await openConsole({
      path: '/system/operationLog',
      as: 'editor',
      prepare: async ({ engine: { db } }) => {
        const row = { at: Date.now(), userId: 2, username: 'editor', operation: 'PUT /api/system/user/changeStatus' }
        const change = { kind: 'edit', target: 'user', address: '', agent: '', result: 'done' }
        const records = { targetIds: '[2,3,4]', before: '[{"userId":2},null,null]', after: '[{"userId":2},null,null]' }
        await db
          .insertInto('operationLogs')
          .values({ ...row, ...change, ...records })
          .execute()
      },
    })
    await openDetails(/^详情 启停用户/)
    await expect.element(drawer.getByRole('heading', { name: '用户 2', exact: true })).toBeVisible()
    await expect.element(drawer.getByText('有 2 条记录不在你的数据范围内，未显示')).toBeVisible()
    expect(drawer.getByRole('heading', { name: '用户 3' }).query()).toBeNull()
    setLanguage('en')
    await expect.element(page.getByText('Records outside your data scope, not shown: 2')).toBeVisible()
  })

  test('that do not load can be asked for again', async () => {
    await openConsole({
      path: '/system/operationLog',
      as: 'admin',
      prepare: work,
      unreachable: '/operationLog/info',
    })
    await openDetails(/^详情 修改岗位/)
    await expect.element(drawer.getByRole('button', { name: '重试' })).toBeVisible()
  })
})

test('whoever may only look has neither details nor the export', async () => {
  const prepare = async (home: MemoryHome) => {
    await work(home)
    await without('query', 'export')(home)
  }
  await openConsole({ path: '/system/operationLog', as: 'editor', prepare })
  await expect.element(rows.nth(3)).toBeVisible()
  expect(page.getByRole('button', { name: /^详情/ }).query()).toBeNull()
  expect(button('导出').query()).toBeNull()
})
