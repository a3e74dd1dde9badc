import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Output, Wrapper } from 'atrium/contract/endpoint'
import { api } from '#shared/api/api'
import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { signIn } from '#server-test/visitor'
import { sendNotice } from 'atrium/server/services/notice/notice'
import { product } from 'atrium/entries/product'
import { address, closeConsoles, openConsole } from '#test/console-app'

afterEach(closeConsoles)

const bell = page.getByRole('button', { name: /^通知/ })
const panel = page.getByRole('dialog', { name: '通知' })

async function openPanel(as = 'common') {
  const app = await openConsole({ as })
  await userEvent.click(bell)
  await expect.element(panel.getByRole('listitem').first()).toBeVisible()
  return app
}

test('the bell shows how many are unread and opens three lists with their counts', async () => {
  await openPanel()
  await expect.element(bell).toHaveAccessibleName('通知，5 条未读')
  for (const name of [/通知.*2/, /消息.*1/, /待办.*2/])
    await expect.element(panel.getByRole('tab', { name })).toBeVisible()
  await expect.element(panel.getByRole('tabpanel')).toHaveTextContent('系统维护')
})

test('with long lists the panel is 320 px high at most, and its button stays in it', async () => {
  await openPanel('admin')
  const scrolls = []
  for (const name of [/通知/, /消息/, /待办/]) {
    await userEvent.click(panel.getByRole('tab', { name }))
    const { height, bottom } = panel.element().getBoundingClientRect()
    expect(height).toBeLessThanOrEqual(320)
    const clear = panel.getByRole('button', { name: '清空此列表' }).element()
    await expect.poll(() => clear.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
    const list = panel.getByRole('tabpanel').element()
    scrolls.push(list.scrollHeight > list.clientHeight)
  }
  expect(scrolls).toContain(true)
})

test('the arrows change the list, around the ends', async () => {
  await openPanel()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(panel.getByRole('tab', { name: /待办/ })).toHaveFocus()
  await expect.element(panel.getByRole('tabpanel')).toHaveTextContent('紧急')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(panel.getByRole('tab', { name: /通知/ })).toHaveFocus()
})

test('a cleared list says that it is empty, and the bell counts the others', async () => {
  await openPanel()
  await userEvent.click(panel.getByRole('button', { name: '清空此列表' }))
  await expect.element(panel.getByText('没有通知')).toBeVisible()
  await expect.element(bell).toHaveAccessibleName('通知，3 条未读')
})

test('Esc closes the panel and gives the focus back to the bell', async () => {
  await openPanel()
  await userEvent.keyboard('{Escape}')
  await expect.element(bell).toHaveFocus()
  await expect.element(panel).not.toBeInTheDocument()
})

const shownTitles = async () => {
  const titles: string[] = []
  for (const name of [/通知/, /消息/, /待办/]) {
    await userEvent.click(panel.getByRole('tab', { name }))
    const list = panel.getByRole('tabpanel').element()
    titles.push(...[...list.querySelectorAll('b')].map((title) => title.textContent))
  }
  return titles
}

test.each([
  ['guest', ['本周六', '外观', '行政', '安全培训', '个人资料']],
  ['editor', ['本周六', '外观', '提到了你', '行政', '字典', '安全培训', '个人资料']],
])('%s has no notice of records that they may not see', async (as, expected) => {
  await openPanel(as)
  const titles = await shownTitles()
  expect(titles).toHaveLength(expected.length)
  expect(titles.filter((title, index) => !title.includes(expected[index]!))).toEqual([])
})

test('an admin has those of roles and accounts too', async () => {
  await openPanel('admin')
  const titles = await shownTitles()
  expect(titles).toHaveLength(12)
  expect(titles).toContain('审核 3 个新账号')
})

test('what was read or cleared stays so everywhere, for that person alone', async () => {
  const app = await openPanel()
  await userEvent.click(panel.getByRole('button', { name: '全部标为已读' }))
  await expect.element(bell).toHaveAccessibleName('通知，3 条未读')
  await expect.element(panel.getByRole('tab', { name: /通知/ })).toHaveFocus()
  await expect.element(panel.getByText('未读', { exact: true })).not.toBeInTheDocument()
  await userEvent.click(panel.getByRole('tab', { name: /消息/ }))
  await userEvent.click(panel.getByRole('button', { name: '清空此列表' }))
  await expect.element(bell).toHaveAccessibleName('通知，2 条未读')
  // The server has it, not the browser.
  await expect.poll(() => app.waiting()).toEqual([])
  localStorage.clear()
  const { runtime } = app
  const [own, others] = [await signIn(runtime.fetch, 'common'), await signIn(runtime.fetch, 'guest')]
  expect(await noticesOf(runtime, own)).toMatchObject({ total: 4, unread: 2 })
  expect(await noticesOf(runtime, others)).toMatchObject({ total: 5, unread: 5 })
})

const sendTo = ({ engine }: MemoryRuntime, username: string, title: string) =>
  engine.write(async (db) => {
    const { userId } = await db
      .selectFrom('users')
      .where('username', '=', username)
      .select('userId')
      .executeTakeFirstOrThrow()
    const text = { title: { zh: title, en: title }, description: { zh: '点击查看', en: 'Click to see' } }
    const settings = {
      demo: true,
      idleMillis: 1,
      logDays: 1,
      loginMessages: 'uniform',
      deletedInLogs: 'named',
    } as const
    const deps = { messages: engine.messages, product, ...settings }
    await sendNotice(
      { db, now: Date.now(), deps },
      { kind: 'platform.roles', to: { userId }, text, link: '/profile/index' },
    )
  })

test('a notice shows at once in the bell, and leads to its page as read', async () => {
  const app = await openConsole({ as: 'common', streams: true })
  await expect.element(bell).toHaveAccessibleName('通知，5 条未读')
  await expect.poll(() => app.calls).toContain('GET /api/events')
  await sendTo(app.runtime, 'guest', '别人的')
  await sendTo(app.runtime, 'common', '新的通知')
  await expect.element(bell).toHaveAccessibleName('通知，6 条未读')
  await userEvent.click(bell)
  await userEvent.click(panel.getByRole('link', { name: '新的通知' }))
  await expect.poll(address).toBe('/profile/index')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(bell).toHaveAccessibleName('通知，5 条未读')
})

async function noticesOf({ fetch }: MemoryRuntime, token: string) {
  const response = await fetch(api.notices.list.path, { headers: { token } })
  const { data } = (await response.json()) as Wrapper<Output<typeof api.notices.list>>
  return { total: data.length, unread: data.filter(({ isRead }) => !isRead).length }
}

test('without notices each list says so, and the bell has no dot', async () => {
  const prepare = ({ engine }: MemoryRuntime) => engine.db.deleteFrom('notices').execute()
  await openConsole({ as: 'common', prepare })
  await userEvent.click(bell)
  await expect.element(bell).toHaveAccessibleName('通知')
  for (const [name, sentence] of [
    [/通知/, '没有通知'],
    [/消息/, '没有消息'],
    [/待办/, '没有待办事项'],
  ] as const) {
    await userEvent.click(panel.getByRole('tab', { name }))
    await expect.element(panel.getByText(sentence, { exact: true })).toBeVisible()
  }
})

test('a failed call shows in the panel alone, with another try', async () => {
  const app = await openConsole({ as: 'common', unreachable: '/api/notices' })
  await userEvent.click(bell)
  const retry = panel.getByRole('button', { name: '重试' })
  await expect.element(retry).toBeVisible()
  await expect.element(page.getByRole('main')).toBeVisible()
  app.network.unreachable = undefined
  await userEvent.click(retry)
  await expect.element(bell).toHaveAccessibleName('通知，5 条未读')
})
