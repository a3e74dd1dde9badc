import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole } from '#test/console-app'
import { button, listOf } from '#test/page-objects'
import { setLanguage } from '#shared/i18n/text'
import { signIn } from '#server-test/visitor'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

const { list, rows } = listOf('操作日志')
const drawer = page.getByRole('dialog', { name: '详情' })
const field = (text: string) => drawer.getByRole('row', { name: new RegExp(`^${text}`) })

/** The editor adds a post, renames it, and is rejected another one of the same code. */
async function work({ fetch }: MemoryRuntime) {
  const headers = { token: await signIn(fetch, 'editor'), 'content-type': 'application/json' }
  const send = (method: string, body: object) =>
    fetch('/api/system/post', { method, headers, body: JSON.stringify(body) })
  const post = { postCode: 'qa', postName: '测试员', postSort: 9 }
  const { data: postId } = (await (await send('POST', post)).json()) as { data: number }
  await send('PUT', { ...post, postName: '测试工程师', postId, version: 1 })
  await send('POST', post)
}

type Send = (method: string, path: string, body: object) => Promise<unknown>

/** Does something as the admin. */
const asAdmin = (doing: (send: Send, runtime: MemoryRuntime) => Promise<unknown>) => async (runtime: MemoryRuntime) => {
  const headers = { token: await signIn(runtime.fetch, 'admin'), 'content-type': 'application/json' }
  const send: Send = async (method, path, body) => {
    const answer = await runtime.fetch(`/api/system/${path}`, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
    return ((await answer.json()) as { data: unknown }).data
  }
  await doing(send, runtime)
}

/** A role changes one of its menus for another one, and its departments; one of these is deleted later. */
const regrant = asAdmin(async (send, { engine: { db } }) => {
  const menuOf = async (permission: string) =>
    (await db.selectFrom('menus').where('permission', '=', permission).select('id').executeTakeFirstOrThrow()).id
  const role = { roleName: '质检', roleKey: 'quality', roleSort: 9 }
  const roleId = await send('POST', 'role', { ...role, menuIds: [await menuOf('system:post:edit')] })
  const menuIds = [await menuOf('system:post:add')]
  await send('PUT', 'role', { ...role, roleId, version: 1, menuIds })
  await db
    .insertInto('depts')
    .values({
      deptId: 999,
      pid: 1,
      deptName: 'gone',
      deptNameEn: '',
      orderNum: 9,
      leader: '',
      phone: '',
      email: '',
      status: 1,
    })
    .execute()
  await send('PUT', 'role/dataScope', { roleId, dataScope: 2, deptIds: [5, 999] })
  await db.deleteFrom('depts').where('deptId', '=', 999).execute()
})

const importMany = asAdmin(async (send, { engine: { db } }) => {
  const { deptName: dept } = await db
    .selectFrom('depts')
    .where('deptId', '=', 1)
    .select('deptName')
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: 25 }, (_, index) => ({
    username: `import${index}`,
    nickname: `Import ${index}`,
    dept,
  }))
  await send('POST', 'user/import', { rows, dryRun: false, updateExisting: false })
})

const open = (path = '/system/operationLog', as = 'admin') => openConsole({ path, as, prepare: work })
const openDetails = async (title: RegExp) => userEvent.click(page.getByRole('button', { name: title }).first())

/** The role of the editor loses these permissions. */
const withoutPermissions =
  (...codes: string[]) =>
  async ({ engine: { db } }: MemoryRuntime) => {
    const buttons = db.selectFrom('menus').where('permission', 'in', codes).where('menuType', '=', 2).select('id')
    await db.deleteFrom('roleMenus').where('menuId', 'in', buttons).execute()
  }

