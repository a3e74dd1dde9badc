import type { SignInResult } from 'atrium/contract/system/log/sign-in-log'
import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import dayjs from 'dayjs'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole } from '#test/console-app'
import { setLanguage } from '#shared/i18n/text'

afterEach(closeConsoles)

const list = page.getByRole('region', { name: '登录日志' })
const rows = list.getByRole('row')
const cell = (name: string) => page.getByRole('cell', { name, exact: true })
const results: SignInResult[] = ['success', 'unknownUser', 'wrongPassword', 'disabled', 'passwordExpired', 'throttled']

/** The sign-in of the test itself comes after all of these. */
const end = Date.now() - 60 * 60_000
const minute = (at: number) => dayjs(at).format('YYYY-MM-DD HH:mm')
const moment = (at: number) => new Date(at).toISOString()
const timeOf = (index: number) => end - (results.length - index) * 60_000

/** One attempt of every result, a minute apart, by two browsers. */
const attempts = async ({ engine: { db } }: MemoryRuntime) => {
  await db.deleteFrom('signIns').execute()
  const values = results.map((result, index) => ({
    userId: null,
    username: `visitor${index}`,
    result,
    address: `203.0.113.${index}`,
    agent:
      index === 0 ? 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0' : 'curl/8.5.0',
    at: timeOf(index),
    day: moment(timeOf(index)).slice(0, 10),
  }))
  await db.insertInto('signIns').values(values).execute()
}

const open = (query = '') =>
  openConsole({ path: `/system/signInLog?to=${moment(end)}${query}`, as: 'admin', prepare: attempts })

test('shows the result of each attempt in both languages, the latest first', async () => {
  await open()
  await expect.element(rows.nth(1)).toHaveTextContent(`${minute(timeOf(5))}visitor5尝试过多203.0.113.5curl/8.5.0`)
  for (const text of ['成功', '用户不存在', '密码错误', '账号已停用', '一次性密码已过期'])
    await expect.element(cell(text)).toBeVisible()
  setLanguage('en')
  const inEnglish = ['Signed in', 'Unknown user', 'Wrong password', 'Disabled account', 'Expired one-time password']
  for (const text of [...inEnglish, 'Too many tries']) {
    await expect.element(cell(text)).toBeVisible()
  }
})

test('shows browser and system in words, and the rest in the tooltip', async () => {
  await open()
  await expect
    .element(page.getByText('Firefox 132 · Windows'))
    .toHaveAttribute('title', expect.stringContaining('rv:132'))
})

test('is filtered by time, result, address and user of the address bar', async () => {
  await open(`&result=throttled&address=113.5&username=VISITOR&from=${moment(timeOf(5))}`)
  await expect.element(page.getByText('共 1 条', { exact: true })).toBeVisible()
  await expect.element(cell('visitor5')).toBeVisible()
})

test('is searched by result', async () => {
  await open()
  await userEvent.click(page.getByRole('combobox', { name: '结果' }))
  await userEvent.click(page.getByTitle('密码错误', { exact: true }))
  await userEvent.click(page.getByRole('button', { name: '查询', exact: true }))
  await expect.element(page.getByText('共 1 条', { exact: true })).toBeVisible()
  await expect.poll(() => address()).toContain('result=wrongPassword')
})

test('sorts by time', async () => {
  const { calls } = await open()
  await userEvent.click(list.getByRole('columnheader', { name: /时间/ }))
  await expect.element(rows.nth(1)).toHaveTextContent('visitor0')
  await expect.poll(() => calls).toContainEqual(expect.stringMatching(/&order=asc$/))
})

test('without a row says so, and what may not be exported has no button', async () => {
  const prepare = async ({ engine: { db } }: MemoryRuntime) => {
    const buttons = db.selectFrom('menus').where('permission', '=', 'system:signInLog:export').select('id')
    await db.deleteFrom('roleMenus').where('menuId', 'in', buttons).execute()
  }
  await openConsole({ path: '/system/signInLog?username=nobody', as: 'editor', prepare })
  await expect.element(page.getByText('没有符合条件的数据')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '导出' })).not.toBeInTheDocument()
})
