import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { answer, button, listOf, messages, question } from '#test/page-objects'
import { sessionStatus, signIn } from '#server-test/visitor'

afterEach(closeConsoles)

const { list, row } = listOf('在线会话')

/** The admin's console, while editor and guest are signed in elsewhere. */
async function open(path = '/system/session') {
  const tokens: Record<string, string> = {}
  const { runtime } = await openConsole({
    path,
    as: 'admin',
    prepare: async ({ fetch }) => {
      for (const name of ['editor', 'guest']) tokens[name] = await signIn(fetch, name)
    },
  })
  return { runtime, isOpen: async (name: string) => (await sessionStatus(runtime.fetch, tokens[name]!)) === 200 }
}

/** The role of the editor loses the permission to end sessions. */
const withoutKick = async ({ engine: { db } }: MemoryRuntime) => {
  const buttons = db.selectFrom('menus').where('permission', '=', 'system:session:kick').select('id')
  await db.deleteFrom('roleMenus').where('menuId', 'in', buttons).execute()
}

test('shows who is signed in and marks the own session, which cannot be ended here', async () => {
  await open()
  await expect.element(row('editor')).toHaveTextContent('平台组')
  const own = row('本机')
  await expect.element(own).toHaveTextContent('admin')
  await expect.poll(() => list.getByText('本机').elements()).toHaveLength(1)
  await expect.element(own.getByRole('checkbox')).toBeDisabled()
  expect(own.getByRole('button').query()).toBeNull()
})

test('marks a locked one', async () => {
  const { runtime } = await open()
  await expect.element(row('guest')).toHaveTextContent('在线')
  await runtime.engine.db.updateTable('sessions').set({ locked: 1 }).where('userId', '=', 4).execute()
  await userEvent.click(button('刷新'))
  await expect.element(row('guest')).toHaveTextContent('已锁屏')
})

describe('ending', () => {
  test('asks, then counts at once', async () => {
    const { isOpen } = await open()
    await userEvent.click(row('guest').getByRole('button', { name: /^下线/ }))
    await expect.element(question).toHaveTextContent('对方需要重新登录')
    expect(await isOpen('guest')).toBe(true)
    await answer('下线')
    await expect.element(messages.getByText('已下线')).toBeVisible()
    await expect.element(row('guest')).not.toBeInTheDocument()
    expect([await isOpen('guest'), await isOpen('editor')]).toEqual([false, true])
  })

  test('takes all that are selected, never the own one', async () => {
    const { isOpen } = await open()
    await expect.element(row('guest')).toBeVisible()
    expect(button('下线').query()).toBeNull()
    await userEvent.click(page.getByRole('checkbox', { name: '选择本页全部' }))
    await userEvent.click(button('下线'))
    await expect.element(question).toHaveAccessibleName(/等 2 个会话下线？$/)
    await answer('下线')
    await expect.element(page.getByText('共 1 条', { exact: true })).toBeVisible()
    await expect.element(row('本机')).toBeVisible()
    expect([await isOpen('guest'), await isOpen('editor')]).toEqual([false, false])
  })

  test('of one that is gone meanwhile is rejected, and said', async () => {
    const { runtime } = await open()
    await userEvent.click(row('guest').getByRole('button', { name: /^下线/ }))
    await runtime.engine.db.deleteFrom('sessions').where('userId', '=', 4).execute()
    await answer('下线')
    await expect.element(messages.getByRole('alert')).toBeVisible()
  })
})

test('is filtered by user and address', async () => {
  await open('/system/session?username=GUE')
  await expect.element(page.getByText('共 1 条', { exact: true })).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: '地址' }), '10.0.0.1')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('没有符合条件的数据')).toBeVisible()
})

test('people who may only read have neither boxes nor buttons', async () => {
  await openConsole({ path: '/system/session', as: 'editor', prepare: withoutKick })
  await expect.element(row('本机')).toBeVisible()
  expect(list.getByRole('checkbox').query()).toBeNull()
  expect(button('下线').query()).toBeNull()
})
