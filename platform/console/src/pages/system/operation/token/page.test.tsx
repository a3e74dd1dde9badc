import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { answer, button, listOf, messages, question } from '#test/page-objects'

afterEach(closeConsoles)

const { row } = listOf('API 令牌')
const day = 86_400_000

/** The console of the admin, or of another, where the editor has two tokens, one of them over, and the admin has one. */
const open = (as: 'admin' | 'editor' = 'admin', path = '/system/operation/token') =>
  openConsole({
    path,
    as,
    prepare: async ({ engine: { db } }) => {
      const now = Date.now()
      const token = { addresses: '["10.0.0.0/8"]', dataScope: 3, permissions: '["system:post:list"]', createdAt: now }
      const rows = [
        [2, 'nightly', now + day],
        [2, 'former', now - day],
        [1, 'of the admin', now + day],
      ] as const
      for (const [userId, tokenName, expiresAt] of rows)
        await db
          .insertInto('apiTokens')
          .values({ ...token, userId, tokenName, expiresAt, tokenHash: tokenName, hint: 'abcd', lastUsedAt: null })
          .execute()
    },
  })

test('shows whose token it is, what it may do, and whether it has expired', async () => {
  await open()
  await expect.element(row('nightly')).toHaveTextContent('(editor)')
  await expect.element(row('nightly')).toHaveTextContent('1 项权限')
  await expect.element(row('nightly')).toHaveTextContent('有效')
  await expect.element(row('former')).toHaveTextContent('已过期')
  await expect.element(row('of the admin')).toBeVisible()
})

test('one is revoked after a question', async () => {
  const { runtime } = await open()
  await userEvent.click(row('nightly').getByRole('button', { name: /^撤销/ }))
  await expect.element(question).toHaveTextContent('立即无法调用')
  await answer('撤销')
  await expect.element(messages.getByText('已撤销')).toBeVisible()
  await expect.element(row('nightly')).not.toBeInTheDocument()
  const left = await runtime.engine.db.selectFrom('apiTokens').select('tokenName').execute()
  expect(left.map(({ tokenName }) => tokenName).toSorted()).toEqual(['former', 'of the admin'])
})

test('several are revoked together', async () => {
  await open('admin', '/system/operation/token?username=edit')
  await expect.element(row('nightly')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: '选择本页全部' }))
  await userEvent.click(button('撤销'))
  await expect.element(question).toHaveAccessibleName(/等 2 个令牌？$/)
  await answer('撤销')
  await expect.element(page.getByText('没有符合条件的数据')).toBeVisible()
})

test('people see those in their scope alone', async () => {
  await open('editor')
  await expect.element(row('nightly')).toBeVisible()
  await expect.element(row('of the admin')).not.toBeInTheDocument()
})
