import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { setLanguage } from '#shared/i18n/text'
import { address, closeConsoles, openConsole } from '#test/console-app'
import { menu } from '#test/shell/frame'

const wide = [1280, 800] as const

afterEach(async () => {
  await closeConsoles()
  await page.viewport(...wide)
})

const trend = page.getByRole('application', { name: '登录趋势' })
const ring = page.getByRole('application', { name: '角色占比' })
const bars = page.getByRole('application', { name: '部门人数' })
/** A day of the reader's calendar. */
function daysAgo(days: number): string {
  const now = new Date()
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
const today = daysAgo(0)
const todayNamed = `${today} 周${'日一二三四五六'[new Date().getDay()]}`
const partOf = (chart: typeof trend, index: number) => chart.element().querySelector(`[data-point="${index}"]`)!
const spoken = (chart: typeof trend) => chart.element().parentElement!.querySelector('[aria-live]')!

describe('the values of a chart', () => {
  test('the arrow keys go from point to point and read each out, Escape closes', async () => {
    await openConsole({ as: 'admin' })
    await expect.element(trend).toBeVisible()
    // A pointer that rests on the chart shows its own point.
    await userEvent.hover(menu)
    trend.element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(trend).toHaveTextContent(`${todayNamed}近 28 天1前 28 天（同星期）0`)
    expect(spoken(trend)).toHaveTextContent(`${todayNamed}, 近 28 天：1, 前 28 天（同星期）：0`)
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(trend).toHaveTextContent(new RegExp(`${daysAgo(1)} 周.近 28 天0`))
    await userEvent.keyboard('{Home}')
    await expect.element(trend).toHaveTextContent(daysAgo(27))
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
    await expect.element(trend).toHaveTextContent(daysAgo(26))
    await userEvent.keyboard('{Escape}')
    await expect.element(trend).not.toHaveTextContent(daysAgo(26))
    expect(spoken(trend)).toHaveTextContent('')
  })

  test('each chart is one stop of the Tab key, and leaving it closes its values', async () => {
    await openConsole({ as: 'admin' })
    await expect.element(trend).toBeVisible()
    trend.element().focus()
    await userEvent.keyboard('{End}')
    await expect.element(trend).toHaveTextContent(today)
    await userEvent.tab()
    await expect.element(ring).toHaveFocus()
    await expect.element(trend).not.toHaveTextContent(today)
    await userEvent.keyboard('{ArrowRight}')
    expect(spoken(ring)).toHaveTextContent('管理员：1 (25%)')
    await userEvent.tab()
    await expect.element(bars).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(spoken(bars)).toHaveTextContent('Atrium 集团：1 (25%)')
  })

  test('the pointer shows them where it is, and they go with it; nothing is read out', async () => {
    await openConsole({ as: 'admin' })
    await expect.element(ring).toBeVisible()
    await userEvent.hover(partOf(bars, 1))
    await expect.element(bars).toHaveTextContent('市场部1 (25%)')
    expect(spoken(bars)).toHaveTextContent('')
    await userEvent.hover(page.getByRole('heading', { name: '部门人数' }))
    await expect.element(bars).not.toHaveTextContent('25%')
  })

  test('a finger moves through them, and they stay when it is lifted', async () => {
    await openConsole({ as: 'admin' })
    await expect.element(trend).toBeVisible()
    const touch = (type: string, index: number) =>
      partOf(trend, index).dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }))
    touch('pointerdown', 3)
    await expect.element(trend).toHaveTextContent(daysAgo(24))
    touch('pointerover', 4)
    await expect.element(trend).toHaveTextContent(daysAgo(23))
    touch('pointerout', 4)
    await expect.element(trend).toHaveTextContent(daysAgo(23))
    touch('pointerdown', 27)
    await expect.element(trend).toHaveTextContent(today)
  })
})

test.each([
  ['登录趋势', '日期近 28 天前 28 天（同星期）', 28],
  ['角色占比', '角色用户', 4],
  ['部门人数', '部门用户', 4],
])('the figures of %s are one table', async (name, head, rows) => {
  await openConsole({ as: 'admin' })
  const table = page.getByRole('table', { name })
  await expect.element(table.getByRole('row').first()).toHaveTextContent(head)
  await expect.poll(() => table.getByRole('row').elements()).toHaveLength(rows + 1)
})

const labels = () =>
  [...trend.element().querySelectorAll('span')].filter(
    (label) => /^\d\d-\d\d$/.test(label.textContent) && label.offsetWidth,
  )

test.each([
  [390, 5],
  [800, 14],
  [1280, 14],
])('at %i pixels as many days are named as fit, the last among them', async (width, count) => {
  await page.viewport(width, 800)
  await openConsole({ as: 'admin' })
  await expect.element(trend).toBeVisible()
  const boxes = labels().map((label) => label.getBoundingClientRect())
  expect(boxes).toHaveLength(count)
  expect(labels().at(-1)).toHaveTextContent(today.slice(5))
  boxes.slice(1).forEach(({ left }, index) => expect(left).toBeGreaterThan(boxes[index]!.right + 4))
})