describe('the list', () => {
  test('shows who did what, and what was rejected, the latest first', async () => {
    await open()
    await expect.element(rows.nth(1)).toHaveTextContent(/editor新增岗位POST \/api\/system\/post/)
    await expect.element(rows.nth(1)).toHaveTextContent('岗位 测试员')
    await expect.element(rows.nth(1)).toHaveTextContent('被拒绝已被使用，请换一个')
    await expect.element(rows.nth(2)).toHaveTextContent(/修改岗位PUT.*岗位 测试工程师.*成功/)
    await expect.element(page.getByText('较早的记录会定期清理')).toBeVisible()
  })

  test('finds a person by the whole name, or several people', async () => {
    await open('/system/operationLog?usernameIs=edit')
    await expect.element(page.getByText('没有符合条件的数据')).toBeVisible()
    const user = page.getByRole('search').getByRole('group', { name: '用户' })
    await userEvent.click(user.getByRole('combobox', { name: '「用户」的条件' }))
    await userEvent.click(page.getByTitle('属于', { exact: true }).last())
    await userEvent.fill(user.getByRole('combobox').last(), 'editor,admin,')
    await userEvent.click(button('查询'))
    await expect.poll(address).toBe('/system/operationLog?usernameOneOf=editor%2Cadmin')
    await expect.element(rows.nth(1)).toHaveTextContent('editor')
  })

  test('is grouped with counts; a group opens, which is in the address, and leads to all of its rows', async () => {
    await open()
    await userEvent.click(button('分组'))
    await userEvent.click(page.getByRole('menuitemradio', { name: '按结果分组' }))
    const done = list.getByRole('button', { name: /^成功 共 2 条/ })
    await expect.element(done).toHaveAttribute('aria-expanded', 'false')
    await expect.element(list.getByRole('button', { name: /被拒绝 共 1 条/ })).toBeVisible()
    await expect.poll(address).toBe('/system/operationLog?group=result')
    await userEvent.click(done)
    await expect.poll(address).toBe('/system/operationLog?group=result&opened=done')
    await expect.element(list.getByRole('row', { name: /修改岗位/ })).toBeVisible()
    expect(list.getByText('已被使用').query()).toBeNull()
    await userEvent.click(done)
    await expect.element(list.getByRole('row', { name: /修改岗位/ })).not.toBeInTheDocument()
  })

  test('a link brings the groups, on a phone too', async () => {
    await page.viewport(390, 844)
    await open('/system/operationLog?group=kind&opened=add')
    await expect.element(page.getByRole('button', { name: /新增 共 2 条/ })).toBeVisible()
    await expect.element(page.getByRole('list', { name: '操作日志' }).getByText('新增岗位').first()).toBeVisible()
    expect(page.getByText('修改岗位').query()).toBeNull()
  })

  test('names records on a phone too', async () => {
    await page.viewport(390, 844)
    await open()
    const cards = page.getByRole('list', { name: '操作日志' })
    await expect.element(cards.getByRole('listitem').nth(1)).toHaveTextContent('岗位 测试工程师')
    expect(cards.element().textContent).not.toContain('#')
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
    await expect.poll(() => address()).toBe('/system/operationLog?sort=at')
    await expect.poll(() => calls).toContainEqual(expect.stringMatching(/\?page=1&size=10&order=asc$/))
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
  test('of a change put the fields that differ side by side, as the form calls them, and fold the others away', async () => {
    await open()
    await openDetails(/^详情 修改岗位/)
    await expect.element(drawer.getByRole('heading', { name: '测试工程师', level: 3 })).toBeVisible()
    await expect.element(drawer.getByText('岗位 #5')).toBeVisible()
    await expect.element(field('岗位名称 ')).toHaveTextContent('岗位名称测试员测试工程师')
    await expect.element(drawer.getByText('version')).not.toBeInTheDocument()
    await expect.element(drawer.getByText('岗位编码')).not.toBeVisible()
    await userEvent.click(drawer.getByText('未变的字段', { exact: false }))
    await expect.element(field('岗位编码 ')).toHaveTextContent('岗位编码qa')
    await expect.element(field('状态 ')).toHaveTextContent('状态启用')
    setLanguage('en')
    await expect.element(page.getByRole('row', { name: /^Post name/ })).toBeVisible()
  })

  test('are in the address, and a link opens them', async () => {
    const { runtime } = await open('/system/operationLog?result=done')
    await openDetails(/^详情 修改岗位/)
    await expect.element(drawer.getByRole('heading', { name: '测试工程师', level: 3 })).toBeVisible()
    const { logId } = await runtime.engine.db
      .selectFrom('operationLogs')
      .where('kind', '=', 'edit')
      .select('logId')
      .executeTakeFirstOrThrow()
    await expect.poll(() => address()).toBe(`/system/operationLog?result=done&log=${logId}`)
    await userEvent.keyboard('{Escape}')
    await expect.poll(address).toBe('/system/operationLog?result=done')
    await closeConsoles()
    await open(`/system/operationLog?log=${logId}`)
    await expect.element(field('岗位名称 ')).toHaveTextContent('岗位名称测试员测试工程师')
  })

  test('of a new record list what it was given', async () => {
    await open('/system/operationLog?result=done')
    await openDetails(/^详情 新增岗位/)
    await expect.element(drawer.getByText('新增', { exact: true }).last()).toBeVisible()
    await expect.element(field('岗位名称 ')).toHaveTextContent('岗位名称测试员')
    await expect.element(drawer.getByRole('row', { name: /^备注/ })).not.toBeInTheDocument()
    await expect.element(drawer.getByRole('columnheader', { name: '之前' })).not.toBeInTheDocument()
  })

  test('name the records of ids, and of lists what was added and removed', async () => {
    await openConsole({ path: '/system/operationLog', as: 'admin', prepare: regrant })
    await openDetails(/^详情 修改角色/)
    const menus = field('菜单权限 ')
    await expect.element(menus).toHaveTextContent(/新增 1 项 岗位管理 \/ 新增 #\d+移除 1 项 岗位管理 \/ 修改 #\d+$/)
  })

  test('show codes by their labels, and ids that are gone as such', async () => {
    await openConsole({ path: '/system/operationLog', as: 'admin', prepare: regrant })
    await openDetails(/^详情 设置数据权限/)
    await expect.element(field('数据权限 ')).toHaveTextContent('数据权限仅本人自定义部门')
    await expect.element(field('数据部门 ')).toHaveTextContent(/新增 2 项 \D+#5、#999 已删除$/)
  })

  test('have headings in order', async () => {
    await open()
    await openDetails(/^详情 修改岗位/)
    await expect.element(drawer.getByRole('heading', { level: 3 })).toBeVisible()
    const levels = drawer
      .getByRole('heading')
      .elements()
      .map(({ tagName }) => tagName)
    expect(levels).toEqual(['H2', 'H3'])
  })

  test('of an error name the record and say why in words; closed, the focus is back at the row', async () => {
    await open()
    await openDetails(/^详情 新增岗位/)
    await expect.element(drawer.getByText('record.taken')).toBeVisible()
    await expect.element(drawer.getByText('已被使用，请换一个')).toBeVisible()
    await expect.element(drawer.getByText('岗位编码')).toBeVisible()
    await expect.element(drawer.getByText('测试员')).toBeVisible()
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
    await expect.element(drawer.getByRole('heading', { name: /\(editor\)$/, level: 3 })).toBeVisible()
    await expect.element(drawer.getByText('有 2 条记录不在您的数据范围内，未显示')).toBeVisible()
    await expect.element(drawer.getByText('#3')).not.toBeInTheDocument()
    setLanguage('en')
    await expect.element(page.getByText('Records outside your data scope, not shown: 2')).toBeVisible()
  })

  test('lead to the record, and to everything that was done to it', async () => {
    await open()
    await openDetails(/^详情 修改岗位/)
    await userEvent.click(drawer.getByRole('link', { name: '全部历史' }))
    await expect.element(page.getByText('仅显示岗位「测试工程师」的记录')).toBeVisible()
    await expect.poll(() => address()).toBe('/system/operationLog?record=post:5')
    await expect.element(page.getByText('共 2 条', { exact: true })).toBeVisible()
    await openDetails(/^详情 修改岗位/)
    await userEvent.click(drawer.getByRole('link', { name: '打开记录' }))
    const details = page.getByRole('dialog', { name: '岗位详情' })
    await expect.element(details.getByRole('heading', { name: '测试工程师' })).toBeVisible()
    await expect.poll(() => address()).toBe('/system/post?record=5')
    await userEvent.keyboard('{Escape}')
    await expect.poll(address).toBe('/system/post')
  })

  test('do not lead where the reader may not go', async () => {
    const prepare = async (runtime: MemoryRuntime) => {
      await work(runtime)
      await withoutPermissions('system:post:edit')(runtime)
    }
    await openConsole({ path: '/system/operationLog', as: 'editor', prepare })
    await openDetails(/^详情 修改岗位/)
    await expect.element(drawer.getByRole('link', { name: '全部历史' })).toBeVisible()
    await expect.element(drawer.getByRole('link', { name: '打开记录' })).not.toBeInTheDocument()
  })

  test('do not lead to what is gone', async () => {
    const prepare = async (runtime: MemoryRuntime) => {
      await work(runtime)
      await runtime.engine.db.deleteFrom('posts').where('postId', '=', 5).execute()
    }
    await openConsole({ path: '/system/operationLog', as: 'admin', prepare })
    await expect.element(rows.nth(2)).toHaveTextContent('测试工程师 已删除')
    await openDetails(/^详情 修改岗位/)
    await expect.element(drawer.getByRole('link', { name: '全部历史' })).toBeVisible()
    expect(drawer.getByRole('link', { name: '打开记录' }).query()).toBeNull()
  })

  test('of many records count them and show them a page at a time', async () => {
    await openConsole({ path: '/system/operationLog', as: 'admin', prepare: importMany })
    await expect.element(rows.nth(1)).toHaveTextContent('Import 0 (import0)、')
    await expect.element(rows.nth(1)).toHaveTextContent('等 25 条')
    await expect.poll(() => rows.nth(1).element().getBoundingClientRect().height).toBeLessThan(46)
    await openDetails(/^详情 导入用户/)
    await expect.element(drawer.getByText('新增 25 条')).toBeVisible()
    await expect.element(drawer.getByRole('heading', { name: 'Import 9 (import9)' })).toBeVisible()
    await expect.poll(() => drawer.getByRole('heading', { level: 3 }).elements()).toHaveLength(10)
    await userEvent.click(drawer.getByRole('navigation', { name: '变更分页' }).getByText('3', { exact: true }))
    await expect.element(drawer.getByRole('heading', { name: 'Import 24 (import24)' })).toBeVisible()
    await expect.element(drawer.getByRole('heading', { name: '变更', exact: true })).toBeInViewport()
    await expect.poll(() => drawer.getByRole('heading', { level: 3 }).elements()).toHaveLength(5)
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

test('people who may only read have neither details nor the export', async () => {
  const prepare = async (runtime: MemoryRuntime) => {
    await work(runtime)
    await withoutPermissions('system:operationLog:query', 'system:operationLog:export')(runtime)
  }
  await openConsole({ path: '/system/operationLog', as: 'editor', prepare })
  await expect.element(rows.nth(3)).toBeVisible()
  expect(page.getByRole('button', { name: /^详情/ }).query()).toBeNull()
  expect(button('导出').query()).toBeNull()
})
