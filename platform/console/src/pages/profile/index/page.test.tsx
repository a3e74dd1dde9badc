import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, asksBeforeReload, closeConsoles, openConsole } from '#test/console-app'
import { answer, button, messages, question } from '#test/page-objects'
import { chooseOfTab, header, tabOf } from '#test/shell/frame'
import { avatarDialog, profile } from '#test/shell/profile'
import { sessionStatus, signIn, type Fetch } from '#server-test/visitor'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { navigation } from '#shared/navigation/navigation'
import { signOut } from '#shared/session/calls/sign-out'
import { readToken, storeToken } from '#shared/session/token/token'
import { contrast, rgbToHex } from '#shared/theme/colour'
import { palettes } from '#shared/theme/palette'

afterEach(closeConsoles)

const { field, save, goTo, saveWith, changePassword } = profile

const open = (tab = '', prepare?: (runtime: MemoryRuntime) => Promise<unknown>) =>
  openConsole({ path: `/profile/index${tab && `?tab=${tab}`}`, as: 'editor', prepare })

const userOf = ({ engine: { db } }: MemoryRuntime) =>
  db.selectFrom('users').where('username', '=', 'editor').selectAll().executeTakeFirstOrThrow()

describe('base info', () => {
  test('what is saved shows in the form, beside it and in the header at once', async () => {
    const { runtime } = await open()
    await saveWith({ 昵称: '新昵称' })
    await expect.element(messages.getByText('保存成功')).toBeVisible()
    await expect.element(profile.name('新昵称')).toBeVisible()
    await expect.element(header.getByRole('button', { name: /新昵称/ })).toBeVisible()
    await expect.poll(() => userOf(runtime)).toMatchObject({ nickname: '新昵称' })
    // The next save is one of the version that this one made.
    await saveWith({ 昵称: '更新的昵称' })
    await expect.element(profile.name('更新的昵称')).toBeVisible()
  })

  test('another email is saved once the person has shown that it is them', async () => {
    const { runtime } = await open()
    await runtime.engine.db.updateTable('sessions').set({ reauthAt: 0 }).execute()
    await saveWith({ 邮箱: 'siyuan@atrium.example' })
    await userEvent.fill(page.getByRole('dialog').getByLabelText('登录密码', { exact: true }), 'Atrium#2026')
    await userEvent.keyboard('{Enter}')
    await expect.element(messages.getByText('保存成功')).toBeVisible()
    await expect.poll(() => userOf(runtime)).toMatchObject({ email: 'siyuan@atrium.example' })
  })

  test('its fields are beside each other where they have room', async () => {
    await open('base')
    const topOf = (name: string) => Math.round(field(name).element().getBoundingClientRect().top)
    await page.viewport(1440, 800)
    await expect.element(field('昵称')).toBeVisible()
    // The mark of a required field makes its label a pixel higher.
    await expect.poll(() => Math.abs(topOf('手机号') - topOf('昵称'))).toBeLessThan(3)
    await page.viewport(390, 800)
    await expect.poll(() => topOf('手机号')).toBeGreaterThan(topOf('昵称') + 40)
    await page.viewport(1280, 800)
  })

  test('a language that is chosen is kept with the account, and shows at once', async () => {
    const { runtime } = await open()
    await userEvent.click(field('语言'))
    await userEvent.click(page.getByTitle('English', { exact: true }))
    await userEvent.click(save)
    await expect.element(page.getByRole('tab', { name: 'Basic info' })).toBeVisible()
    await expect.poll(() => userOf(runtime)).toMatchObject({ language: 'en', timeZone: '' })
  })

  test('a nickname is needed, and a phone number has its form', async () => {
    const { sent } = await open()
    await saveWith({ 昵称: ' ', 手机号: '12345' })
    await expect.element(page.getByText('请填写昵称')).toBeVisible()
    await expect.element(page.getByText('11 位手机号，以 13–19 开头')).toBeVisible()
    expect(sent('PUT')).toEqual([])
  })

  test('an email that somebody else has is rejected at its field', async () => {
    await open()
    await saveWith({ 邮箱: 'admin@atrium.example' })
    await expect.element(field('邮箱')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('邮箱')).toHaveFocus()
  })

  test('somebody else saved meanwhile: their change and what was typed are saved together', async () => {
    const { runtime } = await open()
    await userEvent.fill(field('昵称'), '我写的')
    await runtime.engine.db
      .updateTable('users')
      .set((user) => ({ email: 'other@atrium.example', version: user('version', '+', 1) }))
      .where('username', '=', 'editor')
      .execute()
    await userEvent.click(save)
    await expect.element(page.getByText('对方改了：邮箱。')).toBeVisible()
    await userEvent.click(button('合并并保存'))
    await expect.element(field('邮箱')).toHaveValue('other@atrium.example')
    await expect.element(profile.name('我写的')).toBeVisible()
  })

  test('what was typed outlasts another tab and another page, and a reload asks', async () => {
    await open()
    await userEvent.fill(field('昵称'), '草稿')
    await goTo('用户信息')
    await expect.poll(() => address()).toBe('/profile/index?tab=facts')
    await expect.element(page.getByText('项目经理').last()).toBeVisible()
    expect(asksBeforeReload()).toBe(true)
    await userEvent.click(page.getByRole('link', { name: '首页' }).first())
    await expect.poll(address).toBe('/')
    await expect.poll(() => document.title).toBe('首页 - Atrium')
    expect(asksBeforeReload()).toBe(true)
    await userEvent.click(tabOf('个人中心'))
    await goTo('基本资料')
    await expect.element(field('昵称')).toHaveValue('草稿')
  })
})

