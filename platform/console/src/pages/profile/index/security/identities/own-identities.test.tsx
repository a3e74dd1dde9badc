import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openConsole } from '#test/console-app'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { answer, button, message, question } from '#test/page-objects'
import { settled } from '#test/page-walk'
import { addLinkedProvider, addProvider, atProvider, sampleClient } from '#test/shell/identity-provider'
import { closeWorld, openIn } from '#test/worlds'
import { readBegun } from '#shared/session/sso/begun'

afterEach(closeWorld)

const path = '/profile/index?tab=security'
const identityClient = sampleClient()
const section = page.getByRole('region', { name: '关联账号' })
const list = section.getByRole('list', { name: '关联账号' })

test('without a provider there is no such section', async () => {
  const app = await openConsole({ path, as: 'editor', identityClient })
  await expect.element(page.getByRole('region', { name: '两步验证' })).toBeVisible()
  await expect.poll(() => app.sent('GET /api/user/identities')).toHaveLength(1)
  await settled(app)
  expect(section.query()).toBeNull()
})

test('an account is shown with its provider, and unlinked after a question', async () => {
  const { runtime } = await openConsole({
    path,
    as: 'editor',
    identityClient,
    prepare: (runtime) => addLinkedProvider(runtime),
  })
  await expect.element(list).toHaveTextContent('集团账号')
  await expect.element(list).toHaveTextContent('chen@office.example')
  await expect.element(list).toHaveTextContent('尚未使用')
  await userEvent.click(button('解除关联 集团账号 · chen@office.example'))
  await expect.element(question).toHaveTextContent('之后不能再用它登录')
  await answer('解除关联')
  await expect.element(message('已解除关联')).toBeVisible()
  await expect.element(section).toHaveTextContent('还没有关联账号')
  expect(await runtime.engine.db.selectFrom('identities').selectAll().execute()).toEqual([])
  await expect.element(button('关联 集团账号')).toBeVisible()
})

test('before an account is linked the person shows who they are', async () => {
  const { runtime } = await openConsole({
    path,
    as: 'editor',
    identityClient,
    prepare: (runtime) => addProvider(runtime),
  })
  await expect.element(button('关联 集团账号')).toBeVisible()
  await runtime.engine.db.updateTable('sessions').set({ reauthAt: 0 }).execute()
  await userEvent.click(button('关联 集团账号'))
  const asked = page.getByRole('dialog', { name: '请验证身份' })
  await userEvent.fill(asked.getByLabelText('登录密码', { exact: true }), 'Atrium#2026')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.hash).toBe(atProvider)
  expect(readBegun()).toMatchObject({ purpose: 'link', providerId: 1, returnTo: path })
})

test.each([
  { width: 1440, lang: 'zh-cn', theme: 'dark' },
  { width: 390, lang: 'zh-cn', theme: 'light' },
] as const)('at $width px the section is accessible and fits', async (world) => {
  await openIn(world, {
    path,
    as: 'editor',
    identityClient,
    prepare: async (runtime) => {
      await addLinkedProvider(runtime)
      await addProvider(runtime, { providerName: '合作方的一个很长很长的名称，写到三十个字' })
    },
  })
  await expect.element(list).toBeVisible()
  expect([...(await accessibilityErrors(section.element())), ...widthErrors()]).toEqual([])
})
