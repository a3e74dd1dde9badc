import { api } from '#product/contract'
import { reauthMillis } from 'atrium/contract/session'
import { maxAvatarBytes } from 'atrium/contract/system/profile'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '#server-test/records/factories'
import { lastLog } from '#server-test/operation-logs'
import { pictureBytes } from '#server-test/records/pictures'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'
import { sanitiseRichText } from '#server/call/text/rich-text'

let server: TestServer
let editor: Client

beforeAll(async () => {
  server = await openServer()
  editor = await server.signIn('editor')
})
afterAll(() => server.close())

const read = () => editor.get(api.profile.read)
const edit = async (change: object) =>
  editor.ask(api.profile.edit, { body: { version: (await read()).version, ...change } })

test('a profile is that of the caller, without any secret', async () => {
  expect(await read()).toMatchObject({
    username: 'editor',
    deptName: '平台组',
    postName: '项目经理',
    roles: [{ roleId: 2 }],
  })
  const guest = await server.signIn('guest', 'en')
  expect(await guest.get(api.profile.read)).toMatchObject({ username: 'guest', postName: 'Staff' })
  expect(JSON.stringify(await read())).not.toContain('argon2')
})

describe('an edit', () => {
  test('changes what it names and keeps the rest', async () => {
    const before = await read()
    expect((await edit({ nickname: '思远', sex: 0 })).status).toBe(200)
    expect(await read()).toEqual({ ...before, nickname: '思远', sex: 0, version: before.version + 1 })
    expect(await lastLog(server)).toMatchObject({ targetIds: [2], before: [{ sex: 1 }], after: [{ nickname: '思远' }] })
  })

  test.each([
    ['nickname', { nickname: '' }],
    ['phoneNumber', { phoneNumber: '123' }],
    ['email', { email: 'x@' }],
    ['sex', { sex: '1' }],
    ['userStory', { userStory: 'x'.repeat(20_001) }],
    ['deptId', { deptId: 1 }],
    ['roleIds', { roleIds: [1] }],
    ['status', { status: 1 }],
    ['userId', { userId: 1 }],
    ['username', { username: 'other' }],
  ])('of a wrong or foreign %s is rejected at that field', async (field, change) => {
    expect(errorOf(await edit(change))).toEqual([400, 'request.invalid', field])
  })

  test('shares no phone number or email with somebody else', async () => {
    expect(errorOf(await edit({ phoneNumber: '13800002210' }))).toEqual([409, 'record.taken', 'phoneNumber'])
    expect(errorOf(await edit({ email: 'ADMIN@atrium.example' }))).toEqual([409, 'record.taken', 'email'])
  })

  test.each([{ phoneNumber: '13800009999' }, { email: 'new@atrium.example' }])(
    'to %j needs a re-authentication, and the rest does not',
    async (change) => {
      server.wait(reauthMillis)
      const before = await read()
      expect(errorOf(await edit(change))).toEqual([403, 'session.reauth'])
      expect(await read()).toEqual(before)
      await editor.get(api.session.reauthenticate, { body: { password: demoPassword } })
      expect((await edit(change)).status).toBe(200)
      expect(await read()).toMatchObject(change)
      server.wait(reauthMillis)
      expect((await edit({ ...change, nickname: '思远' })).status).toBe(200)
    },
  )

  test('of an older version is stale', async () => {
    const { version } = await read()
    await edit({ nickname: 'newer' })
    expect(errorOf(await edit({ nickname: 'older', version }))).toEqual([409, 'record.stale'])
  })

  test('keeps the story without what could run', async () => {
    await edit({ userStory: '<p style="color:red">hi</p><script>alert(1)</script><img src="https://a.example/b.png">' })
    expect((await read()).userStory).toBe(
      '<p style="color:red;">hi</p><a href="https://a.example/b.png">https://a.example/b.png</a>',
    )
  })
})

