import type { WebhookMessage } from 'atrium/server/call/message/webhook'
import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openConsole } from '#test/console-app'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { answer, button, formOf, listOf, message, question } from '#test/page-objects'
import { actOn, chooseMore } from '#test/row-menu'
import { closeWorld, openIn } from '#test/worlds'

afterEach(closeWorld)

const { row } = listOf('Webhook')
const { save, fill, fieldErrors, add } = formOf('Webhook')
const path = '/system/operation/webhook'

/** The messages that the server of the test has sent. */
const sent: WebhookMessage[] = []
let status = 200
const webhooks = {
  privateTargets: [],
  reasonAgainst: (url: string) => (url.includes('10.0.0.') ? { zh: '该地址在内网', en: 'It is private' } : undefined),
  send: async (one: WebhookMessage) => {
    sent.push(one)
    return { status, text: `answer ${status}` }
  },
}

async function prepare({ engine: { db } }: MemoryRuntime): Promise<void> {
  sent.length = 0
  status = 200
  await db
    .insertInto('webhooks')
    .values({
      webhookName: '商城',
      url: 'https://shop.example.com/events',
      events: '["post.*","user.create"]',
      remark: '',
    })
    .execute()
  const now = Date.now()
  const content = JSON.stringify({ type: 'post.create', data: { record: { postName: '采购' } } })
  const event = { kind: 'webhook', receiver: '商城', title: 'post.create', content, isPrivate: 0, targetId: 1 } as const
  const times = { createdAt: now, nextAt: now, endedAt: now, duration: 12 }
  await db
    .insertInto('outbox')
    .values([
      {
        ...event,
        ...times,
        messageKey: 'a',
        state: 'failed',
        attempts: 9,
        error: 'status 500',
        responseStatus: 500,
        response: 'out of order',
      },
      {
        ...event,
        ...times,
        messageKey: 'b',
        title: 'user.create',
        state: 'done',
        attempts: 1,
        error: '',
        responseStatus: 204,
        response: '',
      },
    ])
    .execute()
}

const open = (as: 'admin' | 'editor' = 'admin') => openConsole({ path, as, webhooks, prepare })
const dialog = page.getByRole('dialog')

/** Does something with the delivery of `post.create`, by its button or in its menu. */
async function actInDrawer(action: string): Promise<void> {
  const own = () => document.querySelector<HTMLElement>(`[role=dialog] button[aria-label="${action} post.create"]`)
  await expect.poll(own).not.toBeNull()
  if (own()!.checkVisibility()) await userEvent.click(own()!)
  else await chooseMore('post.create', action)
}

test('a webhook shows its events and its latest delivery', async () => {
  await open()
  await expect.element(row('商城')).toHaveTextContent('https://shop.example.com/events')
  await expect.element(row('商城')).toHaveTextContent('post.*')
  await expect.element(row('商城')).toHaveTextContent('已送达')
})

test('a new webhook asks for events of a list, and its secret shows once', async () => {
  const { runtime } = await open()
  await add({ 名称: '仓库', 接收地址: 'https://stock.example.com/hook' })
  await userEvent.click(dialog.getByRole('combobox', { name: '事件' }))
  await userEvent.click(page.getByTitle('用户：全部 · user.*'))
  await userEvent.click(save)
  const secret = page.getByRole('status', { name: '密钥' })
  await expect.element(secret).toHaveTextContent(/^whsec_[\w+/=]{44}$/)
  await userEvent.click(button('我已记下'))
  await expect.element(row('仓库')).toHaveTextContent('user.*')
  const stored = await runtime.engine.db
    .selectFrom('webhooks')
    .select('events')
    .where('webhookName', '=', '仓库')
    .execute()
  expect(stored).toEqual([{ events: '["user.*"]' }])
})

test('an address that nothing may be sent to is said at its field', async () => {
  await open()
  await add({ 名称: '仓库', 接收地址: 'https://10.0.0.5/' })
  await userEvent.click(dialog.getByRole('combobox', { name: '事件' }))
  await userEvent.click(page.getByTitle('全部事件'))
  await userEvent.click(save)
  await expect.poll(fieldErrors).toEqual({ 接收地址: '该地址在内网' })
  await fill({ 接收地址: 'https://stock.example.com/' })
})

test('a test shows status and response', async () => {
  await open()
  await actOn('商城', '测试')
  await expect.element(dialog.getByText('测试事件已送达')).toBeVisible()
  await expect.element(dialog.getByText('answer 200')).toBeVisible()
  expect(sent.map(({ payload }) => (JSON.parse(payload) as { type: string }).type)).toEqual(['test'])
})

test('a test that fails shows why', async () => {
  await open()
  status = 302
  await actOn('商城', '测试')
  await expect.element(dialog.getByText('测试事件没有送达')).toBeVisible()
  await expect.element(dialog.getByText(/响应为重定向（302），不会跟随/)).toBeVisible()
})

test('a new secret is made after a question', async () => {
  await open()
  await chooseMore('商城', '更换密钥')
  await expect.element(question).toHaveTextContent('原密钥在一天内继续有效')
  await answer('更换密钥')
  await expect.element(page.getByRole('status', { name: '密钥' })).toHaveTextContent(/^whsec_/)
  history.back()
  await expect.poll(() => document.body.textContent).not.toContain('whsec_')
  await expect.element(row('商城')).toBeVisible()
})

test('deliveries show what became of them, with payload and response, and are sent again', async () => {
  const { runtime } = await open()
  await actOn('商城', '投递记录')
  await expect.element(dialog.getByText('响应状态为 500')).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
  await actInDrawer('详情')
  await expect.element(page.getByRole('region', { name: '内容', exact: true })).toHaveTextContent('"postName": "采购"')
  await expect.element(page.getByRole('region', { name: '响应内容' })).toHaveTextContent('out of order')
  await userEvent.keyboard('{Escape}')
  await actInDrawer('重新发送')
  await expect.element(question).toHaveTextContent('一天内多次重试')
  await answer('重新发送')
  await expect.element(message('正在重新发送')).toBeVisible()
  await runtime.runJobs()
  expect(sent.map(({ messageKey }) => messageKey)).toEqual(['a'])
})

test('the demo in a browser says that it delivers none', async () => {
  await openConsole({ path, as: 'admin' })
  await expect.element(page.getByText('演示在浏览器中运行，不能发送 webhook。')).toBeVisible()
})

test('people who may only read the list have the deliveries without payloads, and no other button', async () => {
  const { calls } = await openConsole({
    path,
    as: 'editor',
    webhooks,
    prepare: async (runtime) => {
      await prepare(runtime)
      const { db } = runtime.engine
      const others = db
        .selectFrom('menus')
        .where('permission', 'like', 'system:webhook:%')
        .where('permission', '<>', 'system:webhook:list')
        .select('id')
      await db.deleteFrom('roleMenus').where('menuId', 'in', others).execute()
    },
  })
  await actOn('商城', '投递记录')
  await actInDrawer('详情')
  await expect.element(page.getByText('响应状态为 500').last()).toBeVisible()
  expect(button('新增').query()).toBeNull()
  expect(calls.filter((call) => /webhook\/delivery\?/.test(call))).toEqual([])
})

test.each([
  { width: 1440, lang: 'zh-cn', theme: 'light' },
  { width: 1440, lang: 'en', theme: 'dark' },
  { width: 390, lang: 'en', theme: 'dark' },
] as const)('at $width px in $lang the list is accessible and fits', async (world) => {
  await openIn(world, { path, as: 'admin', webhooks, prepare })
  await expect.element(page.getByText('商城', { exact: true }).first()).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
})
