import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notify, useToasts, dismissToast } from '../feedback/notify'
import { useOverlayCount } from '../feedback/overlay'
import { setLanguage } from '../i18n/text'
import { setNavigation } from '../navigation/navigation'
import { forgetToken, storeToken } from '../session/token/token'
import { api } from './api'
import { queryOf } from './query'
import { request } from './request'
import { endRequests, setTransport, type Transport } from './transport'

// The network itself is what is played here, so the transport is made by hand.

const opened: string[] = []
const sent: { path: string; init: RequestInit }[] = []

function answerWith(body: BodyInit | null, init: ResponseInit & { type?: string } = {}): void {
  const headers = { 'content-type': init.type ?? 'application/json' }
  play(() => Promise.resolve(new Response(body, { ...init, headers })))
}

function play(transport: Transport): void {
  setTransport((path, init) => {
    sent.push({ path, init })
    return transport(path, init)
  })
}

const wrapper = (code: number, msg: string, data: unknown = null) => JSON.stringify({ code, msg, data })
const toasts = () => useToasts.getState().toasts.map(({ kind, text }) => `${kind}: ${text}`)

beforeEach(() => {
  setNavigation({
    address: () => '/',
    open: (path) => Promise.resolve(void opened.push(path)),
    prepare: () => {},
    hold: () => Promise.resolve(),
    restart: () => Promise.resolve(),
    showOutage: () => Promise.resolve(void opened.push('/500')),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const { id } of useToasts.getState().toasts) dismissToast(id)
  opened.length = 0
  sent.length = 0
  forgetToken()
  setLanguage('zh-cn')
})

describe('a request', () => {
  test('carries token and language, and leaves undefined and empty values out of the query', async () => {
    storeToken('abc')
    setLanguage('en')
    answerWith(wrapper(200, 'ok', {}))
    await request(api.users.list, { query: { page: 2, username: '', phoneNumber: undefined, status: 0 } })
    const { path, init } = sent[0]!
    expect(path).toBe('/api/system/user/list?page=2&status=0')
    expect(Object.fromEntries(new Headers(init.headers))).toEqual({ token: 'abc', lang: 'en' })
  })

  test('answers the data, or with `raw` the whole wrapper', async () => {
    answerWith(wrapper(200, '登录成功', 'token'))
    const body = { username: 'a', password: 'b' }
    expect(await request(api.session.login, { body })).toBe('token')
    expect(await request(api.session.login, { body }, { raw: true })).toEqual({
      code: 200,
      msg: '登录成功',
      data: 'token',
    })
    expect(toasts()).toEqual([])
  })

  test('shows the message of a success with `message`', async () => {
    answerWith(wrapper(200, '查询成功', []))
    await request(api.dashboard.read, { query: {} }, { message: true })
    expect(toasts()).toEqual(['success: 查询成功'])
  })

  test.each([
    ['application/pdf', Blob],
    ['application/octet-stream', ArrayBuffer],
  ])('answers %s as it is', async (type, kind) => {
    answerWith('bytes', { type })
    expect(await request(api.dashboard.read, { query: {} })).toBeInstanceOf(kind)
  })

  test('given up by its caller rejects with the reason and shows nothing', async () => {
    play(() => new Promise(() => {}))
    const controller = new AbortController()
    const pending = request(api.dashboard.read, { query: {} }, { signal: controller.signal })
    controller.abort(new Error('left the page'))
    await expect(pending).rejects.toThrow('left the page')
    expect(toasts()).toEqual([])
  })
})

describe('the overlay', () => {
  test('stays until the last of several requests has ended, failed ones included', async () => {
    const ends: ((response: Response) => void)[] = []
    play(() => new Promise((resolve) => ends.push(resolve)))
    const json = { headers: { 'content-type': 'application/json' } }
    const first = request(api.dashboard.read, { query: {} }, { overlay: true })
    const second = request(api.dashboard.read, { query: {} }, { overlay: true }).catch(() => undefined)
    expect(useOverlayCount.getState().count).toBe(2)
    ends[0]?.(new Response(wrapper(200, ''), json))
    await first
    expect(useOverlayCount.getState().count).toBe(1)
    ends[1]?.(new Response(wrapper(500, 'no'), json))
    await second
    expect(useOverlayCount.getState().count).toBe(0)
  })

  test('does not come without being asked for', () => {
    play(() => new Promise(() => {}))
    void request(api.dashboard.read, { query: {} })
    expect(useOverlayCount.getState().count).toBe(0)
  })
})

describe('an error', () => {
  test('of the wrapper shows its message and rejects with code, message and fields', async () => {
    answerWith(wrapper(400, '参数错误', { error: 'request.invalid', fields: { page: '过大' } }), { status: 400 })
    await expect(request(api.dashboard.read, { query: {} })).rejects.toMatchObject({
      type: 'error',
      code: 400,
      msg: '参数错误',
      fields: { page: '过大' },
    })
    expect(toasts()).toEqual(['error: 参数错误'])
  })

  test('without a message is called Error', async () => {
    answerWith(wrapper(500, ''))
    await expect(request(api.dashboard.read, { query: {} })).rejects.toMatchObject({ msg: 'Error' })
  })

  test('is silent with `message: false`', async () => {
    answerWith(wrapper(400, 'no'))
    await expect(request(api.dashboard.read, { query: {} }, { message: false })).rejects.toMatchObject({ code: 400 })
    expect(toasts()).toEqual([])
  })

  test('that several requests share is said once', () => {
    notify.error('same')
    notify.error('same')
    expect(toasts()).toEqual(['error: same'])
  })

  test.each([
    [400, '请求失败，请稍后重试', 'The request failed. Try again later'],
    [401, '登录已过期，请重新登录', 'Your login has expired. Log in again'],
    [403, '当前账号没有权限', 'This account has no permission'],
    [404, '请求的资源不存在', 'The resource does not exist'],
    [405, '请求方法错误', 'Wrong request method'],
    [408, '请求超时', 'The request timed out'],
    [500, '服务异常', 'Service error'],
    [502, '网关错误', 'Gateway error'],
    [503, '服务不可用', 'The service is unavailable'],
    [504, '网关超时', 'Gateway timeout'],
    [418, '请求失败', 'Request failed'],
  ])('%i without a wrapper has its own text in both languages', async (status, zh, en) => {
    answerWith('<h1>gateway</h1>', { status, type: 'text/html' })
    await expect(request(api.dashboard.read, { query: {} })).rejects.toMatchObject({ code: status, msg: zh })
    setLanguage('en')
    await expect(request(api.dashboard.read, { query: {} })).rejects.toMatchObject({ code: status, msg: en })
  })

  test.each([
    ['a page of HTML', '<html></html>', 'text/html'],
    ['JSON of another shape', '[]', 'application/json'],
    ['broken JSON', '{"code":200', 'application/json'],
  ])('is also %s in place of a wrapper', async (_, body, type) => {
    answerWith(body, { type })
    await expect(request(api.dashboard.read, { query: {} })).rejects.toMatchObject({ msg: '请求失败' })
  })
})

describe('the network', () => {
  test('gets 10 seconds, body included', async () => {
    vi.useFakeTimers()
    play(() => Promise.resolve(new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } })))
    const outcome = request(api.dashboard.read, { query: {} }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(toasts()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ code: 'timeout', msg: '请求超时，请稍后重试' })
    expect(toasts()).toEqual(['error: 请求超时，请稍后重试'])
    expect(opened).toEqual([])
  })

  test('that breaks while online says that the server cannot be reached', async () => {
    play(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(request(api.dashboard.read, { query: {} })).rejects.toMatchObject({
      code: 0,
      msg: '无法连接服务器，请稍后重试',
    })
    expect(opened).toEqual([])
  })

  test('that is gone leads to /500', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    play(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(request(api.dashboard.read, { query: {} })).rejects.toMatchObject({ code: 'offline' })
    expect(opened).toEqual(['/500'])
  })
})

