import { contract } from '#product/contract'
import { modules } from 'atrium/entries/modules'
import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addUsers } from '#server-test/records/rows'
import { address, closeConsoles, openConsole } from '#test/console-app'
import { setLanguage } from '#shared/i18n/text'
import { navigation } from '#shared/navigation/navigation'
import { tabBar } from '#test/shell/frame'

afterEach(closeConsoles)

const figures = page.getByRole('region', { name: '数据概览' })

test('the admin sees counts of the whole system and the charts behind them', async () => {
  await openConsole({ as: 'admin' })
  await expect.element(figures).toHaveTextContent(/启用用户4.*共 4 个用户/)
  await expect.element(page.getByRole('table', { name: '部门人数' })).toHaveTextContent('市场部1')
  await expect.poll(() => document.querySelectorAll('main svg path').length).toBeGreaterThan(10)
})

test('a guest sees the counts of the own department', async () => {
  await openConsole({ as: 'guest' })
  await expect.element(figures).toHaveTextContent(/启用用户1.*共 1 个用户/)
})

const operations = page.getByRole('region', { name: '最近操作' })
const items = operations.getByRole('listitem')

describe('with the past of the demo', () => {
  test.each([
    ['admin', /林晓|陈思远|王若彤|何俊杰/],
    ['editor', /陈思远/],
    ['common', /王若彤/],
    ['guest', /何俊杰/],
  ])('%s sees the latest operations in their scope, and how figures changed', async (as, names) => {
    await openConsole({ as, history: true })
    await expect.element(items.first()).toBeVisible()
    const texts = items.elements().map((item) => item.querySelector('b')!.textContent)
    expect(texts.filter((name) => !names.test(name))).toEqual([])
    await expect.poll(() => operations.element().querySelectorAll('li img[src^="data:"]').length).toBe(texts.length)
    await expect.element(figures).toHaveTextContent(/前 28 天/)
    await expect.element(page.getByRole('region', { name: '登录趋势' })).toHaveTextContent(/前 28 天（同星期）/)
  })

  test('an operation links to its details, and says its exact time in the tooltip', async () => {
    await openConsole({ as: 'admin', history: true })
    const time = items.first().getByRole('time')
    await expect.element(time).toHaveAttribute('title', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))
    await userEvent.click(items.first().getByRole('link'))
    await expect.element(page.getByRole('dialog', { name: '详情' })).toBeVisible()
    await expect.poll(() => address()).toMatch(/^\/system\/operationLog\?log=\d+$/)
  })

  test('those who may not read the log have no links into it', async () => {
    await openConsole({ as: 'common', history: true })
    await expect.element(operations).toHaveTextContent('仅您本人')
    expect(operations.getByRole('link').elements()).toEqual([])
  })
})

test('an operation names its first record and counts the others', async () => {
  const row = { at: Date.now(), userId: 1, username: 'admin', operation: 'PUT /api/system/post', kind: 'edit' }
  const records = { target: 'post', targetIds: '[1,2,3]', before: '[null,null,null]', after: '[null,null,null]' }
  const from = { address: '', agent: '', result: 'done' }
  await openConsole({
    as: 'admin',
    prepare: ({ engine: { db } }) =>
      db
        .insertInto('operationLogs')
        .values({ ...row, ...records, ...from })
        .execute(),
  })
  await expect.element(items.first()).toHaveTextContent('林晓修改岗位总经理 等另外 2 项')
  setLanguage('en')
  await expect.element(page.getByText('General Manager and 2 others')).toBeVisible()
})

test('without operations a sentence says so', async () => {
  await openConsole({ as: 'guest' })
  await expect.element(operations).toHaveTextContent('您还没有做过需要记录的操作')
})

test('a single user is counted in the singular', async () => {
  await openConsole({ as: 'guest' })
  setLanguage('en')
  await expect.element(page.getByRole('region', { name: 'Role shares' })).toHaveTextContent(/1User(?!s)/)
})

