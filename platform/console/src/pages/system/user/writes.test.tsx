import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeUser, giveRole } from '#server-test/records/rows'
import { trySignIn } from '#server-test/visitor'
import { closeConsoles, openConsole, type Start } from '#test/console-app'
import {
  answer,
  button,
  formOf,
  listOf,
  message,
  messages,
  question,
  rowBox,
  rowSwitch,
  select,
  total,
} from '#test/page-objects'
import { giveClaimedRole } from '#test/shell/identity-provider'
import { actOn, chooseMore, offersOf } from '#test/row-menu'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const { row } = listOf('用户')

const open = (start: Start = {}) => openConsole({ path: '/system/user', as: 'admin', ...start })

const rolesOf = async ({ engine: { db } }: MemoryRuntime, userId: number) => {
  const rows = await db
    .selectFrom('userRoles')
    .where('userId', '=', userId)
    .select('roleId')
    .orderBy('roleId')
    .execute()
  return rows.map(({ roleId }) => roleId)
}

describe('whom nobody harms', () => {
  test('oneself cannot be selected, deleted, disabled or reset', async () => {
    await open({ as: 'editor' })
    await expect.element(row('陈思远')).toBeVisible()
    expect(await offersOf('陈思远')).toEqual(['编辑', '分配角色', '导出个人数据'])
    await expect.element(rowSwitch('陈思远')).toBeDisabled()
    await expect.element(rowBox('陈思远')).toBeDisabled()
  })

  test('nor can the built-in administrator, by another one', async () => {
    await open({ as: 'common', prepare: giveRole(3, 1) })
    await expect.element(row('林晓')).toBeVisible()
    expect(await offersOf('林晓')).toEqual(['编辑', '导出个人数据'])
    await expect.element(rowSwitch('林晓')).toBeDisabled()
    await expect.element(rowBox('林晓')).toBeDisabled()
  })
})

describe('the status switch', () => {
  test('asks, and says that sessions end', async () => {
    const { runtime } = await open()
    await userEvent.click(rowSwitch('何俊杰'))
    await expect.element(question).toHaveAccessibleDescription(/会话会立即结束/)
    await answer('停用')
    await expect.element(rowSwitch('何俊杰')).not.toBeChecked()
    const user = runtime.engine.db.selectFrom('users').where('userId', '=', 4).select('status')
    await expect.poll(() => user.executeTakeFirst()).toEqual({ status: 0 })
  })

  test('stays as it was when somebody changed the user meanwhile', async () => {
    const { runtime } = await open()
    await expect.element(rowSwitch('何俊杰')).toBeChecked()
    await changeUser(4, { version: 9 })(runtime)
    await userEvent.click(rowSwitch('何俊杰'))
    await answer('停用')
    await expect.element(messages.getByRole('alert')).toBeVisible()
    await expect.element(rowSwitch('何俊杰')).toBeChecked()
  })
})

describe('deleting', () => {
  test('several users asks by name and says what stays', async () => {
    await open()
    await select('王若彤', '何俊杰')
    await userEvent.click(button('删除'))
    await expect.element(question).toHaveAccessibleName('删除「王若彤」等 2 项？')
    const stays = '姓名、地址和浏览器仍会留在操作日志和登录日志中，最长 180 天'
    await expect.element(question.getByText(stays, { exact: false })).toBeVisible()
    await answer('删除')
    await expect.element(total(2)).toBeVisible()
  })
})

describe('resetting a password', () => {
  const shown = page.getByRole('dialog', { name: '「何俊杰」的一次性密码' })
  async function reset(): Promise<void> {
    await chooseMore('何俊杰', '重置密码')
    await answer('重置密码')
  }

  test('asks, then shows the new one once, to copy', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { runtime } = await open()
    await reset()
    const password = shown.getByRole('status', { name: '一次性密码' })
    await expect.element(password).toBeVisible()
    await expect.element(shown.getByText('24 小时内有效，首次登录时必须修改', { exact: false })).toBeVisible()
    const text = password.element().textContent
    await userEvent.click(shown.getByRole('button', { name: '复制' }))
    expect(copy).toHaveBeenCalledWith(text)
    await userEvent.click(shown.getByRole('button', { name: '我已记下' }))
    await expect.element(shown).not.toBeInTheDocument()
    expect((await trySignIn(runtime.fetch, 'guest', text)).status).toBe(200)
  })

  test('without a clipboard it says so', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    await open()
    await reset()
    await userEvent.click(shown.getByRole('button', { name: '复制' }))
    await expect.element(message('浏览器不支持剪贴板')).toBeVisible()
  })
})

