import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { actOn } from '#test/row-menu'
import { settled } from '#test/page-walk'

// React writes the checkbox of a row whenever the row renders, so that the writes say which rows did.

const checked = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')!
let written: string[] = []

beforeEach(() => {
  Object.defineProperty(HTMLInputElement.prototype, 'checked', {
    ...checked,
    set(this: HTMLInputElement, value: boolean) {
      if (this.isConnected && this.closest('tbody, main li')) written.push(this.getAttribute('aria-label') ?? '')
      checked.set!.call(this, value)
    },
  })
})

afterEach(async () => {
  Object.defineProperty(HTMLInputElement.prototype, 'checked', checked)
  await closeConsoles()
  await page.viewport(1280, 800)
})

const box = (name: string) => page.getByRole('checkbox', { name: `选择「${name}」` })
const rendered = () => [...new Set(written)]

const withPosts = async ({ engine: { db } }: MemoryRuntime) => {
  for (let at = 0; at < 40; at++) {
    const post = {
      postName: `岗位 ${at}`,
      postNameEn: '',
      postCode: `post${at}`,
      postSort: 100 + at,
      status: 1,
      remark: '',
    } as const
    await db.insertInto('posts').values(post).execute()
  }
}

const open = async (path: string, first: string) => {
  const console = await openConsole({ path, as: 'admin', prepare: withPosts })
  await expect.element(box(first)).toBeVisible()
  await settled(console)
  written = []
}

test.each([
  ['/system/post?size=100', '总经理', '编辑 总经理'],
  ['/system/user', '陈思远', '编辑 陈思远'],
  ['/system/user', '陈思远', '查看「陈思远」的详情'],
  ['/system/role', '编辑', '编辑 编辑'],
])('%s: opening and closing a drawer renders no row (%s, %s)', async (path, first, opener) => {
  await open(path, first)
  await (opener.startsWith('查看') ? userEvent.click(page.getByTitle(opener)) : actOn(first, '编辑'))
  const drawer = page.getByRole('dialog')
  const content = opener.startsWith('查看') ? drawer.getByText('陈思远').first() : drawer.getByRole('textbox').first()
  await expect.element(content).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  expect(rendered()).toEqual([])
})

test('ticking one row renders that row, and all of them once', async () => {
  await open('/system/post?size=100', '总经理')
  await userEvent.click(box('岗位 7'))
  await expect.element(page.getByText('已选 1 项')).toBeVisible()
  expect(rendered()).toEqual(['选择「岗位 7」'])
  written = []
  await userEvent.click(page.getByRole('checkbox', { name: '选择本页全部' }))
  await expect.element(page.getByText('已选 44 项')).toBeVisible()
  expect(written.filter((label) => label === '选择「岗位 8」')).toHaveLength(1)
  expect(rendered()).not.toContain('选择「岗位 7」')
})

test('among cards it is the same', async () => {
  await page.viewport(390, 844)
  await open('/system/post?size=100', '总经理')
  await userEvent.click(box('岗位 7'))
  await expect.element(page.getByText('已选 1 项')).toBeVisible()
  expect(rendered()).toEqual(['选择「岗位 7」'])
})

test('while the next page is on its way, no row of this one renders', async () => {
  await open('/system/post', '总经理')
  await userEvent.click(page.getByRole('listitem', { name: '2', exact: true }))
  await expect.element(box('岗位 9')).toBeVisible()
  expect(rendered().filter((label) => label === '选择「总经理」')).toEqual([])
})

test('Shift selects all rows from the one that was ticked last', async () => {
  await open('/system/post?size=100', '总经理')
  await userEvent.click(box('岗位 3'))
  await userEvent.click(box('岗位 6'), { modifiers: ['Shift'] })
  await expect.element(page.getByText('已选 4 项')).toBeVisible()
  await expect.element(box('岗位 5')).toBeChecked()
  await userEvent.click(box('岗位 4'), { modifiers: ['Shift'] })
  await expect.element(page.getByText('已选 1 项')).toBeVisible()
  await expect.element(box('岗位 3')).toBeChecked()
})