describe('password', () => {
  test('one that differs from its repetition, or is the present one, goes nowhere', async () => {
    const { calls } = await open('security')
    await expect
      .element(page.getByText('至少 8 个字符，不含用户名和产品名称，不能是常见密码', { exact: true }))
      .toBeVisible()
    await changePassword('Atrium#2026', 'plum cloud 77', 'plum cloud 78')
    await expect.element(page.getByText('两次输入的新密码不一致')).toBeVisible()
    await changePassword('Atrium#2026', 'Atrium#2026')
    await expect.element(page.getByText('新密码不能与当前密码相同')).toBeVisible()
    expect(calls.filter((call) => call.includes('/password'))).toEqual([])
  })

  test('a wrong present one and a weak new one are rejected at their fields', async () => {
    await open('security')
    await changePassword('nonsense', 'plum cloud 77')
    await expect.element(field('当前密码')).toHaveAttribute('aria-invalid', 'true')
    await changePassword('Atrium#2026', 'short')
    await expect.element(field('新密码')).toHaveAttribute('aria-invalid', 'true')
  })

  test('a changed one ends the other sessions and empties the form', async () => {
    const { runtime } = await open('security', (before) => signIn(before.fetch, 'editor'))
    await changePassword('Atrium#2026', 'plum cloud 77')
    await expect.element(messages.getByText('密码已修改，其他会话已退出')).toBeVisible()
    await expect.element(field('当前密码')).toHaveValue('')
    const { userId } = await userOf(runtime)
    const left = await runtime.engine.db.selectFrom('sessions').where('userId', '=', userId).selectAll().execute()
    expect(left).toHaveLength(1)
  })

  test('a changed one continues with a new token, on every page of the session', async () => {
    const { runtime, calls } = await open('security')
    const former = readToken()!
    await changePassword('Atrium#2026', 'plum cloud 77')
    await expect.element(messages.getByText('密码已修改，其他会话已退出')).toBeVisible()
    expect(await sessionStatus(runtime.fetch, former)).toBe(401)
    expect(await sessionStatus(runtime.fetch, readToken()!)).toBe(200)
    await profile.closeMessage()
    await goTo('基本资料')
    await userEvent.fill(field('昵称'), '草稿')
    await navigation().open('/system/user')
    await expect.element(page.getByRole('row', { name: /陈思远/ })).toBeVisible()
    await userEvent.click(tabOf('个人中心'))
    await goTo('基本资料')
    await expect.element(field('昵称')).toHaveValue('草稿')
    await expect.poll(() => calls.filter((call) => call.includes('getRouters'))).toHaveLength(1)
  })

  test('what is asked with the former token in that moment does not end the session', async () => {
    const { runtime, calls } = await open('security')
    const { fetch } = runtime
    let overtaken = 0
    const whileChanging: Fetch = async (path, init) => {
      const answer = await fetch(path, init)
      if (path.endsWith('/password'))
        overtaken = await request(api.dashboard.read, { query: {} }).catch(({ code }) => code)
      return answer
    }
    Object.assign(runtime, { fetch: whileChanging })
    await changePassword('Atrium#2026', 'plum cloud 77')
    await expect.element(messages.getByText('密码已修改，其他会话已退出')).toBeVisible()
    expect(overtaken).toBe(401)
    expect(await sessionStatus(fetch, readToken()!)).toBe(200)
    await navigation().open('/system/user')
    await expect.element(page.getByRole('row', { name: /陈思远/ })).toBeVisible()
    await expect.poll(() => calls.filter((call) => call.includes('getRouters'))).toHaveLength(1)
  })
})

