import type { Mailer } from 'atrium/server/call/message/mail'
import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { messages } from '#test/page-objects'

afterEach(closeConsoles)

const open = (prepare?: (runtime: MemoryRuntime) => Promise<unknown>, mail?: Mailer) =>
  openConsole({ path: '/profile/index?tab=notices', as: 'editor', prepare, mail })

describe('notifications', () => {
  const ways = page.getByRole('radiogroup', { name: '如何通知：我的角色' })
  const way = (name: string) => ways.getByText(name, { exact: true })

  test('a kind that is not wanted stays out of the bell, until it is wanted again', async () => {
    const { runtime } = await open()
    const chosen = () => runtime.engine.db.selectFrom('noticeChoices').select(['kind', 'way']).execute()
    await userEvent.click(way('不通知'))
    await expect.element(messages.getByText('保存成功')).toBeVisible()
    expect(await chosen()).toEqual([{ kind: 'platform.roles', way: 'none' }])
    await userEvent.click(way('铃铛'))
    await expect.poll(chosen).toEqual([{ kind: 'platform.roles', way: 'bell' }])
  })

  const mailer = { publicUrl: 'https://admin.example.com', from: 'office@example.com', send: async () => {} }
  const mailChoice = ways.getByRole('radio', { name: '铃铛和邮件' })

  test('mail can be chosen besides the bell', async () => {
    const { runtime } = await open(undefined, mailer)
    await expect.element(mailChoice).toBeEnabled()
    await userEvent.click(way('铃铛和邮件'))
    const chosen = () => runtime.engine.db.selectFrom('noticeChoices').select(['kind', 'way']).execute()
    await expect.poll(chosen).toEqual([{ kind: 'platform.roles', way: 'mail' }])
  })

  test('without a mail server, or an address of their own, people see why they cannot choose mail', async () => {
    await open()
    await expect.element(page.getByText('没有设置邮件服务器，不能选择邮件。')).toBeVisible()
    await expect.element(mailChoice).toBeDisabled()
    await closeConsoles()
    const withoutAddress = ({ engine: { db } }: MemoryRuntime) => db.updateTable('users').set({ email: '' }).execute()
    await open(withoutAddress, mailer)
    await expect.element(page.getByText('您的资料中没有邮箱。在“基本资料”中填写后可以选择邮件。')).toBeVisible()
    await expect.element(mailChoice).toBeDisabled()
  })

  test('a kind of mails has no bell, and says when an administrator has switched it off', async () => {
    const prepare = ({ engine: { db } }: MemoryRuntime) =>
      db.updateTable('settings').set({ value: '["platform.signIn"]' }).where('settingName', '=', 'mailsOff').execute()
    const { runtime } = await open(prepare, mailer)
    const waysOf = (name: string) => page.getByRole('radiogroup', { name: `如何通知：${name}` })
    await expect.element(page.getByText('管理员已关闭这类邮件。')).toBeVisible()
    const signIns = waysOf('在新的设备或地址登录')
    await expect.element(signIns.getByRole('radio', { name: '邮件' })).toBeDisabled()
    expect(signIns.getByRole('radio', { name: '铃铛', exact: true }).query()).toBeNull()
    await userEvent.click(waysOf('密码被修改').getByText('不通知', { exact: true }))
    const chosen = () => runtime.engine.db.selectFrom('noticeChoices').select(['kind', 'way']).execute()
    await expect.poll(chosen).toEqual([{ kind: 'platform.password', way: 'none' }])
  })

  test('a choice that is not saved goes back', async () => {
    const { network } = await open()
    await expect.element(way('铃铛')).toBeVisible()
    network.unavailable = '/api/notices/kinds'
    await userEvent.click(way('不通知'))
    await expect.element(ways.getByRole('radio', { name: '铃铛', exact: true })).toBeChecked()
  })
})