test('the change against the range before is one chip for each figure, which says it in words too', async () => {
  const day = 86_400_000
  const insert = async ({ engine: { db } }: MemoryRuntime) => {
    await db.deleteFrom('signIns').execute()
    const times = [1, 2, 3, 8, 9].map((days) => Date.now() - days * day)
    const rest = { userId: 4, username: 'guest', result: 'success', address: '', agent: '' }
    const rows = times.map((at) => ({ ...rest, at, day: new Date(at).toISOString().slice(0, 10) }))
    await db.insertInto('signIns').values(rows).execute()
  }
  // The sign-in of the test itself is the fourth.
  await openConsole({ path: '/?days=7', as: 'guest', prepare: insert })
  await expect.element(figures).toHaveTextContent(/登录次数4\+100%比前 7 天增加 2（\+100%）今日 1 次前 7 天：2/)
  await expect.element(figures).toHaveTextContent(/操作0持平前 7 天也为 0您本人，近 7 天前 7 天：0/)
  const chips = figures.getByTitle(/前 7 天/)
  await expect.element(chips.nth(1)).toHaveAttribute('title', '比前 7 天增加 2（+100%）')
  // One for each figure, and none that says it again.
  expect(chips.elements()).toHaveLength(4)
  expect(page.getByText('比前 7 天增加 2（+100%）').elements()).toHaveLength(1)
  setLanguage('en')
  await expect.element(page.getByTitle('2 more than in the 7 days before (+100%)')).toHaveTextContent('+100%')
  await expect.element(page.getByText('7 days before: 2').first()).toBeVisible()
})

test.each([
  [7, '一个图标代表 1 人', 7],
  [30, '一个图标代表 5 人', 6],
])('a bar of %i users has a symbol for each person, or for some, as it says', async (users, words, symbols) => {
  const prepare = addUsers(users, () => ({ deptId: 8 }))
  await openConsole({ as: 'admin', prepare })
  const bars = page.getByRole('region', { name: '部门人数' })
  await expect.element(bars).toHaveTextContent(words)
  await expect.element(bars.getByRole('row', { name: `测试组 ${users}` })).toBeVisible()
  const [, counted] = bars.element().querySelectorAll('[data-point] svg')[0]!.querySelectorAll('rect')
  expect(Math.ceil(Number(counted!.getAttribute('width')) / 20)).toBe(symbols)
})

test.each([
  ['登录趋势', '近 56 天没有登录', 'signIns'],
  ['角色占比', '您能看到的用户都还没有角色', 'userRoles'],
] as const)('%s without anything to show is the sentence %s', async (name, sentence, table) => {
  const prepare = async (runtime: MemoryRuntime) => {
    const { fetch, engine } = runtime
    // Not before: the start of the test signs in.
    runtime.fetch = async (input, init) => {
      if (typeof input === 'string' && input.includes('/dashboard')) await engine.db.deleteFrom(table).execute()
      return fetch(input, init)
    }
  }
  await openConsole({ as: 'guest', prepare })
  const panel = page.getByRole('region', { name })
  await expect.element(panel).toHaveTextContent(sentence)
  expect(panel.element().querySelectorAll('table, [role=application]')).toHaveLength(0)
})

test('an error says so, and trying again brings the counts', async () => {
  const { network } = await openConsole({ as: 'admin', unavailable: '/dashboard' })
  await expect.element(page.getByText('没有加载出来')).toBeVisible()
  network.unavailable = undefined
  await userEvent.click(page.getByRole('button', { name: '重试' }))
  await expect.element(figures).toBeVisible()
})

const ranges = page.getByRole('group', { name: '统计范围' })
const range = (days: number) => ranges.getByRole('radio', { name: `近 ${days} 天` })
const rows = page.getByRole('table', { name: '登录趋势' }).getByRole('row')

