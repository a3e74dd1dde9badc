import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addUsers } from '#server-test/records/rows'
import { trySignIn } from '#server-test/visitor'
import { closeConsoles, openConsole, type Start } from '#test/console-app'
import { answer, button, chooseFiles, question, rowBox, select, selectAll } from '#test/page-objects'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const dialog = page.getByRole('dialog', { name: '一次性密码' })
const list = dialog.getByRole('table', { name: '一次性密码' })
const passwordForm = /^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}$/

/** The rows of the list, as user name, nickname and password. */
const listed = () =>
  list
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))

const open = (start: Start = {}) => openConsole({ path: '/system/user', as: 'admin', ...start })
const openMany = () => open({ path: '/system/user?size=50&search=person', prepare: addUsers(15) })

/** With one user selected, editing and deleting take the places beside each other. */
async function resetSelected({ isOne = false } = {}): Promise<void> {
  if (isOne) await userEvent.click(button('已选项的更多操作'))
  await userEvent.click(isOne ? page.getByRole('menuitem', { name: '重置密码' }) : button('重置密码'))
  await answer('重置密码')
}

/** Returns the files that were given to the browser to be saved. */
function savedFiles(): File[] {
  const files: File[] = []
  const create = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File)
    return create(file)
  })
  return files
}

describe('of selected users', () => {
  test('come after a question, as a list that opens each account', async () => {
    const { runtime } = await open()
    await expect.element(rowBox('王若彤')).toBeVisible()
    expect(button('重置密码').query()).toBeNull()
    await select('王若彤', '何俊杰')
    await userEvent.click(button('重置密码'))
    await expect.element(question).toHaveAccessibleName('重置「王若彤」等 2 人的密码？')
    await expect.element(question).toHaveAccessibleDescription(/会话会立即结束/)
    await answer('重置密码')
    await expect.element(dialog.getByText('已生成 2 个一次性密码。')).toBeVisible()
    const rows = listed()
    expect(rows.map(([name]) => name)).toEqual(['common王若彤', 'guest何俊杰'])
    expect((await trySignIn(runtime.fetch, 'common', rows[0]![1]!)).status).toBe(200)
    expect((await trySignIn(runtime.fetch, 'guest', rows[1]![1]!)).status).toBe(200)
  })

  test('are not lost by a slip: closing asks until they are copied or saved', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open()
    await select('何俊杰')
    await resetSelected({ isOne: true })
    await expect.element(list).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '完成' }))
    await expect.element(question).toHaveAccessibleDescription(/关闭后不再显示/)
    await answer('取消')
    const [[, password]] = listed() as [string[]]
    await userEvent.click(dialog.getByRole('button', { name: '全部复制' }))
    expect(copy).toHaveBeenCalledWith(`用户名\t昵称\t一次性密码\nguest\t何俊杰\t${password}`)
    await userEvent.click(dialog.getByRole('button', { name: '完成' }))
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('are saved as csv, in which no name is a formula', async () => {
    const files = savedFiles()
    await open({ prepare: addUsers(1, () => ({ nickname: '=0' })) })
    await select('=0')
    await resetSelected({ isOne: true })
    await userEvent.click(dialog.getByRole('button', { name: '下载 csv' }))
    await expect.poll(() => files.length).toBe(1)
    const [[, password]] = listed() as [string[]]
    expect(files[0]!.name).toMatch(/^一次性密码-\d{4}-\d\d-\d\d\.csv$/)
    expect(await files[0]!.text()).toBe(`用户名,昵称,一次性密码\r\nperson0,'=0,${password}`)
  })

  test('leave out somebody who is gone, and say so', async () => {
    const { runtime } = await open()
    await select('王若彤', '何俊杰')
    await runtime.engine.db.deleteFrom('users').where('userId', '=', 3).execute()
    await resetSelected()
    await expect.element(dialog.getByText(/1 人未能重置/)).toBeVisible()
    await expect
      .poll(() => listed())
      .toEqual([
        ['common王若彤', '记录不存在'],
        ['guest何俊杰', expect.stringMatching(passwordForm)],
      ])
  })

  test('of more than a call takes go on after an error, and none is lost', async () => {
    let isBroken = true
    const { runtime, sent } = await openMany()
    const { fetch } = runtime
    const resets = () => sent('PUT /api/system/user/resetPwds').length
    runtime.fetch = (input, init) =>
      isBroken && typeof input === 'string' && input.includes('resetPwds') && resets() > 1
        ? Promise.resolve(new Response('', { status: 503 }))
        : fetch(input, init)
    await selectAll()
    await resetSelected()
    await expect.element(dialog.getByText('已停止，已完成 10 / 15')).toBeVisible()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('服务不可用')
    const [[, first]] = listed() as [string[]]
    isBroken = false
    await userEvent.click(dialog.getByRole('button', { name: '继续' }))
    await expect.element(dialog.getByText('已生成 15 个一次性密码。')).toBeVisible()
    await expect.poll(() => listed()[0]![1]).toBe(first)
    await userEvent.click(dialog.getByRole('listitem', { name: '2', exact: true }))
    await expect.poll(() => listed()).toHaveLength(5)
  })

  test('can be stopped and gone on with', async () => {
    const { runtime } = await openMany()
    const { fetch } = runtime
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    runtime.fetch = async (input, init) => {
      if (typeof input === 'string' && input.includes('resetPwds')) await held
      return fetch(input, init)
    }
    await selectAll()
    await resetSelected()
    await userEvent.click(dialog.getByRole('button', { name: '停止' }))
    answer()
    await expect.element(dialog.getByText('已停止，已完成 10 / 15')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '继续' }))
    await expect.element(dialog.getByText('已生成 15 个一次性密码。')).toBeVisible()
  })
})

