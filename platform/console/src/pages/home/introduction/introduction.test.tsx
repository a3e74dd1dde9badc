import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setLanguage } from '#shared/i18n/text'
import { navigation } from '#shared/navigation/navigation'
import { address, closeConsoles, openConsole } from '#test/console-app'

afterEach(closeConsoles)

const figures = page.getByRole('region', { name: '数据概览' })
const things = page.getByRole('region', { name: '试一试' })
const steps = page.getByRole('region', { name: '开始使用' })
const closeThings = things.getByRole('button', { name: '不再显示' })

describe('what to try in a demo', () => {
  test.each(['admin', 'editor', 'common', 'guest'])('leads %s to pages that they have', async (as) => {
    await openConsole({ as })
    await expect.element(things).toBeVisible()
    const links = things.getByRole('link')
    const count = links.elements().length
    expect(count).toBeGreaterThanOrEqual(3)
    for (let at = 0; at < count; at++) {
      const to = links.nth(at).element().getAttribute('href')
      await userEvent.click(links.nth(at))
      await expect.poll(address).toBe(to)
      await expect.element(page.getByRole('main')).not.toHaveTextContent(/^$|404|没有权限/)
      await navigation().open('/')
      await expect.element(things).toBeVisible()
    }
  })

  test('opens the role that is to be changed', async () => {
    await openConsole({ as: 'admin' })
    await userEvent.click(things.getByRole('link', { name: /^改一个角色/ }))
    await expect.element(page.getByRole('dialog').getByLabelText('角色名称')).toHaveValue('普通用户')
  })

  test('is in English for those who read that', async () => {
    await openConsole({ as: 'guest' })
    await expect.element(things).toBeVisible()
    setLanguage('en')
    const english = page.getByRole('region', { name: 'What to try' })
    await expect
      .element(english.getByRole('link').first())
      .toHaveTextContent('Change your pictureUpload one and crop it')
    await expect.element(english.getByRole('button', { name: 'Do not show again' })).toBeVisible()
  })

  test('leaves out what is not in the menu', async () => {
    const hide = ({ engine: { db } }: MemoryRuntime) =>
      db.updateTable('menus').set({ status: 0, sort: 9 }).where('component', '=', 'system/operation-log').execute()
    await openConsole({ as: 'admin', prepare: hide })
    await expect.element(things).toHaveTextContent('改一个角色')
    await expect.element(things).not.toHaveTextContent('看谁改了什么')
  })

  test('is closed for good by keyboard, and comes back by the undo of the message', async () => {
    const { sent } = await openConsole({ as: 'guest' })
    await expect.element(closeThings).toBeVisible()
    closeThings.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(things).not.toBeInTheDocument()
    expect(document.activeElement).toBe(page.getByRole('heading', { name: '首页' }).element())
    const message = page.getByText('首页不再显示“试一试”')
    await expect.element(message).toBeVisible()
    // Read again from the server, it stays away.
    const reads = () => sent('GET /api/dashboard').length
    const before = reads()
    await userEvent.click(page.getByRole('group', { name: '统计范围' }).getByText('近 7 天'))
    await expect.poll(reads).toBeGreaterThan(before)
    await expect.element(figures).toHaveTextContent('近 7 天')
    expect(things.elements()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: '撤销' }))
    await expect.element(things).toBeVisible()
  })

  test('comes back where it could not be closed', async () => {
    const { network } = await openConsole({ as: 'guest' })
    await expect.element(closeThings).toBeVisible()
    network.unreachable = '/introduction'
    await userEvent.click(closeThings)
    await expect.element(page.getByRole('region', { name: '消息' }).getByRole('alert')).toBeVisible()
    await expect.element(things).toBeVisible()
    expect(page.getByText(/不再显示“/).elements()).toEqual([])
  })
})

describe('the first steps of a real installation', () => {
  const unnamed = ({ engine: { db } }: MemoryRuntime) =>
    db.updateTable('depts').set({ deptName: '总公司', deptNameEn: 'Head Office' }).where('deptId', '=', 1).execute()
  const items = steps.getByRole('listitem')

  test('are numbered, and those that are done have a tick and say so', async () => {
    await openConsole({ as: 'admin', isReal: true, prepare: unnamed })
    await expect.element(steps).toHaveTextContent('已完成 3 / 5')
    const texts = items.elements().map((item) => item.textContent)
    expect(texts.map((text) => text.endsWith('已完成'))).toEqual([false, true, false, true, true])
    expect(texts[0]).toMatch(/^1公司名称和标志/)
    expect(items.nth(1).element().querySelector('i svg')).not.toBeNull()
    expect(things.elements()).toEqual([])
    setLanguage('en')
    const english = page.getByRole('region', { name: 'First steps' })
    await expect.element(english).toHaveTextContent('3 of 5 done')
    await expect.element(english.getByRole('listitem').nth(1)).toHaveTextContent('DepartmentsDone')
  })

  test('lead to the page, and are ticked after the return from it', async () => {
    await openConsole({ as: 'admin', isReal: true, prepare: unnamed })
    await userEvent.click(items.nth(0).getByRole('link'))
    const dialog = page.getByRole('dialog')
    const name = dialog.getByLabelText('部门名称')
    await expect.element(name).toHaveValue('总公司')
    await userEvent.fill(name, '星河科技')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect.element(dialog).not.toBeInTheDocument()
    await navigation().open('/')
    await expect.element(steps).toHaveTextContent('已完成 4 / 5')
  })

  test('are not for somebody who may do none of them', async () => {
    await openConsole({ as: 'guest', isReal: true, prepare: unnamed })
    await expect.element(figures).toBeVisible()
    expect(steps.elements()).toEqual([])
  })

  test('have nothing of a demo once they are closed', async () => {
    await openConsole({ as: 'admin', isReal: true, prepare: unnamed })
    await userEvent.click(steps.getByRole('button', { name: '不再显示' }))
    await expect.element(page.getByText('首页不再显示“开始使用”')).toBeVisible()
    expect([...steps.elements(), ...things.elements()]).toEqual([])
  })
})
