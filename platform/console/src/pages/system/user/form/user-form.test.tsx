import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeUser } from '#server-test/records/rows'
import { closeConsoles, openConsole, type Start } from '#test/console-app'
import { giveClaimedRole } from '#test/shell/identity-provider'
import { chooseOption, formOf, listOf, rowBox } from '#test/page-objects'

afterEach(closeConsoles)

const { row } = listOf('用户')
const { form, save, field, fieldErrors, add, edit } = formOf('用户')

const open = (start: Start = {}) => openConsole({ path: '/system/user', as: 'admin', ...start })

async function chooseDept(name: string): Promise<void> {
  await userEvent.click(field('部门'))
  await chooseOption(name)
}

/** Fills in what every new user needs, and other values. */
async function addUser(username: string, values: Record<string, string> = {}): Promise<void> {
  await add({ 用户名: username, 密码: 'quiet harbour 41', 昵称: '新同事', ...values })
  await chooseDept('平台组')
}

const readUser = ({ engine: { db } }: MemoryRuntime, username: string) =>
  db.selectFrom('users').where('username', '=', username).selectAll().executeTakeFirst()

describe('a new user', () => {
  test('is in the list, and can sign in', async () => {
    const { runtime } = await open()
    await addUser('new.one', { 手机号: '13911112222' })
    await expect
      .element(form.getByText('至少 8 个字符，不含用户名和产品名称，不能是常见密码。首次登录时必须修改'))
      .toBeVisible()
    await userEvent.click(save)
    await expect.element(row('new.one')).toBeVisible()
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
    await open({ path: '/system/user?deptId=3' })
    await add()
    await expect.element(form.getByTitle('市场部')).toBeVisible()
  })

  test('what is missing or wrong is said at its field before anything is sent', async () => {
    const { sent } = await open()
    await add({ 用户名: '张 三', 手机号: '12345', 邮箱: 'nobody' })
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({
      用户名: '2–20 个字符：字母、数字、下划线、短横线、点',
      密码: '请填写密码',
      昵称: '请填写昵称',
      部门: '请选择部门',
      手机号: '11 位手机号，以 13–19 开头',
      邮箱: expect.stringMatching(/^邮箱格式不正确/),
    })
    expect(sent('POST /api/system/user')).toEqual([])
  })

  test.each([
    ['用户名', 'Editor'],
    ['手机号', '15900007745'],
    ['邮箱', 'EDITOR@atrium.example'],
  ])('%s that is taken is said there', async (name, value) => {
    await open()
    await addUser('new.two', { [name]: value })
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({ [name]: '已被使用，请换一个' })
    await expect.element(field(name)).toHaveFocus()
  })

  test('a password that is too common is rejected at its field, and can be looked at', async () => {
    await open()
    await addUser('new.three', { 密码: 'password' })
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({ 密码: '该密码过于常见' })
    await userEvent.click(form.getByRole('button', { name: '显示密码' }))
    await expect.element(field('密码')).toHaveAttribute('type', 'text')
  })

  test('a password that holds the name of the product is rejected at its field', async () => {
    await open()
    await addUser('new.four', { 密码: 'My Atrium desk 41' })
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({ 密码: '密码不能包含产品名称' })
  })

  test('a disabled department cannot be chosen', async () => {
    await open()
    await add()
    await userEvent.click(field('部门'))
    // The department tree beside the list has it as well, before the list of the field.
    await expect
      .element(page.getByRole('treeitem', { name: '财务部（已停用）' }).last())
      .toHaveAttribute('aria-disabled', 'true')
  })
})

describe('an edited user', () => {
  test('keeps the name, and roles that are not the own', async () => {
    const { runtime } = await open({ as: 'editor', prepare: changeUser(4, { deptId: 5 }) })
    await edit('何俊杰', { 昵称: '何俊' })
    await expect.element(field('用户名')).toBeDisabled()
    await expect.element(form.getByText('灰色的角色不由您分配，会保持不变')).toBeVisible()
    await userEvent.click(save)
    await expect.element(rowBox('何俊')).toBeVisible()
    const held = runtime.engine.db.selectFrom('userRoles').where('userId', '=', 4).select('roleId')
    await expect.poll(() => held.execute()).toEqual([{ roleId: 4 }])
  })

  test('keeps a role that an identity provider gave', async () => {
    const { runtime } = await open({ prepare: giveClaimedRole })
    await edit('何俊杰', { 昵称: '何俊' })
    await expect.element(form.getByText('身份提供方授予的角色，请在那里更改')).toBeVisible()
    expect(form.element().querySelector('[title="访客"]')).not.toBeNull()
    expect(form.element().querySelector('.ant-select-selection-item-remove')).toBeNull()
    await userEvent.click(save)
    await expect.element(rowBox('何俊')).toBeVisible()
    const held = runtime.engine.db.selectFrom('userRoles').where('userId', '=', 4).select('roleId')
    expect(await held.execute()).toEqual([{ roleId: 4 }])
  })

  test('nobody disables themselves', async () => {
    await open({ as: 'editor' })
    await edit('陈思远')
    await expect.element(form.getByRole('radio', { name: '停用' })).toBeDisabled()
  })

  test('a department out of reach is rejected at its field', async () => {
    const { runtime } = await open({
      as: 'editor',
      prepare: async (runtime) => {
        await changeUser(4, { deptId: 5 })(runtime)
        await changeUser(2, { deptId: 2 })(runtime)
        await runtime.engine.db.updateTable('roles').set({ dataScope: 4 }).where('roleId', '=', 2).execute()
      },
    })
    await edit('何俊杰')
    await chooseDept('前端组')
    // The department leaves the reach of the editor while the form is open.
    await runtime.engine.db.updateTable('depts').set({ pid: 4 }).where('deptId', '=', 7).execute()
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({ 部门: '不是可选的值' })
  })
})
