import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole, type RunningConsole } from '#test/console-app'
import { button, formOf, listOf } from '#test/page-objects'
import { signIn } from '#server-test/visitor'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

const { form, save, field, fill, edit } = formOf('岗位')
const bar = form.getByRole('alert')
const inForm = (name: string) => form.getByRole('button', { name, exact: true })
const { cell } = listOf('岗位')

/** A second person at the same console's API. */
async function other({ runtime }: RunningConsole, username = 'editor') {
  const token = await signIn(runtime.fetch, username)
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { token, 'content-type': 'application/json' }
    const response = await runtime.fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return ((await response.json()) as { code: number }).code
  }
  const post = { postId: 3, postCode: 'hr', postName: '人力资源', postSort: 3, version: 1 }
  return {
    edit: async (change: object) => expect(await ask('PUT', '/api/system/post', { ...post, ...change })).toBe(200),
    open: async () => expect(await ask('POST', '/api/presence', { kind: 'post', id: 3 })).toBe(200),
    remove: async (id: number) => expect(await ask('DELETE', `/api/system/post?ids=${id}`)).toBe(200),
  }
}

async function open(
  typed: Record<string, string>,
  change: (person: Awaited<ReturnType<typeof other>>) => Promise<unknown>,
) {
  const running = await openConsole({ path: '/system/post', as: 'admin' })
  await edit('人力资源', typed)
  await change(await other(running))
  await userEvent.click(save)
}

test('their version takes the place of what was typed, and undo brings that back', async () => {
  await open({ 岗位名称: '人力专员', 岗位编码: 'mine' }, (person) => person.edit({ postName: '人事', postSort: 8 }))
  await expect.element(bar).toHaveTextContent(/陈思远 在 .* 修改了这条记录，您的修改尚未保存。/)
  await expect.element(bar).toHaveTextContent('两边都改了：岗位名称。对方改了：排序。')
  await userEvent.click(inForm('用对方的'))
  await expect.element(field('岗位名称')).toHaveValue('人事')
  await expect.element(field('岗位编码')).toHaveValue('hr')
  await expect.element(form.getByText('您对这些字段的修改没有保留：岗位名称、岗位编码。')).toBeVisible()
  await userEvent.click(inForm('撤销'))
  await expect.element(field('岗位编码')).toHaveValue('mine')
  await userEvent.click(inForm('用我的覆盖'))
  await expect.element(cell('人力专员')).toBeVisible()
  await expect.element(cell('mine')).toBeVisible()
})

test('each field is compared and chosen, and both changes are saved', async () => {
  await page.viewport(390, 800)
  await open({ 岗位名称: '人力专员', 备注: '我写的' }, (person) => person.edit({ postName: '人事', postSort: 8 }))
  await userEvent.click(inForm('对比'))
  const table = page.getByRole('table', { name: '对比修改' })
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect.element(row('岗位名称')).toHaveTextContent(/两边都改了.*人力资源.*人事.*人力专员/)
  await expect.element(row('排序').getByRole('radio').first()).toBeChecked()
  await expect.element(row('备注').getByRole('radio').last()).toBeChecked()
  await userEvent.click(row('岗位名称').getByText('人事', { exact: true }))
  await userEvent.click(button('按所选保存'))
  await expect.element(form).not.toBeInTheDocument()
  await edit('人事')
  await expect.element(field('备注')).toHaveValue('我写的')
  await expect.element(field('排序')).toHaveValue('8')
})

test('a second change in between is met again', async () => {
  const running = await openConsole({ path: '/system/post', as: 'admin' })
  await edit('人力资源', { 岗位名称: '人力专员' })
  const person = await other(running)
  await person.edit({ postSort: 8 })
  await userEvent.click(save)
  await expect.element(inForm('合并并保存')).toBeVisible()
  await person.edit({ postSort: 8, remark: '又改了', version: 2 })
  await userEvent.click(inForm('合并并保存'))
  await expect.element(bar).toHaveTextContent('对方改了：备注。')
  await userEvent.click(inForm('合并并保存'))
  await expect.element(cell('人力专员')).toBeVisible()
})

test('a copy opens as a new post, whose unique fields have to be changed', async () => {
  await open({ 岗位名称: '人力专员' }, (person) => person.edit({ postSort: 8 }))
  await userEvent.click(inForm('另存为副本'))
  await expect.element(page.getByRole('dialog', { name: '新增岗位' })).toBeVisible()
  await expect.element(form.getByText('这些字段不能与原记录相同，请修改：岗位编码、岗位名称。')).toBeVisible()
  await userEvent.click(save)
  await expect.element(form.getByText('已被使用，请换一个')).toBeVisible()
  await fill({ 岗位编码: 'hr2' })
  await userEvent.click(save)
  await expect.element(cell('hr2')).toBeVisible()
  await expect.element(cell('人力资源')).toBeVisible()
})

test('the form shows who else has the post open, as long as it is open itself', async () => {
  const running = await openConsole({ path: '/system/post', as: 'admin' })
  await (await other(running)).open()
  await edit('人力资源')
  await expect.element(form.getByText('陈思远 也打开着')).toBeVisible()
  const { db } = running.runtime.engine
  const isOpen = () => db.selectFrom('recordPresence').where('userId', '=', 1).select('recordId').execute()
  expect(await isOpen()).toEqual([{ recordId: 3 }])
  await userEvent.click(inForm('取消'))
  await expect.poll(isOpen).toEqual([])
})

test('what was deleted meanwhile is saved as a new post', async () => {
  const running = await openConsole({ path: '/system/post', as: 'admin' })
  const { db } = running.runtime.engine
  await edit('人力资源', { 岗位名称: '人力专员' })
  await db.updateTable('users').set({ postId: null }).where('postId', '=', 3).execute()
  await (await other(running)).remove(3)
  await userEvent.click(save)
  await expect.element(bar).toHaveTextContent(/陈思远 在 .* 删除了这条记录。您填写的内容还在这里。/)
  await expect.element(inForm('复制填写的内容')).toBeVisible()
  await userEvent.click(inForm('另存为新记录'))
  await userEvent.click(save)
  await expect.element(cell('人力专员')).toBeVisible()
})
