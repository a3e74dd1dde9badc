import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles } from '#test/console-app'
import { openSamples } from '#test/sample/sample-console'
import { navigation } from '#shared/navigation/navigation'

afterEach(closeConsoles)

const form = page.getByRole('dialog', { name: '新增岗位' })
const name = form.getByLabelText('岗位名称')
const question = page.getByRole('dialog', { name: '放弃未保存的修改？' })
const add = page.getByRole('button', { name: '新增', exact: true })
const posts = '/system/post?page=1'

/** The list of posts, with the list of departments behind it. */
async function openPosts(): Promise<void> {
  await openSamples({ path: '/system/dept', as: 'admin' })
  await navigation().open(posts)
  await expect.element(page.getByRole('row', { name: /总经理/ })).toBeVisible()
}

describe('Back of the browser', () => {
  test('closes a drawer that holds nothing, and leaves the page with the next press', async () => {
    await openPosts()
    await userEvent.click(add)
    await expect.element(form).toBeVisible()
    history.back()
    await expect.element(form).not.toBeInTheDocument()
    await expect.poll(() => address()).toBe(posts)
    history.back()
    await expect.poll(() => address()).toBe('/system/dept')
  })

  test('asks before a drawer with input is closed, and closes the question first', async () => {
    await openPosts()
    await userEvent.click(add)
    await userEvent.fill(name, '草稿岗位')
    history.back()
    await expect.element(question).toBeVisible()
    history.back()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('草稿岗位')
    history.back()
    await userEvent.click(question.getByRole('button', { name: '放弃修改' }))
    await expect.element(form).not.toBeInTheDocument()
    await expect.poll(() => address()).toBe(posts)
  })

  test('closes the record that the address names', async () => {
    await openPosts()
    await navigation().open('/system/post?page=1&record=1')
    const details = page.getByRole('dialog', { name: '岗位详情' })
    await expect.element(details).toBeVisible()
    history.back()
    await expect.element(details).not.toBeInTheDocument()
    await expect.poll(() => address()).toBe(posts)
  })

  test('closes a drawer on the first page of the document, too', async () => {
    await openSamples({ path: posts, as: 'admin' })
    await userEvent.click(add)
    await userEvent.fill(name, '草稿岗位')
    history.back()
    await expect.element(question).toBeVisible()
    await expect.element(name).toHaveValue('草稿岗位')
    await expect.poll(() => address()).toBe(posts)
  })

  test('leaves the page that shows while a drawer is open on a page behind its tab', async () => {
    await openPosts()
    await userEvent.click(add)
    await userEvent.fill(name, '草稿岗位')
    await navigation().open('/sample/first')
    await expect.poll(() => address()).toBe('/sample/first')
    await expect.element(form).not.toBeInTheDocument()
    history.back()
    await expect.poll(() => address()).toBe(posts)
    await expect.element(name).toHaveValue('草稿岗位')
  })

  test('closes the search', async () => {
    await openPosts()
    await userEvent.keyboard('{Control>}k{/Control}')
    const search = page.getByRole('dialog', { name: '搜索菜单' })
    await expect.element(search).toBeVisible()
    history.back()
    await expect.element(search).not.toBeInTheDocument()
    await expect.poll(() => address()).toBe(posts)
  })
})

test('a page that is not cached is left with unsaved input only after a question', async () => {
  await openSamples({
    path: '/system/dept',
    as: 'admin',
    prepare: ({ engine: { db } }) => db.updateTable('menus').set({ isCache: 0 }).execute(),
  })
  await navigation().open(posts)
  await userEvent.click(add)
  await userEvent.fill(name, '草稿岗位')
  await expect.element(name).toHaveValue('草稿岗位')
  void navigation().open('/sample/first')
  await userEvent.click(question.getByRole('button', { name: '取消' }))
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('草稿岗位')
  await expect.poll(() => address()).toBe(posts)
  void navigation().open('/sample/first')
  await userEvent.click(question.getByRole('button', { name: '放弃修改' }))
  await expect.poll(() => address()).toBe('/sample/first')
})
