import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeUser } from '#server-test/records/rows'
import { closeConsoles, openConsole, type RunningConsole } from '#test/console-app'
import { answer, button, chooseFiles, message, total } from '#test/page-objects'
import { signIn } from '#server-test/visitor'

afterEach(closeConsoles)

const drawer = page.getByRole('dialog', { name: '导入用户' })
const cell = (row: number, column: string) => drawer.getByLabelText(`第 ${row} 行 ${column}`)
const check = drawer.getByRole('button', { name: '重新检查' })
const importing = drawer.getByRole('button', { name: '导入', exact: true })
const heading = '用户名,昵称,部门,手机号,邮箱\n'

async function open(as = 'admin'): Promise<RunningConsole> {
  const running = await openConsole({ path: '/system/user', as })
  await userEvent.click(button('导入'))
  await expect.element(drawer).toBeVisible()
  return running
}

/** Finds a name in the list of a cell. */
async function chooseIn(row: number, column: string, name: string): Promise<void> {
  await userEvent.click(cell(row, column))
  await userEvent.keyboard(name)
  await userEvent.keyboard('{Enter}')
}

const choose = (...files: File[]) => chooseFiles(drawer.getByLabelText('选择文件，或拖到这里'), ...files)
const csv = (text: string) => new File([heading + text], 'people.csv', { type: 'text/csv' })

/** How many users there are. */
async function countUsers({ runtime }: RunningConsole): Promise<number> {
  return (await runtime.engine.db.selectFrom('users').select('userId').execute()).length
}

describe('a file', () => {
  test('with a bad row is corrected in its place, checked again and imported', async () => {
    const running = await open()
    await choose(csv('li.na,李娜,平台组,13911112222,\nwang.wu,王五,没有的部门,,bad\nzhao,赵六,市场部,,\n'))
    await expect.element(cell(2, '部门')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(cell(2, '邮箱')).toHaveAccessibleDescription(/^邮箱格式不正确/)
    await expect.element(cell(2, '部门')).toHaveAccessibleDescription('没有可选的「没有的部门」')
    await expect.element(cell(1, '用户名')).not.toBeInTheDocument()
    await expect.element(importing).toBeDisabled()
    await chooseIn(2, '部门', '市场部')
    await userEvent.fill(cell(2, '邮箱'), 'wang@atrium.example')
    await expect.element(cell(2, '邮箱')).toHaveAttribute('aria-invalid', 'false')
    await expect.element(importing).toBeDisabled()
    await userEvent.click(check)
    await expect.element(drawer.getByText('全部通过检查，可以导入。')).toBeVisible()
    await expect.poll(() => countUsers(running)).toBe(4)
    await userEvent.click(importing)
    await expect.element(drawer.getByText('已新增 3 名、更新 0 名用户')).toBeVisible()
    await expect.element(drawer.getByText(/请在列表中重置密码/)).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: '完成' }))
    await expect.element(total(7)).toBeVisible()
  })

  test('that is an exported workbook changes the users it names', async () => {
    const { runtime } = await open()
    const headers = { token: await signIn(runtime.fetch, 'admin') }
    const answer = await runtime.fetch('/api/system/user/export?format=xlsx&username=guest', { headers })
    const bytes = await answer.arrayBuffer()
    const { db } = runtime.engine
    await changeUser(4, { nickname: '别名' })(runtime)
    await userEvent.click(drawer.getByRole('checkbox', { name: '更新已有用户' }))
    await choose(new File([bytes], 'users.xlsx'))
    await expect.element(drawer.getByText('已忽略的列：编号、创建时间 (UTC)')).toBeVisible()
    await expect.element(importing).toBeEnabled()
    await userEvent.click(importing)
    await expect.element(drawer.getByText('已新增 0 名、更新 1 名用户')).toBeVisible()
    const guest = db.selectFrom('users').where('userId', '=', 4).select('nickname')
    await expect.poll(() => guest.executeTakeFirst()).toEqual({ nickname: '何俊杰' })
  })

  test('is checked again when existing users are to be updated after all', async () => {
    await open()
    await choose(csv('guest,访客,值班组,,\n'))
    await expect.element(cell(1, '用户名')).toHaveAccessibleDescription(/^该用户已存在/)
    await userEvent.click(drawer.getByRole('checkbox', { name: '更新已有用户' }))
    await expect.element(drawer.getByText('内容有改动，请重新检查。')).toBeVisible()
    await userEvent.click(check)
    await expect.element(importing).toBeEnabled()
  })

  test('of the editor names departments of the editor alone', async () => {
    await open('editor')
    await choose(csv('li.na,李娜,平台组,,\nwang.wu,王五,市场部,,\n'))
    await expect.element(cell(2, '部门')).toHaveAccessibleDescription(/^没有可选的「/)
    await expect.element(cell(1, '部门')).not.toBeInTheDocument()
  })
})

