import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole } from '#test/console-app'
import { button } from '#test/page-objects'
import { menu } from '#test/shell/frame'
import { codeOf } from '#test/shell/second-factor'
import { useToasts } from '#shared/feedback/notify'
import { forgetFactorDue } from '#shared/session/factor/factor-due'
import { readToken } from '#shared/session/token/token'
import type { FactorRule } from 'atrium/contract/system/role/factor-rule'

afterEach(async () => {
  forgetFactorDue()
  await closeConsoles()
})

const heading = page.getByRole('heading', { name: '请先开启两步验证' })
const notice = page.getByRole('complementary', { name: '请先开启两步验证' })

const open = (factorRule: FactorRule, path = '/system/post', dueAt?: number) =>
  openConsole({
    path,
    as: 'editor',
    prepare: async ({ engine }) => {
      const factorGrace = dueAt === undefined ? 0 : 1
      await engine.db.updateTable('roles').set({ factorRule, factorGrace }).where('roleKey', '=', 'editor').execute()
      const factorDueAt = dueAt ?? null
      await engine.db.updateTable('users').set({ factorDueAt }).where('username', '=', 'editor').execute()
    },
  })

test('a required factor is set up in place of everything, and the person goes on where they wanted to go', async () => {
  await open('always')
  await expect.element(heading).toBeVisible()
  expect(menu.query()).toBeNull()
  expect(useToasts.getState().toasts).toEqual([])
  await userEvent.click(button('下一步'))
  await expect.element(page.getByRole('img', { name: '二维码' })).toBeVisible()
  await userEvent.fill(page.getByLabelText('验证码'), codeOf(document.querySelector('code')!.textContent))
  await userEvent.click(button('开启'))
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(10)
  await userEvent.click(button('我已保存'))
  await expect.element(menu).toBeVisible()
  await expect.poll(() => address()).toBe('/system/post')
})

test('a session that began a while ago shows first whose it is', async () => {
  const { runtime } = await open('always')
  await runtime.engine.db.updateTable('sessions').set({ reauthAt: 0 }).execute()
  await userEvent.click(button('下一步'))
  await userEvent.fill(page.getByRole('dialog').getByLabelText('登录密码', { exact: true }), 'Atrium#2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('img', { name: '二维码' })).toBeVisible()
})

test('they can leave instead', async () => {
  await open('always')
  await userEvent.click(button('退出登录'))
  await expect.element(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  expect(readToken()).toBeUndefined()
})

test('one that is required for administration is said above the pages, until there is one', async () => {
  await open('administration', '/profile/index')
  await expect.element(notice).toHaveTextContent('才能进行系统管理')
  await userEvent.click(page.getByRole('link', { name: '去开启' }))
  await expect.poll(() => address()).toBe('/profile/index?tab=security')
  await userEvent.click(button('开启两步验证'))
  await userEvent.click(button('下一步'))
  await expect.element(page.getByRole('img', { name: '二维码' })).toBeVisible()
  const key = page.getByRole('dialog').element().querySelector('code')!.textContent
  await userEvent.fill(page.getByRole('dialog').getByLabelText('验证码'), codeOf(key))
  await userEvent.click(button('开启'))
  await expect.element(notice).not.toBeInTheDocument()
})

test('days of grace are said with their end', async () => {
  await open('always', '/home', Date.UTC(2099, 0, 5))
  await expect.element(notice).toHaveTextContent('2099-01-05')
  await expect.element(menu).toBeVisible()
})
