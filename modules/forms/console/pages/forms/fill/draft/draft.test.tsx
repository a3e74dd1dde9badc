import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setLanguage } from '#shared/i18n/language'
import { signIn } from '#server-test/visitor'
import { field, fillRoom, room } from '../test-room'
import { closeConsoles, menu, openConsole, type RunningConsole } from 'atrium/testing/console'
import { asksBeforeReload } from '#test/console-app'

afterEach(closeConsoles)

const path = `/forms/fill?form=${room}`
const saving = 'PUT /api/forms/fill/draft'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const subject = field('会议主题')

/** Saves a draft as another device of the same person does. */
async function saveElsewhere(runtime: MemoryRuntime, values: object, version: number | null = null): Promise<void> {
  const token = await signIn(runtime.fetch, 'common')
  const { status } = await runtime.fetch('/api/forms/fill/draft', {
    method: 'PUT',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ formId: room, number: 1, values, version }),
  })
  expect(status).toBe(200)
}

const drafts = ({ runtime }: RunningConsole) => runtime.engine.db.selectFrom('formDrafts').selectAll().execute()
const draft = async (running: RunningConsole) => JSON.parse((await drafts(running))[0]?.content ?? '{}')

const open = (prepare?: (runtime: MemoryRuntime) => Promise<unknown>) => openConsole({ path, as: 'common', prepare })

test('what is typed is kept while it is typed; nothing asks any more, and sending ends it', async () => {
  const running = await open()
  await expect.element(subject).toBeVisible()
  expect(running.calls).not.toContain(saving)
  await userEvent.fill(subject, '周会')
  expect(asksBeforeReload()).toBe(true)
  await expect.element(page.getByText(/^草稿已保存/)).toBeVisible()
  expect(asksBeforeReload()).toBe(false)
  expect(await draft(running)).toEqual({ subject: '周会', hours: 1 })
  await fillRoom()
  await userEvent.click(button('提交预订'))
  await expect.element(page.getByText('提交成功')).toBeVisible()
  expect(await drafts(running)).toEqual([])
})

test('a draft of another device is there on return with its time, goes on in the list, and can be deleted', async () => {
  const running = await openConsole({
    path: '/forms/fill',
    as: 'common',
    prepare: (runtime) => saveElsewhere(runtime, { subject: '季度会' }),
  })
  await expect.element(page.getByText(/草稿 \d{4}-\d\d-\d\d \d\d:\d\d/)).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: '继续填写 会议室预订' }))
  await expect.element(page.getByText(/^已恢复您于 \d{4}-\d\d-\d\d \d\d:\d\d 填写的内容/)).toBeVisible()
  await expect.element(subject).toHaveValue('季度会')
  expect(asksBeforeReload()).toBe(false)
  await userEvent.click(button('重新填写'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '删除草稿' }))
  await expect.element(subject).toHaveValue('')
  await expect.element(page.getByText(/^已恢复您于/)).not.toBeInTheDocument()
  expect(await drafts(running)).toEqual([])
})

test('over what another device has typed since nothing is saved before the person has chosen', async () => {
  const running = await open((runtime) => saveElsewhere(runtime, { subject: '一' }))
  await expect.element(subject).toHaveValue('一')
  await saveElsewhere(running.runtime, { subject: '另一台' }, 1)
  await userEvent.fill(subject, '这一台')
  await expect.element(page.getByRole('alert')).toHaveTextContent('另一台设备')
  expect(await draft(running)).toEqual({ subject: '另一台' })
  expect(asksBeforeReload()).toBe(true)
  await userEvent.click(button('保留这一份'))
  await expect.poll(() => draft(running)).toMatchObject({ subject: '这一台' })
  await saveElsewhere(running.runtime, { subject: '又改了' }, 3)
  await userEvent.fill(subject, '不要')
  await userEvent.click(button('用那一份'))
  await expect.element(subject).toHaveValue('又改了')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a form that closes meanwhile shows what was typed, to read and to copy', async () => {
  const running = await open()
  await userEvent.fill(subject, '周会')
  await expect.element(page.getByText(/^草稿已保存/)).toBeVisible()
  await running.runtime.engine.db.updateTable('forms').set({ state: 'closed' }).where('formId', '=', room).execute()
  await userEvent.fill(field('参会人数'), '4')
  await expect.element(page.getByText('已停止填写')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '您填写的内容（未提交）' })).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveTextContent(/会议主题周会/)
  await expect.element(subject).not.toBeInTheDocument()
  const copied: string[] = []
  navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text))
  await userEvent.click(button('复制'))
  await expect.poll(() => copied[0]).toContain('会议主题：周会')
  expect(copied[0]).toContain('参会人数：4')
  await userEvent.click(button('删除草稿'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '删除草稿' }))
  await expect.element(page.getByRole('heading', { name: '您填写的内容（未提交）' })).not.toBeInTheDocument()
})

test('a draft that cannot be saved says so, and is saved once the server is there', async () => {
  const running = await open()
  await expect.element(subject).toBeVisible()
  running.network.unreachable = '/draft'
  await userEvent.fill(subject, '周会')
  await expect.element(page.getByText(/^草稿未保存/)).toBeVisible()
  expect(asksBeforeReload()).toBe(true)
  running.network.unreachable = undefined
  await userEvent.click(button('重试'))
  await expect.element(page.getByText(/^草稿已保存/)).toBeVisible()
  expect(asksBeforeReload()).toBe(false)
})

test('leaving at once saves it, and a change of the language empties nothing', async () => {
  const running = await open()
  await userEvent.fill(subject, '周会')
  setLanguage('en')
  await expect.element(field('Meeting topic')).toHaveValue('周会')
  setLanguage('zh-cn')
  await expect.element(subject).toHaveValue('周会')
  await userEvent.click(menu.getByRole('link', { name: '首页' }))
  await expect.poll(() => drafts(running)).toHaveLength(1)
})
