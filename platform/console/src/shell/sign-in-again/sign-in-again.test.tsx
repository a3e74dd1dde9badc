import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, type RunningConsole } from '#test/console-app'
import { answer, messages, question } from '#test/page-objects'
import { openSamples } from '#test/sample/sample-console'
import { solvePuzzle } from '#test/puzzle'
import { chooseOfAccount } from '#test/shell/frame'
import { codeOf, giveFactor } from '#test/shell/second-factor'
import { postDraft } from '#test/shell/post-draft'
import { signInForm } from '#test/shell/sign-in-form'
import { signIn } from '#server-test/visitor'
import { navigation } from '#shared/navigation/navigation'
import { useSession } from '#shared/session/user/session'
import type { SessionNews } from '#shared/session/end/session-news'
import { readToken, storeToken } from '#shared/session/token/token'

const { form, name, save, row: saved } = postDraft
const again = page.getByRole('dialog', { name: '请重新登录' })
const password = again.getByLabelText('密码', { exact: true })

/** Another tab of this browser. */
let otherTab: BroadcastChannel

beforeEach(() => {
  otherTab = new BroadcastChannel('atrium-session')
})
afterEach(async () => {
  otherTab.close()
  await closeConsoles()
})

function announce(news: SessionNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  otherTab.postMessage(news)
}

async function openDraft(): Promise<RunningConsole> {
  const running = await openSamples({ path: postDraft.path, as: 'editor' })
  await postDraft.type()
  return running
}

/** An administrator ends every session of the person. */
async function kick({ runtime }: RunningConsole, username = 'editor'): Promise<void> {
  const headers = { token: await signIn(runtime.fetch, 'admin') }
  const answer = await runtime.fetch(`/api/system/session/list?username=${username}`, { headers })
  const { items } = ((await answer.json()) as { data: { items: { sessionId: number }[] } }).data
  const ids = items.map(({ sessionId }) => sessionId).join()
  await runtime.fetch(`/api/system/session?ids=${ids}`, { method: 'DELETE', headers })
}

async function openAsked(): Promise<RunningConsole> {
  const running = await openDraft()
  await kick(running)
  await userEvent.click(save)
  await expect.element(again).toBeVisible()
  return running
}

async function signInAgain(): Promise<void> {
  await userEvent.fill(password, 'Atrium#2026')
  await userEvent.keyboard('{Enter}')
}