describe('a cell that names something', () => {
  const option = (name: string) => page.getByRole('option', { name, exact: true })
  const options = () => [...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent)

  test.each([
    ['部门', '市场部', '市场部'],
    ['角色', '访', '访客'],
    ['性别', '女', '女'],
    ['岗位', '项目', '项目经理'],
    ['状态', '停', '停用'],
  ])('of the column %s is chosen from a list that is searched', async (column, typed, name) => {
    await open()
    const headings = '用户名,昵称,部门,角色,性别,岗位,状态'
    await choose(new File([`${headings}\nli.na,李娜,没有,没有,没有,没有,没有\n`], 'people.csv'))
    await expect.element(cell(1, column)).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(cell(1, column))
    await userEvent.keyboard(typed)
    await expect.element(option(name)).toBeInTheDocument()
    expect(options()).toEqual([name])
    await userEvent.keyboard('{Enter}')
    await expect.element(cell(1, column)).toHaveAttribute('aria-invalid', 'false')
  })

  test('offers nothing that the person may not give', async () => {
    await open('editor')
    await choose(csv('li.na,李娜,市场部,,\n'))
    await userEvent.click(cell(1, '角色'))
    await expect.element(option('编辑')).toBeInTheDocument()
    expect(options()).toEqual(['编辑'])
  })

  test('holds several roles, which are imported', async () => {
    const { runtime } = await open()
    await choose(new File(['用户名,昵称,部门,角色\nli.na,李娜,平台组,没有\n'], 'people.csv'))
    // What the file said is still there, to be taken away.
    await userEvent.click(cell(1, '角色'))
    await userEvent.keyboard('{Backspace}访客{Enter}普通用户{Enter}{Escape}')
    await userEvent.click(check)
    await userEvent.click(importing)
    await expect.element(drawer.getByText('已新增 1 名、更新 0 名用户')).toBeVisible()
    const { db } = runtime.engine
    const held = db.selectFrom('userRoles').where('userId', '>', 4).select('roleId').orderBy('roleId')
    await expect.poll(() => held.execute()).toEqual([{ roleId: 3 }, { roleId: 4 }])
  })

  test('is wide enough for what it says', async () => {
    await open()
    await choose(csv('li.na,李娜,没有的部门,13911112222,some.body@atrium.example\n'))
    await expect.element(cell(1, '邮箱')).toBeInTheDocument()
    for (const column of ['邮箱', '手机号', '用户名']) {
      const { scrollWidth, clientWidth } = cell(1, column).element()
      expect([column, scrollWidth]).toEqual([column, clientWidth])
    }
  })
})

describe('rejected before anything is sent', () => {
  const big = new File([new Uint8Array(30 * 1024 * 1024 + 1)], 'big.csv')
  const small = new File(['x'], 'a.csv')

  test.each<[string, File[], RegExp]>([
    ['a file that is too large', [big], /「big.csv」超过 30 MB/],
    ['another kind of file', [new File(['x'], 'people.xls')], /「people.xls」不是 .xlsx 或 .csv 文件/],
    ['two files', [small, small], /一次只能导入一个文件/],
    ['an empty file', [new File([''], 'a.csv')], /文件中没有数据/],
    ['a heading alone', [csv('')], /文件中没有数据/],
    ['wrong columns', [new File(['用户名,姓名\na,b\n'], 'a.csv')], /缺少列：昵称、部门。.*文件中有：用户名、姓名/],
    ['too many rows', [csv('a,b,c,,\n'.repeat(50_001))], /超过 50,000 行/],
    ['a broken workbook', [new File(['x'], 'a.xlsx')], /「a.xlsx」无法读取/],
  ])('%s', async (_, files, words) => {
    const { calls } = await open()
    await choose(...files)
    await expect.element(drawer.getByRole('alert')).toHaveTextContent(words)
    expect(calls.filter((call) => call.includes('/user/import'))).toEqual([])
  })
})

test('thousands of bad rows come page by page', async () => {
  await open()
  await choose(csv(Array.from({ length: 3000 }, (_, index) => `p${index},人,没有的部门,,\n`).join('')))
  await expect.element(drawer.getByText('第 1–20 行，共 3,000 行')).toBeVisible()
  await expect.poll(() => drawer.getByRole('row').elements()).toHaveLength(21)
  await userEvent.click(drawer.getByRole('listitem', { name: '2', exact: true }))
  await expect.element(cell(21, '用户名')).toHaveValue('p20')
})

test('a failed check says so and keeps what was typed; closing then asks', async () => {
  const { network } = await open()
  await choose(csv('a b,李娜,平台组,,\n'))
  await userEvent.fill(cell(1, '用户名'), 'li.na')
  network.unavailable = '/user/import'
  await userEvent.click(check)
  await expect.element(drawer.getByRole('alert')).toHaveTextContent('服务不可用')
  await expect.element(cell(1, '用户名')).toHaveValue('li.na')
  await userEvent.click(drawer.getByRole('button', { name: '取消' }))
  await answer('取消')
  await expect.element(cell(1, '用户名')).toHaveValue('li.na')
  await userEvent.click(drawer.getByRole('button', { name: '取消' }))
  await answer('放弃')
  await expect.element(drawer).not.toBeInTheDocument()
})

