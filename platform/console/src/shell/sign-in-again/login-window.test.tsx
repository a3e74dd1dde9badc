import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles } from '#test/console-app'
import { button } from '#test/page-objects'
import { openSamples } from '#test/sample/sample-console'
import { nextWindow } from '#test/shell/opened-window'
import { postDraft } from '#test/shell/post-draft'
import { signInForm } from '#test/shell/sign-in-form'
import { signIn } from '#server-test/visitor'
import { windowMark } from '#shared/session/sso/window-mark'
import { storeToken } from '#shared/session/token/token'
import { useSession } from '#shared/session/user/session'

let otherTab: BroadcastChannel
beforeEach(() => {
  otherTab = new BroadcastChannel('atrium-session')
})
afterEach(async () => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  otherTab.close()
  await closeConsoles()
})

const again = page.getByRole('dialog', { name: '请重新登录' })
const opener = button('打开登录窗口')

/** Ends the session of somebody over what they typed. */
async function openAsked(isFromProvider = true) {
  const running = await openSamples({ path: postDraft.path, as: 'editor' })
  useSession.setState({ isFromProvider })
  await postDraft.type()
  await running.runtime.engine.db.deleteFrom('sessions').execute()
  await userEvent.click(postDraft.save)
  await expect.element(again).toBeVisible()
  return running
}

/** The window signs the person in. */
async function signInThere({ runtime }: Awaited<ReturnType<typeof openAsked>>) {
  storeToken(await signIn(runtime.fetch, 'editor'))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  otherTab.postMessage({ kind: 'signedIn' })
}

test('somebody of a provider signs in in a window, and the page goes on with what was typed', async () => {
  const running = await openAsked()
  const opened = nextWindow()
  await userEvent.click(opener)
  expect([opened.location.href, opened.stored]).toEqual(['/login', ['login']])
  await expect.element(again.getByRole('status')).toHaveTextContent('请在打开的窗口中登录')
  await signInThere(running)
  await expect.element(again).not.toBeInTheDocument()
  await userEvent.click(postDraft.save)
  await expect.element(postDraft.row).toBeVisible()
})

test('a browser that opens no window says what to do', async () => {
  await openAsked()
  vi.spyOn(window, 'open').mockReturnValue(null)
  await userEvent.click(opener)
  await expect.element(again.getByRole('alert')).toHaveTextContent('请允许此网站打开窗口')
})

test('who has signed in with a password is asked for it alone', async () => {
  await openAsked(false)
  expect(opener.query()).toBeNull()
})

test('the window closes once somebody is signed in there', async () => {
  const close = vi.spyOn(window, 'close').mockReturnValue()
  sessionStorage.setItem(windowMark, 'login')
  const { sent } = await openSamples()
  await signInForm.send('editor', 'Atrium#2026')
  await expect.poll(() => close.mock.calls).toHaveLength(1)
  expect(sent('POST /api/user/login')).toHaveLength(1)
})