describe('story', () => {
  const editor = page.getByRole('textbox', { name: '用户故事' })
  const tool = (name: string) => page.getByRole('toolbar', { name: '格式' }).getByRole('button', { name, exact: true })

  test('is written with formats and saved, after base info was saved too', async () => {
    const { runtime } = await open('story')
    await userEvent.click(editor)
    await userEvent.keyboard('Hello ')
    await userEvent.click(tool('加粗'))
    await expect.element(tool('加粗')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('there')
    await goTo('基本资料')
    await saveWith({ 昵称: '新昵称' })
    await expect.element(profile.name('新昵称')).toBeVisible()
    await profile.closeMessage()
    await goTo('用户故事')
    await userEvent.click(save)
    await expect.poll(async () => (await userOf(runtime)).userStory).toBe('<p>Hello <strong>there</strong></p>')
  })

  const hostile = [
    '<p>before <a href="javascript:window.ran(1)">link</a> <a href="https://a.example/x">good</a></p>',
    '<script>window.ran(2)</script>',
    '<p><img src="x" onerror="window.ran(3)"><b onclick="window.ran(4)">bold</b></p>',
    '<iframe srcdoc="<script>parent.ran(5)</script>"></iframe>',
    '<svg onload="window.ran(6)"><path d="M0 0"/></svg>',
    '<p style="position: fixed; color: red"><span style="font-size: 40px">after</span></p>',
  ].join('')
  const ran = vi.fn<(what: number) => void>()
  const showsOnlyWhatIsKept = async () => {
    await expect.element(editor).toHaveTextContent('after')
    const html = editor.element().innerHTML
    expect(html).toMatch(/before .*good.*bold/s)
    expect(html).not.toMatch(/<(?:script|iframe|svg)|onerror|onclick|javascript:|position: fixed|font-size/)
    const hrefs = [...editor.element().querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(hrefs.filter(Boolean)).toEqual(['https://a.example/x'])
  }

  test('that came into the database past the server shows and runs nothing that is not kept', async () => {
    Object.assign(window, { ran })
    await open('story', ({ engine: { db } }) =>
      db.updateTable('users').set({ userStory: hostile }).where('username', '=', 'editor').execute(),
    )
    await showsOnlyWhatIsKept()
    expect(ran).not.toHaveBeenCalled()
  })

  test('takes of what is pasted only what is kept', async () => {
    Object.assign(window, { ran })
    await open('story')
    await userEvent.click(editor)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', hostile)
    editor.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await showsOnlyWhatIsKept()
    expect(ran).not.toHaveBeenCalled()
  })

  test('shows once it is saved what the server made of it', async () => {
    const { runtime } = await open('story', ({ engine: { db } }) =>
      db.updateTable('users').set({ userStory: hostile }).where('username', '=', 'editor').execute(),
    )
    await expect.element(editor).toHaveTextContent('after')
    await userEvent.click(editor)
    await userEvent.keyboard('{Control>}{End}{/Control} more')
    await userEvent.click(save)
    await expect.poll(async () => (await userOf(runtime)).userStory).toContain('more')
    expect((await userOf(runtime)).userStory).not.toMatch(/script|onerror|font-size/)
    await expect.element(editor).toHaveTextContent('after more')
  })

  test('one that is too long is rejected before it is sent', async () => {
    const { sent } = await open('story', ({ engine: { db } }) =>
      db
        .updateTable('users')
        .set({ userStory: `<p>${'x'.repeat(19_993)}</p>` })
        .where('username', '=', 'editor')
        .execute(),
    )
    await expect.element(page.getByText('20000 / 20000 个字符（含格式）')).toBeVisible()
    await userEvent.click(editor)
    await userEvent.keyboard('y')
    await expect.element(page.getByText('故事连同格式最多 20000 个字符')).toBeVisible()
    await userEvent.click(save)
    expect(sent('PUT')).toEqual([])
  })
})

describe('avatar', () => {
  const picture = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 })
    canvas.getContext('2d')?.fillRect(0, 0, 300, 200)
    return new Promise<File>((resolve) => {
      canvas.toBlob((blob) => resolve(new File([blob ?? ''], 'me.png', { type: 'image/png' })))
    })
  }
  const { dialog, zoom, choose } = avatarDialog

  test('a file that is no picture of the right kind is rejected in words', async () => {
    await open()
    await avatarDialog.open()
    await choose(new File(['GIF89a'], 'me.gif', { type: 'image/gif' }))
    await expect.element(dialog.getByText('只能使用 PNG、JPEG 或 WebP 图片')).toBeVisible()
    await choose(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }))
    await expect.element(dialog.getByText('图片不能超过 10 MB')).toBeVisible()
    await choose(new File(['nothing'], 'me.png', { type: 'image/png' }))
    await expect.element(dialog.getByText('这个文件不是可以显示的图片')).toBeVisible()
    await expect.element(avatarDialog.save).toBeDisabled()
  })

  test('a picture is turned, zoomed by the keyboard and saved small; the header shows it at once', async () => {
    const { runtime } = await open()
    await avatarDialog.open()
    await choose(await picture())
    await userEvent.click(dialog.getByRole('button', { name: '向右旋转' }))
    ;(zoom.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(zoom).toHaveAttribute('aria-valuenow', '1.1')
    await userEvent.click(avatarDialog.save)
    await expect.element(messages.getByText('头像已更换')).toBeVisible()
    const { avatar } = await userOf(runtime)
    const file = runtime.engine.db.selectFrom('files').where('fileKey', '=', avatar).selectAll()
    expect(await file.executeTakeFirstOrThrow()).toMatchObject({ type: 'image/webp', inUse: 1 })
    const inHeader = () => header.element().querySelector<HTMLImageElement>('img[src^="blob:"]')
    await expect.poll(inHeader).not.toBeNull()
    const kept = new Image()
    kept.src = inHeader()!.src
    await kept.decode()
    expect([kept.naturalWidth, kept.naturalHeight]).toEqual([256, 256])
  })

  test('is read once a session: shown again it comes from memory, after a sign-out it is read again', async () => {
    const { runtime, sent } = await open()
    await avatarDialog.open()
    await choose(await picture())
    await userEvent.click(avatarDialog.save)
    await expect.element(messages.getByText('头像已更换')).toBeVisible()
    const inPage = () => page.getByRole('main').element().querySelector('img[src^="blob:"]')
    const reads = () => sent('GET /api/file').length
    await expect.poll(inPage).not.toBeNull()
    const [before, former] = [reads(), inPage()]
    await chooseOfTab('个人中心', '刷新')
    await expect.poll(() => inPage() !== null && inPage() !== former).toBe(true)
    expect(reads()).toBe(before)
    await signOut()
    storeToken(await signIn(runtime.fetch, 'editor'))
    await navigation().restart('/profile/index')
    await expect.poll(inPage).not.toBeNull()
    expect(reads()).toBeGreaterThan(before)
  })

  test('the handle of the zoom is seen', async () => {
    await open()
    await avatarDialog.open()
    await choose(await picture())
    await expect.element(zoom).toBeVisible()
    const ring = () => {
      const { boxShadow } = getComputedStyle(zoom.element(), '::after')
      const [, red = 0, green = 0, blue = 0] = /rgb\((\d+), (\d+), (\d+)\)/.exec(boxShadow) ?? []
      return rgbToHex(red, green, blue)
    }
    await expect.poll(() => contrast(ring(), palettes.light.card)).toBeGreaterThanOrEqual(3)
  })
})

describe('sessions', () => {
  test('this one is marked and stays; another is ended after a question', async () => {
    const { runtime } = await open('sessions', (before) => signIn(before.fetch, 'editor'))
    await expect.element(profile.sessions.nth(1)).toBeVisible()
    await expect.poll(() => page.getByText('本机').elements()).toHaveLength(1)
    await userEvent.click(page.getByRole('button', { name: /^下线/ }))
    await answer('下线')
    await expect.element(profile.sessions.nth(1)).not.toBeInTheDocument()
    const { userId } = await userOf(runtime)
    const left = await runtime.engine.db.selectFrom('sessions').where('userId', '=', userId).selectAll().execute()
    expect(left).toHaveLength(1)
  })

  test('all others are ended together', async () => {
    await open('sessions', async ({ fetch }) => {
      await signIn(fetch, 'editor')
      await signIn(fetch, 'editor')
    })
    await userEvent.click(button('让其他会话下线'))
    await expect.element(question).toHaveAccessibleName('让其他 2 个会话下线？')
    await answer('下线')
    await expect.element(profile.sessions.nth(1)).not.toBeInTheDocument()
    await expect.element(profile.sessions.first()).toBeVisible()
  })
})