test.each([
  ['<b onclick="x()">a</b>', '<b>a</b>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" jAvA\tscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="https://a.example/?x=1&amp;y=2" target="_top">a</a>', '<a href="https://a.example/?x=1&amp;y=2">a</a>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="a">', 'a'],
  [
    '<img src="https://a.example/b.png" alt="a &quot;b&quot; <i>">',
    '<a href="https://a.example/b.png">a &quot;b&quot; &lt;i&gt;</a>',
  ],
  [
    "<IMG alt='' src=https://a.example/b.png?x=1&y=2 onload=alert(1)/>",
    '<a href="https://a.example/b.png?x=1&y=2">https://a.example/b.png?x=1&y=2</a>',
  ],
  ['<img src="javascript:alert(1)" alt="a">', 'a'],
  ['<svg onload="alert(1)"><b>x</b></svg>ok', 'ok'],
  ['<iframe src="https://a.example"></iframe>ok', 'ok'],
  ['<style>p{}</style>ok', 'ok'],
  ['<p style="background-color:url(javascript:x);position:fixed">a</p>', '<p style>a</p>'],
  ['<p style="text-align:center">a</p>', '<p style="text-align:center;">a</p>'],
  ['<form action="/api"><input name="x"></form>', ''],
  ['<!--<b>-->a', 'a'],
  ['<<script>script>alert(1)</script>', '&lt;'],
  ['1 &lt; 2 &amp; 3', '1 &lt; 2 &amp; 3'],
])('sanitising %s leaves %s', (html, clean) => {
  expect(sanitiseRichText(html).replaceAll(/\s+>/g, '>')).toBe(clean)
})

describe('a change of password', () => {
  const change = (client: Client, old: string, next: string) =>
    client.ask(api.profile.changePassword, { body: { old, new: next } })
  const logIn = (username: string, password: string) =>
    server.client().ask(api.session.login, { body: { username, password } })
  const isOpen = async (client: Client) => (await client.ask(api.session.userInfo)).status === 200

  test('ends the other sessions and gives this one a new token', async () => {
    const [here, there] = [await server.signIn('common'), await server.signIn('common')]
    const { status, body } = await change(here, demoPassword, 'walnut desk 7')
    expect([status, body.data]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)])
    const renewed = server.client(body.data)
    expect([await isOpen(here), await isOpen(there), await isOpen(renewed)]).toEqual([false, false, true])
    expect((await logIn('common', demoPassword)).status).toBe(400)
    expect((await logIn('common', 'walnut desk 7')).status).toBe(200)
    const log = await lastLog(server)
    expect(log).toMatchObject({ operation: 'PUT /api/system/user/profile/password', targetIds: [3] })
    expect(JSON.stringify(log)).not.toMatch(/walnut|argon2/)
    expect(JSON.stringify(log)).not.toContain(body.data)
  })

  test('that is rejected leaves the token as it was', async () => {
    const client = server.client((await logIn('common', 'walnut desk 7')).body.data)
    expect((await change(client, 'walnut desk 7', 'short 1')).status).toBe(400)
    expect(await isOpen(client)).toBe(true)
  })

  test('does not make the session last longer', async () => {
    const client = server.client((await logIn('common', 'walnut desk 7')).body.data)
    const expiry = (token: string) =>
      server.deps.db
        .selectFrom('sessions')
        .where('tokenHash', '=', server.deps.sha256(token))
        .select('expiresAt')
        .execute()
    const before = await expiry(client.token!)
    server.wait(60_000)
    const { body } = await change(client, 'walnut desk 7', 'walnut desk 8')
    expect(await expiry(body.data)).toEqual(before)
  })

  test.each([
    ['new', demoPassword, demoPassword],
    ['new', demoPassword, 'short 1'],
    ['new', demoPassword, 'qwerty123456'],
    ['new', demoPassword, 'the editor 55'],
    ['new', demoPassword, 'x'.repeat(129)],
    ['old', '', 'walnut desk 7'],
  ])('is rejected at %s: %s to %s', async (field, old, next) => {
    expect(errorOf(await change(editor, old, next))).toEqual([400, 'request.invalid', field])
  })

  test('is rejected at the old one when that is wrong, and throttled after five', async () => {
    const guest = await server.signIn('guest')
    for (let time = 0; time < 5; time++) {
      expect(errorOf(await change(guest, 'wrong', 'walnut desk 7'))).toEqual([400, 'password.wrong', 'old'])
    }
    expect((await change(guest, demoPassword, 'walnut desk 7')).status).toBe(429)
    expect((await logIn('guest', demoPassword)).status).toBe(429)
    server.wait(15 * 60_000)
    expect((await logIn('guest', demoPassword)).status).toBe(200)
  })

  test('of two at once is made once', async () => {
    const answers = await Promise.all(
      ['walnut desk 8', 'walnut desk 9'].map((next) => change(editor, demoPassword, next)),
    )
    const made = answers.filter(({ status }) => status === 200)
    expect(made).toHaveLength(1)
    editor = server.client(made[0]!.body.data)
    expect(await isOpen(editor)).toBe(true)
  })

  test('is what somebody with a one-time password may do, and then everything else', async () => {
    const admin = await server.signIn('admin')
    const once = await admin.get(api.users.resetPassword, { body: { userId: 4 } })
    const guest = server.client((await logIn('guest', once)).body.data)
    expect((await guest.ask(api.profile.read)).errorData.error).toBe('password.mustChange')
    const changed = server.client((await change(guest, once, 'walnut desk 7')).body.data)
    expect(await isOpen(guest)).toBe(false)
    expect((await changed.get(api.session.userInfo)).mustChangePassword).toBe(false)
    expect((await changed.ask(api.profile.read)).status).toBe(200)
  })
})

