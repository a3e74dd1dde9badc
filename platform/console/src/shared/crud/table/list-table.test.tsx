import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { setLanguage } from '#shared/i18n/language'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

/** The pages of records, with the columns that a reader has to see at every width that has a table. */
const pages: [path: string, columns: string[]][] = [
  ['/system/user', ['user', 'roles', 'status']],
  ['/system/role', ['roleName', 'status']],
  ['/system/roleAuth/user/2', ['username', 'status']],
  ['/system/menu', ['name', 'type', 'status']],
  ['/system/dept', ['deptName', 'status']],
  ['/system/post', ['postName', 'status']],
  ['/system/dict', ['dictName', 'status']],
  ['/system/dictData/1', ['label', 'value', 'status']],
  ['/system/operationLog', ['time', 'title', 'result']],
  ['/system/signInLog', ['time', 'user', 'result']],
  ['/system/session', ['user', 'state']],
]

const shownHeads = () =>
  [...document.querySelectorAll<HTMLElement>('th[data-column]')].filter((th) => th.offsetWidth > 0)
const shownColumns = () => shownHeads().map(({ dataset }) => dataset.column)

/** The cells of rows that lie below another one, or outside of the table’s place. */
function badCells(): string[] {
  const place = document.querySelector('main [role=region]:has(table)')!.getBoundingClientRect()
  return [...document.querySelectorAll('tbody tr')].flatMap((row) => {
    const cells = [...row.querySelectorAll('td')].filter((cell) => cell.offsetWidth > 0)
    return cells.flatMap((cell, index) => {
      const box = cell.getBoundingClientRect()
      const next = cells[index + 1]?.getBoundingClientRect()
      const isCovered = next !== undefined && box.right > next.left + 0.5
      const content = [...cell.children].map((child) => child.getBoundingClientRect().right)
      const isSpilled = content.some((right) => right > box.right + 0.5)
      const isOutside = box.right > place.right + 0.5 || box.left < place.left - 0.5
      return isCovered || isSpilled || isOutside ? [cell.textContent] : []
    })
  })
}

/** A line in the operation log. */
const withLog = ({ engine: { db } }: MemoryRuntime) => {
  const row = { at: Date.now(), userId: 2, username: 'editor', operation: 'PUT /api/system/user/changeStatus' }
  const change = { kind: 'edit', target: 'user', address: '192.168.200.100', agent: '', result: 'done' }
  const records = { targetIds: '[2]', before: '[null]', after: '[null]' }
  return db
    .insertInto('operationLogs')
    .values({ ...row, ...change, ...records })
    .execute()
}

test('a mail address of usual length is whole in a column that has room for it', async () => {
  const email = 'huangyuhang2@atrium.example'
  const prepare = ({ engine: { db } }: MemoryRuntime) =>
    db.updateTable('users').set({ email }).where('userId', '=', 2).execute()
  await page.viewport(1280, 800)
  await openConsole({ path: '/system/roleAuth/user/2', as: 'admin', prepare })
  const text = page.getByText(email)
  await expect.element(text).toBeVisible()
  const { scrollWidth, clientWidth } = text.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test.each(pages)('%s: no column is covered or cut off, and what matters is there', async (path, columns) => {
  await openConsole({ path, as: 'admin', prepare: withLog })
  for (const language of ['zh-cn', 'en'] as const) {
    setLanguage(language)
    for (const width of [1100, 1280, 1366, 1440, 1920]) {
      await page.viewport(width, 800)
      await expect.element(page.getByRole('table').first()).toBeVisible()
      const wanted = width > 1100 ? columns : columns.slice(-1)
      const message = `${language} ${width}`
      await expect.poll(shownColumns, { message }).toEqual(expect.arrayContaining(wanted))
      await expect.poll(badCells, { message }).toEqual([])
    }
    await page.viewport(800, 900)
    await expect.element(page.getByRole('table')).not.toBeInTheDocument()
    await expect.poll(() => document.documentElement.scrollWidth).toBe(800)
  }
})

test.each([
  [1099, 2],
  [640, 2],
])('%i px wide it is cards in %i columns below folded filters', async (width, columns) => {
  await page.viewport(width, 900)
  await openConsole({ path: '/system/user', as: 'admin' })
  const cards = page.getByRole('list', { name: '用户' }).getByRole('listitem')
  await expect.element(cards.first()).toBeVisible()
  const boxes = cards.elements().map((card) => card.getBoundingClientRect())
  expect(boxes.filter(({ top }) => top === boxes[0]!.top)).toHaveLength(columns)
  const search = page.getByRole('search')
  await expect.element(search.getByRole('button', { name: '更多条件' })).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(() => search.element().querySelectorAll('label')).toHaveLength(1)
})

test('on a phone empty values take no line, and the filters are behind a button with the number of those in force', async () => {
  await page.viewport(390, 844)
  const prepare = ({ engine: { db } }: MemoryRuntime) =>
    db.updateTable('users').set({ phoneNumber: '' }).where('userId', '=', 2).execute()
  await openConsole({ path: '/system/user?status=1', as: 'admin', prepare })
  const cards = page.getByRole('list', { name: '用户' }).getByRole('listitem')
  await expect.element(cards.nth(0)).toHaveTextContent('手机号')
  expect(cards.nth(1).element().textContent).not.toMatch(/手机号|—/)
  const starts = () => [...document.querySelectorAll('li dd')].map((value) => value.getBoundingClientRect().left)
  await expect.poll(() => new Set(starts()).size).toBe(1)
  const search = page.getByRole('search')
  await expect.element(search).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: '显示查询条件（1 个生效）' }))
  // All of them, since they were asked for.
  await expect.element(search.getByRole('button', { name: '更多条件' })).not.toBeInTheDocument()
  await userEvent.fill(search.getByRole('textbox', { name: '关键词' }), 'editor')
  await userEvent.click(search.getByRole('button', { name: '查询' }))
  await expect.element(search).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '显示查询条件（2 个生效）' })).toHaveFocus()
  await expect.poll(() => cards.elements()).toHaveLength(1)
})

