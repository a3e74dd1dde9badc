import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, useToasts } from '../feedback/notify'
import { api } from './api'
import { queryOf } from './query'
import { beginQuery, createQueryClient } from './query-client'
import { endRequests, setTransport } from './transport'

// The network itself is what is played here, so the transport is made by hand.

const input = { query: { page: 2 } }
const options = queryOf(api.posts.list, input)
const toasts = () => useToasts.getState().toasts.map(({ text }) => text)
const pageOf = (total: number) => ({ items: [], pageInfo: { total, currentPage: 2, pageSize: 10 } })

let { client, end } = createQueryClient()
/** Sends the reply to the request that has waited longest. */
let answers: ((code: number, data?: object) => void)[] = []
let calls = 0

beforeEach(() => {
  vi.useFakeTimers()
  ;({ client, end } = createQueryClient())
  answers = []
  calls = 0
  setTransport(() => {
    calls += 1
    const headers = { 'content-type': 'application/json' }
    return new Promise((resolve) =>
      answers.push((code, data) =>
        resolve(new Response(JSON.stringify({ code, msg: code === 200 ? '' : '出错了', data }), { headers })),
      ),
    )
  })
})

afterEach(() => {
  end()
  endRequests()
  vi.useRealTimers()
  for (const { id } of useToasts.getState().toasts) dismissToast(id)
})

async function answer(code: number, data?: object): Promise<void> {
  answers.shift()!(code, data)
  await vi.waitUntil(() => client.isFetching() === 0)
}

/** Shows the list as its page does; `total` is that of its first render. */
function show() {
  const observer = new QueryObserver(client, options)
  const { data } = observer.getOptimisticResult(client.defaultQueryOptions(options))
  return { total: data?.pageInfo.total, observer, hide: observer.subscribe(() => {}) }
}

test('a call that begins before its page is made once, and its answer is in the first render', async () => {
  beginQuery(client, api.posts.list, input)
  beginQuery(client, api.posts.list, input)
  await answer(200, pageOf(3))
  await vi.advanceTimersByTimeAsync(5000)
  const { total } = show()
  expect([total, calls]).toEqual([3, 1])
})

test('one that is not answered when its page shows is not made again by the page', async () => {
  beginQuery(client, api.posts.list, input)
  const { total, observer } = show()
  expect(total).toBeUndefined()
  await answer(200, pageOf(3))
  expect([observer.getCurrentResult().data?.pageInfo.total, calls]).toEqual([3, 1])
})

test('a page that shows again asks again', async () => {
  beginQuery(client, api.posts.list, input)
  await answer(200, pageOf(3))
  show().hide()
  await vi.advanceTimersByTimeAsync(2000)
  expect(show().total).toBe(3)
  expect(calls).toBe(2)
})

test('a call is not begun where the page was shown before', async () => {
  show()
  await answer(200, pageOf(3))
  beginQuery(client, api.posts.list, input)
  expect(calls).toBe(1)
})

test('an answer from before a write is asked for again', async () => {
  beginQuery(client, api.posts.list, input)
  await client.invalidateQueries()
  await answer(200, pageOf(3))
  show()
  expect(calls).toBe(2)
})

test('an answer that nothing shows is kept for ten seconds', async () => {
  beginQuery(client, api.posts.list, input)
  await answer(200, pageOf(3))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(client.getQueryData(options.queryKey)).toBeDefined()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(client.getQueryData(options.queryKey)).toBeUndefined()
})

test('a call that fails before its page shows is made again by the page, which says what went wrong', async () => {
  beginQuery(client, api.posts.list, input)
  await answer(500)
  expect(toasts()).toEqual([])
  const { observer } = show()
  expect(observer.getCurrentResult().status).toBe('pending')
  await answer(500)
  expect([toasts(), calls]).toEqual([['出错了'], 2])
})

test('one that fails while its page shows says so, once', async () => {
  beginQuery(client, api.posts.list, input)
  const { observer } = show()
  await answer(500)
  expect([observer.getCurrentResult().status, toasts(), calls]).toEqual(['error', ['出错了'], 1])
})

test('the cache of a session that ended is empty', async () => {
  show().hide()
  end()
  expect(client.getQueryCache().getAll()).toEqual([])
})