test('a row that is taken since the check is marked in the grid, and nothing was imported', async () => {
  const running = await open()
  await choose(csv('li.na,李娜,平台组,,\nwang.wu,王五,市场部,,\n'))
  await expect.element(importing).toBeEnabled()
  await changeUser(4, { username: 'wang.wu' })(running.runtime)
  await userEvent.click(importing)
  await expect.element(cell(2, '用户名')).toHaveAccessibleDescription(/^该用户已存在/)
  await expect.poll(() => countUsers(running)).toBe(4)
})

test('the template is a click away', async () => {
  const { calls } = await open()
  await userEvent.click(drawer.getByRole('button', { name: /（.csv）/ }))
  await expect.element(message(/^已导出/)).toBeVisible()
  await expect
    .poll(() => calls)
    .toContainEqual(expect.stringMatching(/^GET \/api\/system\/user\/importTemplate\?format=csv&/))
})

describe('more rows than a call takes', () => {
  const line = (at: number, dept = '平台组') => `user${at},人${at},${dept},,\n`
  const lines = (length: number) => Array.from({ length }, (_, at) => line(at))
  /** The calls of imports that were not dry runs. */
  async function openCounting(answer: (count: number) => Response | undefined | 'lost' = () => undefined) {
    let count = 0
    const running = await open()
    const { fetch } = running.runtime
    running.runtime.fetch = async (input, init) => {
      const body = init?.body
      if (typeof body !== 'string' || !body.includes('"dryRun":false')) return fetch(input, init)
      const changed = answer(++count)
      if (changed === undefined) return fetch(input, init)
      if (changed === 'lost') await fetch(input, init)
      return changed === 'lost' ? new Response('', { status: 504 }) : changed
    }
    return { ...running, count: () => count }
  }

  test('are checked as one file and imported with one result', async () => {
    const running = await openCounting()
    await expect.element(drawer.getByText(/最多 50,000 行、30 MB；超过 10,000 行时自动分批导入/)).toBeVisible()
    await choose(csv([...lines(10_001), line(3), line(10_001, '没有的部门')].join('')))
    await expect.element(cell(10_002, '用户名')).toHaveAccessibleDescription('与第 4 行重复')
    await expect.element(cell(10_003, '部门')).toHaveAccessibleDescription(/^没有可选的「/)
    await expect.poll(() => drawer.getByRole('row').elements()).toHaveLength(3)
    await userEvent.fill(cell(10_002, '用户名'), 'user10002')
    await chooseIn(10_003, '部门', '市场部')
    await userEvent.click(check)
    await expect.element(importing).toBeEnabled()
    await userEvent.click(importing)
    await expect.element(drawer.getByText('已新增 10,003 名、更新 0 名用户')).toBeVisible()
    expect([running.count(), await countUsers(running)]).toEqual([2, 10_007])
  })

  test('of which a later part fails: it is said which are in, and the others follow', async () => {
    const running = await openCounting((count) => (count === 2 ? new Response('', { status: 503 }) : undefined))
    await choose(csv(lines(10_002).join('')))
    await expect.element(importing).toBeEnabled()
    await userEvent.click(importing)
    await expect.element(drawer.getByText('第 1–10,000 行已导入：新增 10,000 名、更新 0 名用户。')).toBeVisible()
    await expect.element(drawer.getByText('第 10,001–10,002 行没有导入。')).toBeVisible()
    await expect.element(drawer.getByRole('alert')).toHaveTextContent('服务不可用')
    await expect.poll(() => countUsers(running)).toBe(10_004)
    const rest = drawer.getByRole('button', { name: '导入剩余的行' })
    await expect.element(rest).toBeDisabled()
    await userEvent.click(drawer.getByRole('button', { name: '检查剩余的行' }))
    await expect.element(drawer.getByText('剩余的行全部通过检查，可以导入。')).toBeVisible()
    await userEvent.click(rest)
    await expect.element(drawer.getByText('已新增 10,002 名、更新 0 名用户')).toBeVisible()
    expect([running.count(), await countUsers(running)]).toEqual([3, 10_006])
  })

  test('of which the answer to a part is lost are imported once', async () => {
    const running = await openCounting((count) => (count === 1 ? 'lost' : undefined))
    await choose(csv(lines(10_001).join('')))
    await expect.element(importing).toBeEnabled()
    await userEvent.click(importing)
    await expect.element(drawer.getByText('已新增 10,001 名、更新 0 名用户')).toBeVisible()
    expect([running.count(), await countUsers(running)]).toEqual([2, 10_005])
  })
})