describe('a table that is too wide', () => {
  const columns = page.getByRole('button', { name: '列设置' })
  const choice = (name: RegExp) => page.getByRole('group', { name: '列设置' }).getByRole('checkbox', { name })

  test('loses the least important columns, which the column choice says, and has them again with more room', async () => {
    await page.viewport(1920, 800)
    await openConsole({ path: '/system/user', as: 'admin' })
    await expect.poll(shownColumns).toEqual(['userId', 'user', 'dept', 'phone', 'roles', 'status'])
    await page.viewport(1366, 800)
    await expect.poll(shownColumns).toContain('phone')
    await page.viewport(1120, 800)
    await expect.poll(shownColumns).not.toContain('phone')
    await expect.element(columns).toHaveAccessibleDescription(/^有 \d 列因宽度不够没有显示：.*手机号/)
    await userEvent.click(columns)
    await expect.element(choice(/^手机号 宽度不够$/)).not.toBeChecked()
    await expect.element(page.getByText(/^有 \d 列因宽度不够没有显示：.*手机号/)).toBeVisible()
    await page.viewport(1920, 800)
    await expect.element(columns).not.toHaveAccessibleDescription(/宽度不够/)
    await expect.element(choice(/^手机号$/)).toBeChecked()
    await expect.poll(shownColumns).toContain('phone')
  })

  test('keeps a column that the person chooses, and then scrolls to its end', async () => {
    await page.viewport(1120, 800)
    await openConsole({ path: '/system/user', as: 'admin' })
    await expect.poll(shownColumns).not.toContain('phone')
    await userEvent.click(columns)
    await expect.element(choice(/^编号/)).toBeVisible()
    for (const name of [/^编号/, /^手机号/, /^邮箱/, /^创建时间/, /^部门/]) {
      if (!(choice(name).element() as HTMLInputElement).checked) await userEvent.click(choice(name))
    }
    await expect.poll(shownColumns).toEqual(expect.arrayContaining(['phone', 'email', 'createdAt']))
    await userEvent.keyboard('{Escape}')
    const region = page.getByRole('region', { name: '用户' }).element()
    expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    region.scrollTo({ left: region.scrollWidth })
    await expect.element(page.getByRole('button', { name: '「陈思远」的更多操作' })).toBeInViewport({ ratio: 1 })
  })
})

