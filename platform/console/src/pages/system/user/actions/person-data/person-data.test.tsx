import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeUser } from '#server-test/records/rows'
import { openConsole, type Start } from '#test/console-app'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { button, listOf, message } from '#test/page-objects'
import { chooseMore, offersOf } from '#test/row-menu'
import { closeWorld, openIn } from '#test/worlds'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeWorld()
})

const { row } = listOf('用户')
const exporting = page.getByRole('dialog', { name: '导出「何俊杰」的个人数据' })
const anonymising = page.getByRole('dialog', { name: '匿名化「何俊杰」' })
const typed = anonymising.getByRole('textbox', { name: '输入用户名 guest 以确认' })
const send = anonymising.getByRole('button', { name: '匿名化' })

const open = (start: Start = {}) => openConsole({ path: '/system/user', as: 'admin', ...start })

/** Returns the file that was given to the browser to be saved, once there is one. */
function savedFile(): () => File | undefined {
  const files: File[] = []
  const create = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File)
    return create(file)
  })
  return () => files.find(({ name }) => name?.endsWith('.zip'))
}

test('the data of a user is counted by kind, and saved as a zip', async () => {
  const saved = savedFile()
  await open()
  await chooseMore('何俊杰', '导出个人数据')
  await expect.element(exporting.getByRole('listitem').filter({ hasText: '账号' })).toHaveTextContent('账号1 条')
  await userEvent.click(exporting.getByRole('button', { name: '导出' }))
  await expect.poll(saved).toBeDefined()
  expect(saved()!.name).toMatch(/^个人数据-guest-.*\.zip$/)
  const parts = unzipSync(new Uint8Array(await saved()!.arrayBuffer()))
  expect(JSON.parse(strFromU8(parts['account.json']!))).toMatchObject([{ nickname: '何俊杰' }])
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(['README.txt', 'index.json']))
})

test('a user becomes anonymous once the user name is typed', async () => {
  const { runtime } = await open()
  await chooseMore('何俊杰', '匿名化')
  await expect.element(anonymising.getByText('账号改名为 anonymous-4 并停用', { exact: false })).toBeVisible()
  await userEvent.click(send)
  await expect.element(anonymising.getByText('与用户名不一致')).toBeVisible()
  await expect.element(typed).toHaveFocus()
  await userEvent.fill(typed, 'Guest')
  await userEvent.keyboard('{Enter}')
  await expect.element(message('已匿名化')).toBeVisible()
  await expect.element(anonymising).not.toBeInTheDocument()
  await expect.element(row('anonymous-4')).toBeVisible()
  const users = runtime.engine.db.selectFrom('users').where('userId', '=', 4)
  expect(await users.select(['email', 'status']).executeTakeFirst()).toEqual({ email: '', status: 0 })
})

test('logs are changed where they are chosen', async () => {
  const { runtime } = await open({
    prepare: async ({ engine: { db } }) => {
      const signIn = {
        userId: 4,
        username: 'guest',
        result: 'success',
        address: '',
        agent: '',
        // Not so old that the retention deletes it.
        at: Date.now(),
        day: new Date().toISOString().slice(0, 10),
      }
      await db.insertInto('signIns').values(signIn).execute()
    },
  })
  await chooseMore('何俊杰', '匿名化')
  const choices = anonymising.getByRole('group', { name: '按选择更改' })
  await userEvent.click(choices.getByRole('checkbox', { name: /登录日志/ }))
  await userEvent.fill(typed, 'guest')
  await userEvent.click(send)
  await expect.element(message('已匿名化')).toBeVisible()
  const signIns = runtime.engine.db.selectFrom('signIns').where('userId', '=', 4).select('username')
  expect(await signIns.execute()).toEqual([{ username: 'anonymous-4' }])
})

test('an error shows with another try, and nothing is changed when somebody else was first', async () => {
  const { runtime } = await open()
  await chooseMore('何俊杰', '匿名化')
  await userEvent.fill(typed, 'guest')
  await changeUser(4, { version: 9 })(runtime)
  await userEvent.click(send)
  await expect.element(page.getByRole('region', { name: '消息' }).getByRole('alert')).toBeVisible()
  await expect.element(anonymising).toBeVisible()
  const status = runtime.engine.db.selectFrom('users').where('userId', '=', 4).select('status')
  expect(await status.executeTakeFirst()).toEqual({ status: 1 })
})

test('is offered to those with the permissions alone', async () => {
  await open({
    as: 'editor',
    prepare: async ({ engine: { db } }) => {
      await db.updateTable('users').set({ deptId: 5 }).where('userId', '=', 4).execute()
      const codes = ['system:user:exportData', 'system:user:anonymise']
      const buttons = db.selectFrom('menus').where('permission', 'in', codes).select('id')
      await db.deleteFrom('roleMenus').where('menuId', 'in', buttons).execute()
    },
  })
  await expect.element(row('何俊杰')).toBeVisible()
  expect(await offersOf('何俊杰')).toEqual(['编辑', '分配角色', '重置密码', '重置两步验证', '删除'])
})

test.each([
  { width: 1440, lang: 'zh-cn', theme: 'light' },
  { width: 390, lang: 'en', theme: 'dark' },
] as const)('both drawers fit and can be used by everybody: %j', async (world) => {
  await openIn(world, { path: '/system/user/4', as: 'admin' })
  const isEnglish = world.lang === 'en'
  const more = button(isEnglish ? 'More actions for 何俊杰' : '「何俊杰」的更多操作')
  const [exportData, anonymise] = isEnglish ? ['Export their data', 'Make anonymous'] : ['导出个人数据', '匿名化']
  for (const action of [exportData, anonymise]) {
    if (!button(action).query()) await userEvent.click(more)
    await userEvent.click(page.getByRole('menuitem', { name: action }).or(button(action)))
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('listitem').first()).toBeVisible()
    expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  }
})
