import type { MemoryRuntime } from '@atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { button, formOf } from '#test/page-objects'
import { actOn } from '#test/row-menu'

afterEach(closeConsoles)

const { form, save, field } = formOf('用户')

const open = (as = 'admin', prepare?: (runtime: MemoryRuntime) => Promise<unknown>) =>
  openConsole({ path: '/system/user', as, prepare })

async function chooseDept(name: string): Promise<void> {
  await userEvent.click(form.getByRole('combobox', { name: '部门' }))
  await userEvent.click(page.getByTitle(name, { exact: true }).last())
}

/** Fills in the fields that every new user needs. */
async function fillNew(username: string, dept = '平台组'): Promise<void> {
  await userEvent.click(button('新增'))
  await userEvent.fill(field('用户名'), username)
  await userEvent.fill(field('密码'), 'quiet harbour 41')
  await userEvent.fill(field('昵称'), '新同事')
  await chooseDept(dept)
}

const readUser = ({ engine: { db } }: MemoryRuntime, username: string) =>
  db.selectFrom('users').where('username', '=', username).selectAll().executeTakeFirst()

describe('a new user', () => {
  test('is in the list, and can sign in', async () => {
    const { runtime } = await open()
    await fillNew('new.one')
    await expect
      .element(form.getByText('至少 8 个字符，不含用户名和产品名称，不能是常见密码。首次登录时必须修改'))
      .toBeVisible()
    await userEvent.fill(field('手机号'), '13911112222')
    await userEvent.click(save)
    await expect.element(page.getByRole('row', { name: /new\.one/ })).toBeVisible()
    await expect
      .poll(() => readUser(runtime, 'new.one'))
      .toMatchObject({
        deptId: 5,
        status: 1,
        sex: 1,
        postId: null,
        mustChangePassword: 1,
      })
  })

  test('begins in the department that is chosen in the list', async () => {
    await openConsole({ path: '/system/user?deptId=3', as: 'admin' })
    await userEvent.click(button('新增'))
    await expect.element(form.getByTitle('市场部')).toBeVisible()
  })

  test('what is missing or wrong is said at its field before anything is sent', async () => {
    const { calls } = await open()
    await userEvent.click(button('新增'))
    await userEvent.fill(field('用户名'), '张 三')
    await userEvent.fill(field('手机号'), '12345')
    await userEvent.fill(field('邮箱'), 'nobody')
    await userEvent.click(save)
    await expect.element(form.getByText('2–20 个字符：字母、数字、下划线、短横线、点')).toBeVisible()
    for (const text of ['请填写密码', '请填写昵称', '请选择部门', '11 位手机号，以 13–19 开头', /^邮箱格式不正确/])
      await expect.element(form.getByText(text)).toBeVisible()
    expect(calls.filter((call) => call.startsWith('POST /api/system/user'))).toEqual([])
  })

  test.each([
    ['用户名', 'Editor'],
    ['手机号', '15900007745'],
    ['邮箱', 'EDITOR@atrium.example'],
  ])('%s that is taken is said there', async (name, value) => {
    await open()
    await fillNew('new.two')
    await userEvent.fill(field(name), value)
    await userEvent.click(save)
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field(name)).toHaveFocus()
  })

  test('a password that is too common is rejected at its field, and can be looked at', async () => {
    await open()
    await fillNew('new.three')
    await userEvent.fill(field('密码'), 'password')
    await userEvent.click(save)
    await expect.element(field('密码')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(form.getByRole('button', { name: '显示密码' }))
    await expect.element(field('密码')).toHaveAttribute('type', 'text')
  })

  test('a password that holds the name of the product is rejected at its field', async () => {
    await open()
    await fillNew('new.four')
    await userEvent.fill(field('密码'), 'My Atrium desk 41')
    await userEvent.click(save)
    await expect.element(form.getByText('密码不能包含产品名称')).toBeVisible()
    await expect.element(field('密码')).toHaveAttribute('aria-invalid', 'true')
  })

  test('a disabled department cannot be chosen', async () => {
    await open()
    await userEvent.click(button('新增'))
    await userEvent.click(form.getByRole('combobox', { name: '部门' }))
    // The department tree beside the list has it as well, before the list of the field.
    await expect
      .element(page.getByRole('treeitem', { name: '财务部（已停用）' }).last())
      .toHaveAttribute('aria-disabled', 'true')
  })
})

describe('an edited user', () => {
  test('keeps the name, and roles that are not the own', async () => {
    const { runtime } = await open('editor', async ({ engine: { db } }) => {
      await db.updateTable('users').set({ deptId: 5 }).where('userId', '=', 4).execute()
    })
    await actOn('何俊杰', '编辑')
    await expect.element(field('用户名')).toBeDisabled()
    await expect.element(form.getByText('灰色的角色不由您分配，会保持不变')).toBeVisible()
    await userEvent.fill(field('昵称'), '何俊')
    await userEvent.click(save)
    await expect.element(page.getByRole('checkbox', { name: '选择「何俊」' })).toBeVisible()
    const held = runtime.engine.db.selectFrom('userRoles').where('userId', '=', 4).select('roleId')
    await expect.poll(() => held.execute()).toEqual([{ roleId: 4 }])
  })

  test('nobody disables themselves', async () => {
    await open('editor')
    await actOn('陈思远', '编辑')
    await expect.element(form.getByRole('radio', { name: '停用' })).toBeDisabled()
  })

  test('a department out of reach is rejected at its field', async () => {
    const { runtime } = await open('editor', async ({ engine: { db } }) => {
      await db.updateTable('users').set({ deptId: 5 }).where('userId', '=', 4).execute()
      await db.updateTable('roles').set({ dataScope: 4 }).where('roleId', '=', 2).execute()
      await db.updateTable('users').set({ deptId: 2 }).where('userId', '=', 2).execute()
    })
    await actOn('何俊杰', '编辑')
    await chooseDept('前端组')
    // The department leaves the reach of the editor while the form is open.
    await runtime.engine.db.updateTable('depts').set({ pid: 4 }).where('deptId', '=', 7).execute()
    await userEvent.click(save)
    await expect.element(form.getByText('不是可选的值')).toBeVisible()
    await expect.element(form.getByRole('combobox', { name: '部门' })).toHaveAttribute('aria-invalid', 'true')
  })
})