describe('an avatar', () => {
  const upload = (length: number, client = editor) =>
    client.get(api.files.upload, { body: { content: pictureBytes(length).toString('base64') } })
  const set = (avatar: string) => editor.ask(api.profile.setAvatar, { body: { avatar } })
  const isKept = async (key: string) => (await editor.ask(api.files.read, { query: { key } })).status === 200

  test('is an uploaded picture; the one before it is deleted', async () => {
    const [first, second] = [await upload(100), await upload(120)]
    expect((await set(first)).status).toBe(200)
    expect((await set(second)).status).toBe(200)
    expect((await read()).avatar).toBe(second)
    expect((await editor.get(api.session.userInfo)).userInfo.avatar).toBe(second)
    expect(await lastLog(server)).toMatchObject({ after: [{ avatar: 'image/png, 120' }] })
    expect([await isKept(first), await isKept(second)]).toEqual([false, true])
  })

  test('may have 200 KB', async () => {
    expect((await set(await upload(maxAvatarBytes))).status).toBe(200)
    const before = (await read()).avatar
    expect(errorOf(await set(await upload(maxAvatarBytes + 1)))).toEqual([400, 'request.invalid', 'avatar'])
    expect((await read()).avatar).toBe(before)
  })

  test('is not the upload of somebody else, nor an address', async () => {
    const theirs = await upload(100, await server.signIn('admin'))
    for (const avatar of [theirs, 'data:image/png;base64,AAAA', 'https://a.example/a.png', '']) {
      expect(errorOf(await set(avatar))).toEqual([400, 'request.invalid', 'avatar'])
    }
  })

  test('that is a data address of an earlier version stays until it is changed', async () => {
    const avatar = 'data:image/png;base64,AAAA'
    await server.deps.db.updateTable('users').set({ avatar }).where('userId', '=', 2).execute()
    expect((await read()).avatar).toBe(avatar)
    const next = await upload(100)
    expect((await set(next)).status).toBe(200)
    expect((await read()).avatar).toBe(next)
  })

  test('goes with its user', async () => {
    const own = await openServer()
    const [admin, leaver] = [await own.signIn('admin'), await own.signIn('guest')]
    const key = await upload(100, leaver)
    await leaver.get(api.profile.setAvatar, { body: { avatar: key } })
    const { userId } = await leaver.get(api.profile.read)
    expect((await admin.ask(api.files.read, { query: { key } })).status).toBe(200)
    await admin.get(api.users.delete, { query: { ids: [userId] } })
    expect((await admin.ask(api.files.read, { query: { key } })).status).toBe(404)
    await own.close()
  })
})
