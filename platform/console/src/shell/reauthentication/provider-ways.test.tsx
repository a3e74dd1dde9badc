import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { button, messages } from '#test/page-objects'
import { addLinkedProvider, atProvider, claimsOf, sampleClient } from '#test/shell/identity-provider'
import { nextWindow } from '#test/shell/opened-window'
import { profile } from '#test/shell/profile'
import { navigation } from '#shared/navigation/navigation'
import { windowMark } from '#shared/session/sso/window-mark'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const dialog = page.getByRole('dialog', { name: '请验证身份' })
const way = button('在 集团账号 验证')

/** Changes the profile in a session of a provider that showed long ago whose it is. */
async function openAsked(claims = claimsOf('chen', { auth_time: Math.floor(Date.now() / 1000) })) {
  const running = await openConsole({
    path: '/profile/index',
    as: 'editor',
    identityClient: sampleClient({ claims }),
    prepare: (runtime) => addLinkedProvider(runtime),
  })
  const { db } = running.runtime.engine
  await db.updateTable('sessions').set({ reauthAt: 0 }).execute()
  const { sessionId } = await db.selectFrom('sessions').select('sessionId').executeTakeFirstOrThrow()
  const opened = { sessionId, providerId: 1, subject: 'chen', sid: '', idToken: 'a token' }
  await db.insertInto('providerSessions').values(opened).execute()
  await navigation().restart('/profile/index')
  await profile.saveWith({ 邮箱: 'siyuan@atrium.example' })
  await expect.element(way).toBeVisible()
  return running
}

/** Lets the window come back from the provider. */
async function comeBack({ location }: ReturnType<typeof nextWindow>): Promise<void> {
  await expect.poll(() => location.href).toContain(atProvider)
  const channel = new BroadcastChannel(windowMark)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  channel.postMessage(`${location.href.split('#')[0]}?code=one`)
  channel.close()
}

test('a provider shows in a window of its own that it is the person, and the call goes on', async () => {
  const { sent } = await openAsked()
  const opened = nextWindow()
  await userEvent.click(way)
  await expect.element(dialog.getByRole('status')).toHaveTextContent('请在打开的窗口中登录')
  await comeBack(opened)
  await expect.element(messages.getByText('保存成功')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent('PUT')).toHaveLength(2)
})

test('a provider that has not asked again is an error in the dialog', async () => {
  await openAsked(claimsOf('chen'))
  const opened = nextWindow()
  await userEvent.click(way)
  await comeBack(opened)
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('身份提供方没有再次验证您的身份')
})

test('a browser that opens no window says what to do', async () => {
  await openAsked()
  vi.spyOn(window, 'open').mockReturnValue(null)
  await userEvent.click(way)
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('请允许此网站打开窗口')
})