describe('a pinned column', () => {
  const pin = async (name: RegExp) => {
    await userEvent.click(page.getByRole('button', { name: '列设置' }))
    const panel = page.getByRole('group', { name: '列设置' })
    await expect.element(panel.getByRole('checkbox').first()).toBeVisible()
    for (const column of [/^编号/, /^手机号/, /^邮箱/, /^创建时间/, /^部门/]) {
      const box = panel.getByRole('checkbox', { name: column })
      if (!(box.element() as HTMLInputElement).checked) await userEvent.click(box)
    }
    await userEvent.click(panel.getByRole('button', { name }))
    await userEvent.keyboard('{Escape}')
  }
  const leftOf = (column: string) =>
    document.querySelector(`th[data-column=${column}]`)!.getBoundingClientRect().left -
    page.getByRole('region', { name: '用户' }).element().getBoundingClientRect().left

  test('stays in view with the checkboxes while the table scrolls, and nothing is covered at its start', async () => {
    await page.viewport(1120, 800)
    await openConsole({ path: '/system/user', as: 'admin' })
    await expect.poll(shownColumns).toContain('user')
    await pin(/^把「用户」固定在左侧/)
    const region = page.getByRole('region', { name: '用户' }).element()
    await expect.poll(() => region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect.poll(() => shownColumns()[0]).toBe('user')
    const before = leftOf('user')
    const [row] = document.querySelectorAll<HTMLTableRowElement>('tbody tr')
    const cells = [...row!.cells].filter((cell) => cell.offsetWidth > 0).map((cell) => cell.getBoundingClientRect())
    expect(cells.every(({ right }, at) => right <= (cells[at + 1]?.left ?? Infinity) + 0.5)).toBe(true)
    region.scrollTo({ left: 200 })
    await expect.poll(() => [leftOf('user'), leftOf('userId') < before]).toEqual([before, true])
  })
})

test('the actions of a row are folded into a menu before a column leaves, and are buttons where there is room', async () => {
  await page.viewport(1366, 800)
  await openConsole({ path: '/system/user', as: 'admin' })
  setLanguage('en')
  await expect.poll(shownColumns).toEqual(['userId', 'user', 'dept', 'phone', 'roles', 'status'])
  await expect.element(page.getByRole('button', { name: 'Edit 陈思远' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'More actions for 陈思远' }))
  const menu = page.getByRole('menu')
  await expect
    .poll(() =>
      menu
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      'Edit',
      'Assign roles',
      'Export their data',
      'Reset password',
      'Reset second factor',
      'Make anonymous',
      'Delete',
    ])
  await userEvent.click(menu.getByRole('menuitem', { name: 'Edit' }))
  await expect.element(page.getByRole('dialog', { name: 'Edit user' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.viewport(1920, 800)
  await expect.element(page.getByRole('button', { name: 'Edit 陈思远' })).toBeVisible()
})

test('a click on a row opens its details; a control and a selection of text do not', async () => {
  const text = page.getByRole('row', { name: /陈思远/ }).getByText('研发中心 / 平台组')
  const details = page.getByRole('dialog', { name: '用户详情' })
  await openConsole({ path: '/system/user', as: 'admin' })
  await userEvent.click(page.getByRole('checkbox', { name: '选择「陈思远」' }))
  await expect.element(page.getByText('已选 1 项')).toBeVisible()
  await expect.element(text).toBeVisible()
  getSelection()?.selectAllChildren(text.element())
  ;(text.element() as HTMLElement).click()
  await expect.element(details).not.toBeInTheDocument()
  getSelection()?.removeAllRanges()
  await userEvent.click(text)
  await expect.element(details.getByText('陈思远').first()).toBeVisible()
})

test('printing has the title, and the columns and rows that are seen, without checkboxes and actions', async () => {
  await openConsole({ path: '/system/user', as: 'admin' })
  await expect.poll(shownColumns).toContain('user')
  const titles = shownHeads().map(({ innerText }) => innerText.trim())
  let printed: Document | null = null
  const append = document.body.append.bind(document.body)
  // Chromium without windows ends a print at once, with windows it does nothing in tests: here the print ends in both.
  vi.spyOn(document.body, 'append').mockImplementationOnce((...nodes) => {
    append(...nodes)
    const { contentDocument, contentWindow } = nodes[0] as HTMLIFrameElement
    printed = contentDocument
    contentWindow!.print = () => contentWindow!.dispatchEvent(new Event('afterprint'))
  })
  await userEvent.click(page.getByRole('button', { name: '打印' }))
  await expect.poll(() => printed?.querySelector('h1')?.textContent).toBe('用户')
  const rows = [...printed!.querySelectorAll('tr')].map(({ cells }) => [...cells].map(({ textContent }) => textContent))
  expect(rows[0]).toEqual(titles)
  expect(rows).toHaveLength(5)
  expect(rows[2]!.join()).toContain('陈思远')
  expect(rows.flat().join()).not.toContain('编辑 陈思远')
  expect(document.querySelector('body > iframe[title=用户]')).toBeNull()
})

test('numbers and their heads are aligned to the right', async () => {
  await openConsole({ path: '/system/post', as: 'admin' })
  await expect.element(page.getByRole('cell', { name: '总经理', exact: true })).toBeVisible()
  const head = document.querySelector('th[data-column=postSort]')!
  await expect.poll(() => getComputedStyle(head).textAlign).toBe('right')
  const cells = page.getByRole('cell', { name: '1', exact: true }).elements()
  await expect.poll(() => cells.map((cell) => getComputedStyle(cell).textAlign)).toEqual(['right', 'right'])
})

test('a number is at the right edge of a column that is wider than its content may be', async () => {
  await page.viewport(3000, 800)
  await openConsole({ path: '/system/post', as: 'admin' })
  await expect.element(page.getByRole('cell', { name: '总经理', exact: true })).toBeVisible()
  const head = document.querySelector('th[data-column=postSort]')!
  const at = [...head.parentElement!.children].indexOf(head)
  const cell = document.querySelector('tbody tr')!.children[at]!
  expect(cell.getBoundingClientRect().width).toBeGreaterThan(220)
  const edge = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight)
  await expect.poll(() => Math.round(edge - cell.firstElementChild!.getBoundingClientRect().right)).toBe(0)
})

test('the title of a first column that sorts begins where its cells begin', async () => {
  await openConsole({ path: '/system/signInLog', as: 'admin' })
  const start = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().left
  }
  const title = page.getByRole('columnheader', { name: '时间' }).getByRole('button')
  await expect.element(title).toBeVisible()
  const cell = () => document.querySelector('tbody td')
  await expect.poll(() => cell() && start(cell()!) - start(title.element())).toBe(0)
})
