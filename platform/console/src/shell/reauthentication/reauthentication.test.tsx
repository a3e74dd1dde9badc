import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { messages } from '#test/page-objects'
import { profile } from '#test/shell/profile'
import { codeOf, giveFactor } from '#test/shell/second-factor'
import { solvePuzzle } from '#test/puzzle'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { setLanguage } from '#shared/i18n/text'

afterEach(async () => {
  await closeConsoles()
  setLanguage('zh-cn')
})

const { field, saveWith } = profile
const dialog = page.getByRole('dialog', { name: '请验证身份' })
const password = dialog.getByLabelText('登录密码', { exact: true })
const email = 'siyuan@atrium.example'

/** The profile, in a session that showed long ago whose it is. */
async function open() {
  const running = await openConsole({ path: '/profile/index', as: 'editor' })
  await running.runtime.engine.db.updateTable('sessions').set({ reauthAt: 0 }).execute()
  return running
}

async function openAsked() {
  const running = await open()
  await saveWith({ 邮箱: email })
  await expect.element(password).toHaveFocus()
  return running
}

const enter = async (text: string) => {
  await userEvent.fill(password, text)
  await userEvent.keyboard('{Enter}')
}

test('a wrong password is said at its field; with the right one the call goes on', async () => {
  const { sent } = await openAsked()
  expect(messages.getByRole('alert').query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toHaveTextContent('请输入登录密码')
  await enter('wrong')
  await expect.element(dialog).toHaveTextContent('密码错误')
  await enter('Atrium#2026')
  await expect.element(messages.getByText('保存成功')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent('PUT')).toHaveLength(2)
})

test('Esc leaves the form as it was typed, without an error, and gives the focus back', async () => {
  const { sent } = await openAsked()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field('邮箱')).toHaveValue(email)
  await expect.element(profile.save).toHaveFocus()
  expect([messages.getByRole('alert').query(), sent('PUT').length]).toEqual([null, 1])
  // The next save asks again.
  await userEvent.click(profile.save)
  await expect.element(password).toHaveFocus()
})

test('calls at the same time wait for one answer', async () => {
  await open()
  const { version } = await request(api.profile.read)
  const change = (body: object) => request(api.profile.edit, { body: { version, ...body } }, { message: false })
  const both = Promise.allSettled([change({ email }), change({ phoneNumber: '13800009999' })])
  await expect.element(password).toHaveFocus()
  await enter('Atrium#2026')
  // The second is one of an older version by then.
  expect((await both).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('somebody with an app may enter its code in place of the password', async () => {
  const { runtime } = await open()
  await giveFactor(runtime, 'editor')
  await saveWith({ 邮箱: email })
  await userEvent.click(dialog.getByRole('button', { name: '改用验证器应用的验证码' }))
  const code = dialog.getByLabelText('验证码', { exact: true })
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('000000{Enter}')
  await expect.element(dialog).toHaveTextContent('请输入正确的验证码')
  await userEvent.fill(code, codeOf())
  await userEvent.keyboard('{Enter}')
  await expect.element(messages.getByText('保存成功')).toBeVisible()
})

test('after too many guesses a verification buys a try', async () => {
  const { runtime } = await openAsked()
  const { db } = runtime.engine
  const { address } = await db.selectFrom('sessions').select('address').limit(1).executeTakeFirstOrThrow()
  const guesses = Array.from({ length: 5 }, () => ({ username: 'editor', address, at: Date.now() }))
  await db.insertInto('loginFailures').values(guesses).execute()
  await enter('Atrium#2026')
  await solvePuzzle(runtime)
  await expect.element(messages.getByText('保存成功')).toBeVisible()
})