describe('of imported users', () => {
  const drawer = page.getByRole('dialog', { name: '导入用户' })
  const passwords = drawer.getByRole('table', { name: '一次性密码' })
  const once = drawer.getByRole('radio', { name: '为全部新用户生成一次性密码' })

  const choose = (text: string) =>
    chooseFiles(
      drawer.getByLabelText('选择文件，或拖到这里'),
      new File([`用户名,昵称,部门\n${text}`], 'people.csv', { type: 'text/csv' }),
    )
  const importing = drawer.getByRole('button', { name: '导入', exact: true })

  test('go to those who are added alone, right after the import', async () => {
    const { runtime } = await open()
    await userEvent.click(button('导入'))
    await userEvent.click(drawer.getByRole('checkbox', { name: '更新已有用户' }))
    await userEvent.click(once)
    await choose('li.na,李娜,平台组\nguest,访客,值班组\nwang.wu,王五,平台组\n')
    await userEvent.click(importing)
    await expect.element(drawer.getByText('已生成 2 个一次性密码。')).toBeVisible()
    const rows = passwords.getByRole('row').elements().slice(1)
    await expect
      .poll(() => rows.map((row) => row.querySelector('th')!.textContent))
      .toEqual(['li.na李娜', 'wang.wu王五'])
    expect((await trySignIn(runtime.fetch, 'li.na', rows[0]!.querySelector('td')!.textContent)).status).toBe(200)
    expect((await trySignIn(runtime.fetch, 'guest', 'Atrium#2026')).status).toBe(200)
    await userEvent.click(drawer.getByRole('button', { name: '完成' }))
    await answer('关闭')
    await expect.element(drawer).not.toBeInTheDocument()
  })

  test('can also be had afterwards', async () => {
    await open()
    await userEvent.click(button('导入'))
    await choose('li.na,李娜,平台组\n')
    await userEvent.click(importing)
    await userEvent.click(drawer.getByRole('button', { name: '为新用户生成一次性密码' }))
    await expect.element(passwords.getByText('li.na')).toBeVisible()
  })

  test('are not offered to somebody who may not reset passwords', async () => {
    await open({
      as: 'editor',
      prepare: ({ engine: { db } }) =>
        db
          .deleteFrom('roleMenus')
          .where('menuId', 'in', db.selectFrom('menus').where('permission', '=', 'system:user:resetPwd').select('id'))
          .execute(),
    })
    await userEvent.click(button('导入'))
    await expect.element(drawer.getByRole('checkbox', { name: '更新已有用户' })).toBeVisible()
    await expect.element(once).not.toBeInTheDocument()
    await expect.element(button('重置密码')).not.toBeInTheDocument()
  })
})
