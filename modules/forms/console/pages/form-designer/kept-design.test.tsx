import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from 'atrium/testing/console'
import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { signIn } from '#server-test/visitor'

beforeEach(() => page.viewport(1440, 900))
afterEach(closeConsoles)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const offer = page.getByRole('alert').filter({ hasText: '有未保存的修改' })
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('input:'))

async function openDesigner(prepare?: (runtime: MemoryRuntime) => Promise<unknown>) {
  const app = await openConsole({ path: '/forms/designer?form=1', as: 'admin', prepare })
  await expect.element(button('添加评分')).toBeVisible()
  return app
}

/** Opens the page in a document whose former one had no chance to save anything. */
async function reload(prepare?: (runtime: MemoryRuntime) => Promise<unknown>) {
  const stored = kept().map((key) => [key, localStorage.getItem(key)!] as const)
  await closeConsoles()
  for (const [key, value] of stored) localStorage.setItem(key, value)
  return openDesigner(prepare)
}

const read = async (runtime: MemoryRuntime) => {
  const headers = { token: await signIn(runtime.fetch, 'admin') }
  const answer = await runtime.fetch('/api/forms/form?formId=1', { headers })
  return ((await answer.json()) as { data: { version: number; design: { items: unknown[] } } }).data
}

/** Somebody else adds a line to the form. */
async function saveElsewhere(runtime: MemoryRuntime) {
  const { version, design } = await read(runtime)
  const headers = { token: await signIn(runtime.fetch, 'admin'), 'content-type': 'application/json' }
  const items = [...design.items, { kind: 'divider', key: 'line' }]
  const body = JSON.stringify({ formId: 1, version, design: { ...design, items } })
  const answer = await runtime.fetch('/api/forms/form', { method: 'PUT', headers, body })
  expect(answer.status).toBe(200)
}

test('a change that is not saved is offered after a reload, restored, and gone once it is saved', async () => {
  await openDesigner()
  await expect.element(offer).not.toBeInTheDocument()
  await userEvent.click(button('添加评分'))
  const { runtime } = await reload()
  await expect.element(offer).toBeVisible()
  await expect.poll(() => offer.element().textContent).not.toContain('又保存过')
  await expect.element(button('选择评分')).not.toBeInTheDocument()
  await userEvent.click(button('恢复'))
  await expect.element(button('选择评分')).toBeVisible()
  await expect.element(offer).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(button('选择评分')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}y{/Control}')
  await userEvent.click(button('保存'))
  await expect.element(page.getByText('已保存', { exact: true })).toBeVisible()
  expect(JSON.stringify((await read(runtime)).design)).toContain('"rate"')
  await expect.poll(() => kept()).toEqual([])
})

test('an offer outlives changes and saves, with what is changed meanwhile kept beside it, until it is discarded', async () => {
  await openDesigner()
  await userEvent.click(button('添加评分'))
  await reload()
  await userEvent.click(button('添加开关'))
  await reload()
  await expect.poll(() => offer.elements().length).toBe(2)
  await userEvent.click(button('添加滑块'))
  await userEvent.click(button('保存'))
  await expect.element(page.getByText('已保存', { exact: true })).toBeVisible()
  await userEvent.click(button('丢弃').first())
  await expect.poll(() => offer.elements().length).toBe(1)
  await reload()
  await expect.poll(() => offer.elements().length).toBe(1)
  await userEvent.click(button('丢弃'))
  await expect.element(offer).not.toBeInTheDocument()
  await expect.poll(() => kept()).toEqual([])
})

test('the offer says when something else was saved since', async () => {
  await openDesigner()
  await userEvent.click(button('添加评分'))
  await reload(saveElsewhere)
  await expect.element(offer).toHaveTextContent('此后表单又保存过。恢复后再保存，会覆盖那次保存的内容。')
})

test('taking the change back leaves nothing to offer', async () => {
  await openDesigner()
  await userEvent.click(button('添加评分'))
  await expect.poll(() => kept()).toEqual(['input:admin:form:1'])
  await userEvent.click(button('撤销（Ctrl Z）'))
  await expect.poll(kept).toEqual([])
})

test('a sign-out takes it away, and so does a sign-in of somebody else', async () => {
  await openDesigner()
  await userEvent.click(button('添加评分'))
  await userEvent.click(page.getByRole('button', { name: /^账号：/ }))
  await userEvent.click(page.getByRole('menuitem', { name: '退出登录' }))
  await userEvent.click(page.getByRole('button', { name: '放弃修改' }))
  await expect.element(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect.poll(() => kept()).toEqual([])
  localStorage.setItem('input:admin:form:1', '[]')
  await openConsole({ as: 'editor' })
  await expect.poll(() => kept()).toEqual([])
})

test.each([
  '{',
  '7',
  '[{"id":1,"at":"2026-11-22T10:00:00Z","form":{"title":{"zh":"","en":""},"items":[{"kind":"x"}]}},null]',
])('what is damaged counts as nothing: %s', async (damaged) => {
  localStorage.setItem('input:admin:form:1', damaged)
  await openDesigner()
  await expect.element(offer).not.toBeInTheDocument()
  await userEvent.click(button('添加评分'))
  await expect.element(button('选择评分')).toBeVisible()
})