describe('the range', () => {
  test('is chosen by pointer or arrow keys, is in the address, and is kept for the next visit', async () => {
    const { calls } = await openConsole({ as: 'admin' })
    await expect.element(range(28)).toBeChecked()
    await userEvent.click(ranges.getByText('近 7 天'))
    await expect.poll(() => rows.elements().length).toBe(8)
    await expect.poll(() => address()).toBe('/?days=7')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(() => rows.elements().length).toBe(85)
    await expect.poll(() => address()).toBe('/?days=84')
    await expect.poll(() => tabBar.getByRole('link').elements()).toHaveLength(1)
    expect([...new Set(calls.filter((call) => call.includes('/dashboard')))]).toHaveLength(3)
    await navigation().open('/system/post')
    await navigation().open('/')
    await expect.poll(address).toBe('/')
    await expect.element(range(84)).toBeChecked()
  })

  test.each(['30', '8', '7.0', 'x', ''])('%j of an address is not taken', async (days) => {
    await openConsole({ path: `/?days=${days}`, as: 'admin' })
    await expect.element(range(28)).toBeChecked()
    await expect.element(figures).toBeVisible()
  })

  test('that cannot be read says so, and another one can be chosen', async () => {
    const { network } = await openConsole({ as: 'admin' })
    await expect.element(figures).toBeVisible()
    network.unreachable = 'days=7'
    await userEvent.click(ranges.getByText('近 7 天'))
    await expect.element(page.getByText('没有加载出来')).toBeVisible()
    await userEvent.click(ranges.getByText('近 84 天'))
    await expect.element(figures).toBeVisible()
  })
})

describe('the figures lead to the rows that they count', () => {
  test.each([
    ['启用用户', '/system/user?status=1'],
    ['登录次数', /^\/system\/signInLog\?result=success&from=\d{4}-\d\d-\d\dT/],
    ['被拒绝的操作', /^\/system\/operationLog\?result=rejected&from=/],
  ])('%s', async (name, to) => {
    await openConsole({ as: 'admin' })
    await userEvent.click(figures.getByRole('link', { name: `${name}，查看列表` }))
    await expect.poll(address).toMatch(to)
  })

  test('a day of the chart to its sign-ins, by Enter', async () => {
    await openConsole({ as: 'admin' })
    const trend = page.getByRole('application', { name: '登录趋势' })
    await expect.element(trend).toBeVisible()
    trend.element().focus()
    await userEvent.keyboard('{End}{Enter}')
    await expect.poll(address).toMatch(/^\/system\/signInLog\?result=success&from=.+&to=.+/)
    await expect.element(page.getByText('共 1 条', { exact: true })).toBeVisible()
  })

  test('a department and a role to their users, by a click', async () => {
    await openConsole({ as: 'admin' })
    const bars = page.getByRole('application', { name: '部门人数' })
    await expect.element(bars).toBeVisible()
    await userEvent.click(bars.element().querySelector('[data-point="1"]')!)
    await expect.poll(address).toMatch(/^\/system\/user\?deptId=\d+$/)
    await closeConsoles()
    await openConsole({ as: 'admin' })
    const ring = page.getByRole('application', { name: '角色占比' })
    await expect.element(ring).toBeVisible()
    ring.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect.poll(address).toBe('/system/user?roleId=2')
  })

  test('but not for those who cannot open the list', async () => {
    await openConsole({ as: 'guest' })
    await expect.element(figures).toBeVisible()
    expect(figures.getByRole('link').elements()).toEqual([])
    const trend = page.getByRole('application', { name: '登录趋势' })
    trend.element().focus()
    await userEvent.keyboard('{End}{Enter}')
    await expect.poll(() => address()).toBe('/')
    await expect.poll(() => trend.element().textContent).not.toContain('点击查看列表')
  })
})

test('every panel that a module lists has its code, and the other way round', () => {
  const listed = contract.modules.flatMap(({ module: { name, panels = [] } }) =>
    panels.map(({ id }) => `${name}/${id}`),
  )
  const built = Object.entries(modules).flatMap(([name, { panels }]) =>
    Object.keys(panels).map((id) => `${name}/${id}`),
  )
  expect(listed.toSorted()).toEqual(built.toSorted())
})