describe('assigning roles', () => {
  const { form, save } = formOf('分配角色')
  const role = (name: string) => form.getByRole('checkbox', { name: new RegExp(name) })

  test('gives and takes what is selected', async () => {
    const { runtime } = await open()
    await actOn('何俊杰', '分配角色')
    await userEvent.click(role('普通用户'))
    await userEvent.click(role('访客'))
    await userEvent.click(save)
    await expect.element(form).not.toBeInTheDocument()
    await expect.poll(() => rolesOf(runtime, 4)).toEqual([3])
  })

  test('a role that an identity provider gave stays selected, and says so', async () => {
    const { runtime } = await open({ prepare: giveClaimedRole })
    await actOn('何俊杰', '分配角色')
    await expect.element(role('访客')).toBeChecked()
    await expect.element(role('访客')).toBeDisabled()
    await expect.element(form.getByText('身份提供方授予的角色，请在那里更改')).toBeVisible()
    await userEvent.click(role('编辑'))
    await userEvent.click(save)
    await expect.element(form).not.toBeInTheDocument()
    await expect.poll(() => rolesOf(runtime, 4)).toEqual([2, 4])
  })

  test('a role that is not the own one stays selected', async () => {
    const { runtime } = await open({ as: 'editor', prepare: changeUser(4, { deptId: 5 }) })
    await actOn('何俊杰', '分配角色')
    const guest = role('访客')
    await expect.element(guest).toBeChecked()
    await expect.element(guest).toBeDisabled()
    await userEvent.click(role('编辑'))
    await userEvent.click(save)
    await expect.element(form).not.toBeInTheDocument()
    await expect.poll(() => rolesOf(runtime, 4)).toEqual([2, 4])
  })

  test('the last enabled administrator stays one, which is said', async () => {
    await open({
      as: 'common',
      prepare: async (runtime) => {
        await giveRole(3, 1)(runtime)
        await changeUser(1, { status: 0 })(runtime)
      },
    })
    await actOn('王若彤', '分配角色')
    await userEvent.click(role('管理员'))
    await userEvent.click(save)
    await expect.element(form.getByRole('alert')).toHaveTextContent('至少要保留一名能登录的管理员')
  })
})

test('the export asks for what is filtered, with times as the pages show them', async () => {
  const { calls } = await open({ path: '/system/user?search=editor&deptId=2' })
  await userEvent.click(button('导出'))
  await userEvent.click(page.getByRole('menuitem', { name: /csv/ }))
  await expect.element(message(/^已导出/)).toBeVisible()
  const timeZone = encodeURIComponent(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  await expect
    .poll(() => calls.filter((call) => call.includes('/export')))
    .toEqual([`GET /api/system/user/export?search=editor&deptId=2&format=csv&timeZone=${timeZone}`])
})

test('the export may have the columns that are shown alone', async () => {
  const { calls } = await openConsole({ path: '/system/user', as: 'admin' })
  await expect.element(page.getByRole('checkbox', { name: '选择「陈思远」' })).toBeVisible()
  await userEvent.click(button('导出'))
  await userEvent.click(page.getByRole('menuitem', { name: '仅显示的列，CSV' }))
  await expect.element(message(/^已导出/)).toBeVisible()
  const shown = [...document.querySelectorAll<HTMLElement>('th[data-column]')].filter((head) => head.offsetWidth > 0)
  const columns = shown.map(({ dataset }) => dataset.column).join(',')
  expect(decodeURIComponent(calls.at(-1)!)).toContain(`columns=${columns}&format=csv`)
})