test('a request under way when the console ends settles no more and says nothing', async () => {
  vi.useFakeTimers()
  const outcome = vi.fn<(end: unknown) => void>()
  play(() => new Promise(() => {}))
  void request(api.dashboard.read, { query: {} }).then(outcome, outcome)
  let answer = (_: Response) => {}
  play(() => new Promise((resolve) => (answer = resolve)))
  void request(api.dashboard.read, { query: {} }).then(outcome, outcome)
  endRequests()
  answer(new Response(wrapper(200, 'ok')))
  await vi.advanceTimersByTimeAsync(20_000)
  expect([outcome.mock.calls, toasts(), vi.getTimerCount()]).toEqual([[], [], 0])
})

test('the key of a query holds call, input and language', () => {
  const { queryKey } = queryOf(api.users.list, { query: { page: 2 } })
  expect(queryKey).toEqual(['GET /api/system/user/list', { query: { page: 2 } }, 'zh-cn'])
  setLanguage('en')
  expect(queryOf(api.session.loginOptions).queryKey).toEqual(['GET /api/user/loginOptions', null, 'en'])
})

test('the table of calls holds no schema', () => {
  expect(api.users.list).toEqual({ method: 'GET', path: '/api/system/user/list', access: 'system:user:list' })
})

test('a request that fails before something needs its answer says nothing, and ends no session', async () => {
  const isAhead = () => true
  answerWith(wrapper(500, '出错了'))
  await expect(request(api.dashboard.read, { query: {} }, { isAhead })).rejects.toMatchObject({ code: 500 })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  play(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(request(api.dashboard.read, { query: {} }, { isAhead })).rejects.toMatchObject({ code: 'offline' })
  expect([toasts(), opened]).toEqual([[], []])
})
