import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addUsers } from '#server-test/records/rows'
import { address, closeConsoles, openConsole, type Start } from '#test/console-app'
import { button, chooseOption, listOf, rowBox, rowSwitch, search, select, selection, total } from '#test/page-objects'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

const { list, rows, row } = listOf('用户')
const person = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const depts = page.getByRole('navigation', { name: '部门' })
const department = (name: string) => depts.getByRole('treeitem', { name, exact: true })
const cards = page.getByRole('list', { name: '用户' })

const open = (start: Start = {}) => openConsole({ path: '/system/user', as: 'admin', ...start })

/** Opens the page with 25 more users, so that it has pages. */
const openMany = (path = '/system/user') =>
  open({
    path,
    prepare: addUsers(25, (at) => ({ username: `person${at + 10}`, deptId: 3, status: at % 2 ? 1 : 0 })),
  })

/** The list calls; one that was given up and made again counts once. */
const listCalls = (calls: readonly string[]) => [...new Set(calls.filter((call) => call.includes('/user/list')))]

describe('what each person sees', () => {
  test('the admin sees all users with department path, roles and state', async () => {
    await open()
    await expect.element(person('陈思远').first()).toBeVisible()
    await expect.poll(() => rows.elements()).toHaveLength(5)
    await expect.element(list).toHaveTextContent('研发中心 / 平台组')
    await expect.element(rowSwitch('陈思远')).toBeChecked()
  })

  test('the editor sees the own department alone', async () => {
    await open({ as: 'editor' })
    await expect.element(person('陈思远')).toBeVisible()
    await expect.poll(() => rows.elements()).toHaveLength(2)
    expect(depts.getByRole('button', { name: '市场部' }).query()).toBeNull()
  })
})