test.each([390, 1280])('at %i pixels the values of every point stay on the screen', async (width) => {
  await page.viewport(width, 800)
  await openConsole({ as: 'admin' })
  await expect.element(trend).toBeVisible()
  setLanguage('en')
  for (const name of ['Sign-ins', 'Role shares', 'Users by department']) {
    const chart = page.getByRole('application', { name })
    await expect.element(chart).toBeVisible()
    const points = new Set(
      [...chart.element().querySelectorAll<SVGElement>('[data-point]')].map(({ dataset }) => dataset.point),
    )
    chart.element().focus()
    for (const point of points) {
      await userEvent.keyboard(point === '0' ? '{Home}' : '{ArrowRight}')
      const { left, right } = chart.element().querySelector('dl')!.parentElement!.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
  }
})

test('of more roles than colours the smallest share one part, which names them; the table has all', async () => {
  // Four of them with four users each, four with three, four with two, and two with one like the roles of the seed.
  const prepare = async ({ engine: { db } }: MemoryRuntime) => {
    const rest = { dataScope: 3, remark: '', status: 1, menuCheckStrictly: 1, deptCheckStrictly: 1 } as const
    const roles = Array.from({ length: 14 }, (_, at) => ({ roleId: 50 + at, roleName: `角色 ${at}` }))
    const namesOf = (roleId: number) => ({ roleNameEn: '', roleKey: `role-${roleId}`, roleSort: roleId })
    const rows = roles.map((role) => ({ ...role, ...namesOf(role.roleId), ...rest }))
    await db.insertInto('roles').values(rows).execute()
    const links = roles.flatMap(({ roleId }, at) =>
      [1, 2, 3, 4].slice(0, 4 - Math.floor(at / 4)).map((userId) => ({ userId, roleId })),
    )
    await db.insertInto('userRoles').values(links).execute()
  }
  await openConsole({ as: 'admin', prepare })
  await expect.element(ring).toBeVisible()
  const parts = [...ring.element().querySelectorAll('path')]
  expect(parts).toHaveLength(8)
  expect(new Set(parts.map((part) => part.getAttribute('fill'))).size).toBe(8)
  ring.element().focus()
  await userEvent.keyboard('{Home}')
  expect(spoken(ring)).toHaveTextContent('角色 0：4')
  await userEvent.keyboard('{End}')
  await expect.element(ring).toHaveTextContent('其他 11 项')
  expect(spoken(ring)).toHaveTextContent(/其他 11 项：17 .*角色 7：3, 角色 8：2/)
  expect(spoken(ring)).toHaveTextContent(/另外 6 项：6$/)
  await userEvent.keyboard('{Enter}')
  await expect.element(ring).toBeVisible()
  await expect.poll(() => page.getByRole('table', { name: '角色占比' }).getByRole('row').elements()).toHaveLength(19)
})

test('shares of which one is over 60 % are bars, the largest first', async () => {
  const prepare = async ({ engine: { db } }: MemoryRuntime) => {
    await db.deleteFrom('userRoles').where('roleId', '=', 4).execute()
    const links = [1, 2, 4].map((userId) => ({ userId, roleId: 3 }))
    await db.insertInto('userRoles').values(links).execute()
  }
  await openConsole({ as: 'admin', prepare })
  await expect.element(ring).toHaveTextContent('4用户普通用户4 67%管理员1 17%编辑1 17%')
  expect(ring.element().querySelectorAll('path')).toHaveLength(0)
  ring.element().focus()
  await userEvent.keyboard('{Home}')
  await expect.poll(() => spoken(ring).textContent).toBe('普通用户：4 (67%)')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/system/user?roleId=3')
})

test('a long name is cut where it ends, and whole in the values', async () => {
  const name = '一个名字特别特别特别特别特别特别特别特别特别特别特别长的部门'
  const prepare = ({ engine: { db } }: MemoryRuntime) =>
    db.updateTable('depts').set({ deptName: name }).where('deptName', '=', '市场部').execute()
  await openConsole({ as: 'admin', prepare })
  await expect.element(bars).toBeVisible()
  const row = partOf(bars, 1)
  const label = row.querySelector('span')!
  expect(label.scrollWidth).toBeGreaterThan(label.clientWidth)
  await expect.poll(() => row.getBoundingClientRect().height).toBeLessThan(40)
  bars.element().focus()
  await userEvent.keyboard('{Home}{ArrowDown}')
  await expect.element(bars.getByText(name).nth(1)).toBeVisible()
})

test('gradients and patterns have an id of their own each, which is there', async () => {
  await openConsole({ as: 'admin' })
  await expect.element(bars).toBeVisible()
  const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const fills = [...document.querySelectorAll('main [fill^="url("]')].map((part) =>
    part.getAttribute('fill')!.slice(5, -1),
  )
  expect(fills.length).toBeGreaterThan(2)
  expect(fills.filter((id) => !ids.includes(id))).toEqual([])
})

describe('motion', () => {
  const prefer = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  afterEach(() => prefer('reduce'))

  /** The moving parts of the charts, from their first moment on. */
  async function movingAtFirst(): Promise<number> {
    let count = 0
    const listen = ({ target }: Event) => {
      if ((target as Element).closest('[role=application]')) count += 1
    }
    document.addEventListener('animationstart', listen)
    await openConsole({ as: 'admin' })
    await expect.element(bars).toBeVisible()
    await expect.poll(() => document.getAnimations().length).toBe(0)
    document.removeEventListener('animationstart', listen)
    return count
  }

  test('is there once, when a chart is first drawn', async () => {
    await prefer('no-preference')
    expect(await movingAtFirst()).toBeGreaterThan(2)
    await expect.poll(() => document.querySelectorAll('[data-new]').length).toBe(0)
  })

  test('is not there for those who want less of it', async () => {
    expect(await movingAtFirst()).toBe(0)
  })
})