describe('a session that ends under a form', () => {
  test('says why and asks for the password; then the form can be saved as it is', async () => {
    await openAsked()
    await expect.element(again).toHaveTextContent('管理员已结束您的登录，请重新登录')
    await expect.element(again).toHaveTextContent('editor')
    expect(readToken()).toBeUndefined()
    await signInAgain()
    await expect.element(again).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('草稿岗位')
    await expect.element(form.getByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(save)
    await expect.element(saved).toBeVisible()
    await expect.poll(() => address()).toBe(postDraft.path)
  })

  test('says what is wrong with a password, and when there were too many', async () => {
    const { runtime } = await openAsked()
    await userEvent.keyboard('{Enter}')
    await expect.element(password).toHaveAccessibleDescription('请输入登录密码')
    await userEvent.fill(password, 'wrong')
    for (let time = 0; time < 6; time++) {
      await expect.element(again.getByRole('button', { name: '登录', exact: true })).toBeVisible()
      await userEvent.keyboard('{Enter}')
    }
    await expect.element(password).toHaveAccessibleDescription('尝试次数过多：完成验证后可立即再试，或等待 15 分钟')
    expect(name.query()).not.toBeNull()
    await userEvent.fill(password, 'Atrium#2026')
    await solvePuzzle(runtime)
    await expect.element(again).not.toBeInTheDocument()
  })

  test('asks for a new password first where that is due', async () => {
    const running = await openAsked()
    const { db } = running.runtime.engine
    await db.updateTable('users').set({ mustChangePassword: 1 }).where('username', '=', 'editor').execute()
    await signInAgain()
    const due = page.getByRole('dialog', { name: '请先修改密码' })
    await userEvent.fill(due.getByLabelText('当前密码', { exact: true }), 'Atrium#2026')
    await userEvent.fill(due.getByLabelText('新密码', { exact: true }), 'plum cloud 77')
    await userEvent.fill(due.getByLabelText('再次输入新密码', { exact: true }), 'plum cloud 77')
    await userEvent.keyboard('{Enter}')
    await expect.element(due).not.toBeInTheDocument()
    await userEvent.click(save)
    await expect.element(saved).toBeVisible()
  })

  test('takes over what the person may no longer see', async () => {
    const running = await openAsked()
    const { db } = running.runtime.engine
    await db.updateTable('menus').set({ status: 0, version: 9 }).where('component', '=', 'system/post').execute()
    await signInAgain()
    await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeInTheDocument()
  })

  test('leaves the page for another account only after asking', async () => {
    await openAsked()
    await userEvent.click(again.getByRole('button', { name: '换账号登录' }))
    await expect.element(question).toHaveAccessibleName('放弃未保存的内容？')
    await answer('取消')
    await expect.element(name).toHaveValue('草稿岗位')
    await userEvent.click(again.getByRole('button', { name: '换账号登录' }))
    await answer('放弃并换账号')
    await expect.element(signInForm.submit).toBeVisible()
    await expect.poll(() => address()).toBe(`/login?redirect=${encodeURIComponent(postDraft.path)}`)
    expect(useSession.getState().userInfo.username).toBe('')
  })

  test('asks again at the next save or step when it was put off', async () => {
    await openAsked()
    await userEvent.keyboard('{Escape}')
    await expect.element(again).not.toBeInTheDocument()
    await userEvent.click(save)
    await expect.element(again).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(again).not.toBeInTheDocument()
    await navigation().open('/sample/first')
    await expect.element(again).toBeVisible()
    await expect.poll(() => address()).toBe(postDraft.path)
    await expect.element(name).toHaveValue('草稿岗位')
  })

  test('continues by itself when another tab signs the same person in', async () => {
    const { runtime } = await openAsked()
    storeToken(await signIn(runtime.fetch, 'editor'))
    announce({ kind: 'signedIn' })
    await expect.element(again).not.toBeInTheDocument()
    await userEvent.click(save)
    await expect.element(saved).toBeVisible()
  })
})

test('without input a session that ends leads to the login page, where the reason stays until the next sign-in', async () => {
  const running = await openSamples({ path: postDraft.path, as: 'editor' })
  await expect.element(page.getByRole('row', { name: /项目经理/ })).toBeVisible()
  await kick(running)
  await userEvent.click(page.getByRole('button', { name: '刷新', exact: true }))
  await expect.element(messages.getByText('管理员已结束您的登录，请重新登录')).toBeVisible()
  await userEvent.click(signInForm.demoAccount('editor'))
  await userEvent.click(signInForm.submit)
  await expect.element(page.getByRole('region', { name: '岗位' })).toBeVisible()
  await expect.element(messages.getByText('管理员已结束您的登录，请重新登录')).not.toBeInTheDocument()
  await expect.poll(() => address()).toBe(postDraft.path)
})

describe('another tab', () => {
  test('that signs out takes this one to the login page at once, with what was typed', async () => {
    await openDraft()
    document.cookie = 'token=; max-age=0; path=/'
    announce({ kind: 'signedOut', token: undefined })
    await expect.element(signInForm.submit).toBeVisible()
    await expect.element(name).not.toBeInTheDocument()
    await expect.poll(() => address()).toBe(`/login?redirect=${encodeURIComponent(postDraft.path)}`)
  })

  test('that signs out does so too while the browser still shows its cookie here', async () => {
    const { calls } = await openSamples({ path: '/system/post', as: 'editor' })
    // The page's own calls are over then.
    await expect.element(page.getByRole('row', { name: /项目经理/ })).toBeVisible()
    const before = calls.length
    announce({ kind: 'signedOut', token: readToken() })
    await expect.element(signInForm.submit).toBeVisible()
    // A browser that fills in passkeys asks for one as well, when it likes.
    const made = calls.slice(before).filter((call) => call !== 'POST /api/user/passkeys/request')
    expect([...new Set(made)]).toEqual(['GET /api/user/loginOptions'])
  })

  /** The messages that other tabs get from now on. */
  const listen = () => {
    const news: SessionNews[] = []
    otherTab.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => news.push(data))
    return news
  }

  test('gets a message when this one signs out', async () => {
    const news = listen()
    await openSamples({ as: 'editor' })
    const token = readToken()
    await chooseOfAccount('退出登录')
    await expect.poll(() => news).toEqual([{ kind: 'signedOut', token }])
  })

  test('gets a message when the server ended the session, and why', async () => {
    const news = listen()
    const running = await openDraft()
    const token = readToken()
    await kick(running)
    await userEvent.click(save)
    await expect.poll(() => news).toEqual([{ kind: 'ended', token, reason: '管理员已结束您的登录，请重新登录' }])
  })

  test('whose session the server ended brings the reason here, over a form in place', async () => {
    await openDraft()
    announce({ kind: 'ended', token: readToken()!, reason: '管理员已结束您的登录，请重新登录' })
    await expect.element(again).toHaveTextContent('管理员已结束您的登录')
    await expect.element(name).toHaveValue('草稿岗位')
  })
})

test('somebody with a second factor enters the code in the dialog', async () => {
  const running = await openAsked()
  await giveFactor(running.runtime, 'editor')
  await userEvent.fill(password, 'Atrium#2026')
  await userEvent.keyboard('{Enter}')
  const code = again.getByLabelText('验证码', { exact: true })
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('000000{Enter}')
  await expect.element(code).toHaveAccessibleDescription('请输入正确的验证码')
  await userEvent.keyboard(`${codeOf()}{Enter}`)
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(name).toBeVisible()
})