describe('the address', () => {
  test('a search by Enter goes there and to page 1, reset clears it', async () => {
    await openMany('/system/user?page=2')
    await search.find('person1')
    await expect.poll(address).toBe('/system/user?search=person1')
    await expect.element(total(10)).toBeVisible()
    await userEvent.click(search.button('重置'))
    await expect.poll(address).toBe('/system/user')
    await expect.element(search.field('关键词')).toHaveValue('')
  })

  test.each([
    ['nickname', '思远'],
    ['email', 'EDITOR@atrium'],
    ['phone number', '15900007745'],
  ])('one field finds a user by %s', async (_, text) => {
    await open()
    await search.find(text)
    await expect.element(total(1)).toBeVisible()
    await expect.element(person('陈思远')).toBeVisible()
  })

  test('role and post filter, and a link brings both', async () => {
    await open({ path: '/system/user?roleId=2&postId=2' })
    await expect.element(total(1)).toBeVisible()
    await expect.element(search.form).toHaveTextContent('编辑')
    await expect.element(search.form).toHaveTextContent('项目经理')
    await userEvent.click(search.field('角色'))
    await chooseOption('普通用户')
    await userEvent.click(search.button('查询'))
    await expect.poll(address).toBe('/system/user?roleId=3&postId=2')
    await expect.element(page.getByText('没有符合条件的数据')).toBeVisible()
  })

  test('a filter has operators: one of several posts, and none, which are in the address', async () => {
    await open()
    await userEvent.click(search.button('更多条件'))
    const operator = search.form.getByLabelText('「岗位」的条件')
    await userEvent.click(operator)
    await chooseOption('属于')
    await userEvent.click(search.form.getByRole('group', { name: '岗位' }).getByRole('combobox').last())
    await chooseOption('总经理')
    await chooseOption('项目经理')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(search.button('查询'))
    await expect.poll(address).toBe('/system/user?postIdOneOf=1%2C2')
    await userEvent.click(operator)
    await chooseOption('为空')
    await userEvent.click(search.button('查询'))
    await expect.poll(address).toBe('/system/user?postIdEmpty=true')
    await expect.element(page.getByText('没有符合条件的数据')).toBeVisible()
    await userEvent.click(search.button('重置'))
    await expect.poll(address).toBe('/system/user')
  })

  test('a link brings operators', async () => {
    await open({ path: '/system/user?postIdOneOf=1,2' })
    await expect.element(search.form.getByRole('group', { name: '岗位' })).toHaveTextContent(/属于.*总经理/)
  })

  test('a role that the reader does not see is not offered', async () => {
    await open({ as: 'editor' })
    await userEvent.click(search.field('角色'))
    await expect.element(page.getByTitle('编辑', { exact: true })).toBeVisible()
    await expect.element(page.getByTitle('访客')).not.toBeInTheDocument()
  })

  test('a link brings filters, page, size and sort', async () => {
    const { calls } = await openMany('/system/user?search=person&status=0&page=2&size=10&sort=username&order=desc')
    await expect.element(page.getByText('第 11–13 条，共 13 条')).toBeVisible()
    await expect.element(search.field('关键词')).toHaveValue('person')
    await expect.element(search.form).toHaveTextContent('停用')
    expect(listCalls(calls)).toEqual([
      'GET /api/system/user/list?search=person&status=0&page=2&size=10&sort=username&order=desc',
    ])
  })

  test('back returns to the view before', async () => {
    await openMany()
    await userEvent.click(page.getByRole('listitem', { name: '2' }))
    await expect.poll(address).toBe('/system/user?page=2')
    await expect.element(page.getByText('第 11–20 条，共 29 条')).toBeVisible()
    history.back()
    await expect.element(page.getByText('第 1–10 条，共 29 条')).toBeVisible()
  })

  test('nonsense in it counts as not written and asks the server nothing it would reject', async () => {
    const { calls } = await openMany('/system/user?page=0&size=10000&status=x&deptId=01&sort=password&order=up')
    await expect.element(page.getByText('第 1–10 条，共 29 条')).toBeVisible()
    expect(listCalls(calls)).toEqual(['GET /api/system/user/list?page=1&size=10'])
    expect(page.getByRole('alert').query()).toBeNull()
  })

  test('a page beyond the end becomes the last one', async () => {
    await openMany('/system/user?page=99')
    await expect.element(page.getByText('第 21–29 条，共 29 条')).toBeVisible()
    await expect.poll(address).toBe('/system/user?page=3')
  })

  test('Shift adds a column to the order, which the heads number; a click alone sorts by one again', async () => {
    const { calls } = await openMany('/system/user?sort=username')
    const head = (name: string) => page.getByRole('columnheader', { name }).getByRole('button').first()
    await userEvent.click(head('编号'), { modifiers: ['Shift'] })
    await expect.poll(address).toBe('/system/user?sort=username&thenBy=userId')
    await userEvent.click(head('编号'), { modifiers: ['Shift'] })
    await expect.poll(address).toBe('/system/user?sort=username&thenBy=-userId')
    await expect.element(head('编号')).toHaveTextContent('第 2 排序，降序')
    expect(calls.at(-1)).toContain('sort=username&order=asc&thenBy=-userId')
    await userEvent.click(head('编号'))
    await expect.poll(address).toBe('/system/user?sort=userId')
  })

  test('a click on a head sorts, another the other way', async () => {
    await openMany()
    const head = list.getByRole('columnheader', { name: '用户' })
    await userEvent.click(head)
    await expect.poll(address).toBe('/system/user?sort=username')
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(head)
    await expect.poll(address).toBe('/system/user?sort=username&order=desc')
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  })
})

describe('the department tree', () => {
  test('a click shows that department and those below, a second one all', async () => {
    await open()
    const research = department('研发中心')
    await userEvent.click(research)
    await expect.element(total(1)).toBeVisible()
    await expect.element(research).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(research)
    await expect.element(total(4)).toBeVisible()
    await expect.poll(address).toBe('/system/user')
  })

  test('is one stop of the keyboard: arrows move, fold and open, Enter and Space choose', async () => {
    await open()
    await expect.element(department('市场部')).toBeVisible()
    await userEvent.click(depts.getByRole('button', { name: '全部部门' }))
    await userEvent.keyboard('{Tab}')
    await expect.element(depts.getByRole('tree')).toHaveFocus()
    const present = () => {
      const id = depts.getByRole('tree').element().getAttribute('aria-activedescendant')
      return id && document.getElementById(id)?.textContent
    }
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect.poll(present).toBe('研发中心')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(department('平台组')).not.toBeInTheDocument()
    await expect.element(department('研发中心')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/system/user?deptId=2')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(department('平台组')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ }')
    await expect.poll(address).toBe('/system/user?deptId=5')
    await userEvent.keyboard('{End}')
    await expect.poll(present).not.toBe('平台组')
    // The next stop is outside of the tree.
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => depts.element().contains(document.activeElement)).toBe(false)
  })

  test('shows all of a long name', async () => {
    const deptName = '一个名称很长而且已经停用的部门，从前管理过许多事情'
    await open({
      prepare: ({ engine: { db } }) => db.updateTable('depts').set({ deptName }).where('deptId', '=', 5).execute(),
    })
    await expect.element(department(deptName)).toBeVisible()
    const title = department(deptName).element().querySelector<HTMLElement>('[title]')!
    expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
    await expect
      .poll(() => title.getBoundingClientRect().right)
      .toBeLessThanOrEqual(depts.element().getBoundingClientRect().right)
  })

  test('the box finds departments by a part of their name', async () => {
    await open()
    await expect.element(department('市场部')).toBeVisible()
    await userEvent.fill(depts.getByLabelText('部门名称'), '平台')
    await expect.element(department('平台组')).toBeVisible()
    await expect.element(department('市场部')).not.toBeInTheDocument()
  })
})

test('the tag of a role stands out from the row that is selected', async () => {
  await open()
  await select('陈思远')
  await expect.element(rowBox('陈思远')).toBeChecked()
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  const colourOf = (element: Element) => getComputedStyle(element).backgroundColor
  const editor = row('陈思远')
  const tag = editor.getByText('编辑', { exact: true }).first()
  await expect.poll(() => colourOf(tag.element())).not.toBe(colourOf(editor.element()))
})

test('a name opens the details of that user, Esc closes them and gives the focus back', async () => {
  await open()
  await userEvent.click(person('陈思远'))
  const details = page.getByRole('dialog')
  await expect.element(details.getByText('editor@atrium.example')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(person('陈思远')).toHaveFocus()
})

test('a link to a user opens their details', async () => {
  await open({ path: '/system/user?record=2' })
  const details = page.getByRole('dialog', { name: '用户详情' })
  await expect.element(details.getByText('陈思远')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe('/system/user')
})

test('filters that match nothing say so and offer to clear them', async () => {
  await open({ path: '/system/user?search=nobody' })
  await expect.element(page.getByText('没有符合条件的数据')).toBeVisible()
  await userEvent.click(button('清除条件'))
  await expect.element(person('陈思远')).toBeVisible()
})

test('an error says so, and trying again loads the rows', async () => {
  const { network } = await open({ unavailable: '/user/list' })
  await expect.element(page.getByText('没有加载出来')).toBeVisible()
  network.unavailable = undefined
  await userEvent.click(button('重试'))
  await expect.element(person('陈思远')).toBeVisible()
})

test('the other language renames everything on the page', async () => {
  await page.viewport(1600, 800)
  await open()
  await expect.element(person('陈思远')).toBeVisible()
  await userEvent.click(button('切换语言'))
  await userEvent.click(page.getByRole('menuitemradio', { name: 'English' }))
  const { list: users } = listOf('Users')
  await expect.element(users.getByRole('columnheader', { name: 'Department' })).toBeVisible()
  await expect.element(page.getByRole('switch', { name: '陈思远 is enabled' })).toBeVisible()
  await expect.element(users).toHaveTextContent('Marketing')
})

test('on a phone the rows are cards, the departments a panel, and nothing is wider than the screen', async () => {
  await page.viewport(390, 844)
  await open()
  await expect.element(cards).toBeVisible()
  await expect.poll(() => document.documentElement.scrollWidth).toBe(390)
  await userEvent.click(button('全部部门'))
  await userEvent.click(page.getByRole('dialog').getByText('市场部', { exact: true }))
  await expect.poll(address).toBe('/system/user?deptId=3')
  await expect.element(total(1).first()).toBeVisible()
})

test('on a phone the bar of the selection stays in sight below the header and the tabs', async () => {
  await page.viewport(390, 600)
  await open()
  const ticks = cards.getByRole('checkbox')
  await expect.element(ticks.nth(3)).toBeInTheDocument()
  await userEvent.click(ticks.nth(3))
  window.scrollTo(0, document.documentElement.scrollHeight)
  const bar = selection.getByRole('button', { name: '删除' })
  await expect.poll(() => isUncovered(bar.element())).toBe(true)
})

function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return element.contains(seen)
}
