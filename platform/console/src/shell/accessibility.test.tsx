import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { addSampleMenu } from '#test/sample/sample-console'
import { sampleIds } from '#test/sample/sample-pages'
import { page, userEvent } from 'vitest/browser'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { settled } from '#test/page-walk'
import { closeWorld, openIn, type World } from '#test/worlds'
import { chooseLayout } from '#shared/settings/layout'
import { layouts } from '#shared/settings/settings'

afterEach(closeWorld)

const wide: World = { width: 1440, lang: 'zh-cn', theme: 'light' }
const wideDark: World = { width: 1440, lang: 'en', theme: 'dark' }
const phone: World = { width: 390, lang: 'en', theme: 'dark' }
const lightPhone: World = { width: 390, lang: 'zh-cn', theme: 'light' }

/** A menu that does not fit into the header. */
async function addLongMenu(runtime: MemoryRuntime): Promise<void> {
  await addSampleMenu(runtime)
  const [name, nameEn] = ['名称特别长的目录'.repeat(8), 'Directory with a long name '.repeat(4).trim()]
  await runtime.engine.db.updateTable('menus').set({ name, nameEn }).where('id', '=', sampleIds.directory).execute()
}

const errorsOf = async (part?: Element) => [...(await accessibilityErrors(part)), ...widthErrors()]
const button = (name: RegExp) => page.getByRole('button', { name }).first()

describe.each([wide, wideDark])('at $width px, $lang, $theme', (world) => {
  test.each(layouts)('the layout %s has no error', async (layout) => {
    const app = await openIn(world, { path: '/system/post', as: 'admin', prepare: addLongMenu })
    chooseLayout(layout)
    await settled(app)
    if (layout === 'horizontal') await userEvent.click(button(/^(更多|More)$/))
    expect(await errorsOf()).toEqual([])
  })
})

describe.each([wide, wideDark, phone, lightPhone])('at $width px, $lang, $theme', (world) => {
  test('the login page has no error', async () => {
    await openIn(world, { path: '/login' })
    await expect.element(button(/^(登录|Log in)$/)).toBeVisible()
    expect(await errorsOf()).toEqual([])
  })
})

describe.each([wide, phone])('at $width px, $lang, $theme', (world) => {
  const dialog = page.getByRole('dialog')
  const open = () => openIn(world, { path: '/system/post', as: 'admin' })

  test('the search has no error, empty and with hits', async () => {
    await open()
    await userEvent.click(button(/^(搜索菜单|Search the menu)/))
    await expect.element(dialog).toBeVisible()
    expect(await errorsOf(dialog.element())).toEqual([])
    await userEvent.keyboard(world.lang === 'en' ? 'u' : '管理')
    await expect.element(page.getByRole('option', { selected: true })).toBeVisible()
    expect(await errorsOf(dialog.element())).toEqual([])
  })

  test('the notices have no error, in each list', async () => {
    await open()
    await userEvent.click(button(/^(通知|Notifications)/))
    await expect.element(dialog).toBeVisible()
    expect(await errorsOf(dialog.element())).toEqual([])
    await userEvent.keyboard('{ArrowLeft}')
    expect(await errorsOf(dialog.element())).toEqual([])
  })

  test('the menu of a tab has no error', async () => {
    await open()
    await userEvent.click(button(/^(标签操作|Tab actions)$/))
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(await errorsOf(page.getByRole('menu').element())).toEqual([])
  })

  test('the settings have no error, nor their question', async () => {
    await open()
    await userEvent.click(button(/^(界面设置|Settings)$/))
    await expect.element(dialog).toBeVisible()
    expect(await errorsOf(dialog.element())).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: /^(恢复默认|Reset)$/ }))
    const question = page.getByRole('dialog', { name: /^(恢复默认设置|Reset all settings)$/ })
    await expect.element(question).toBeVisible()
    expect(await errorsOf(question.element())).toEqual([])
  })

  test('the lock has no error, in each of its steps', async () => {
    await open()
    await userEvent.click(button(/^(账号：|Account: )/))
    await userEvent.click(page.getByRole('menuitem', { name: /^(锁定屏幕|Lock screen)$/ }))
    await expect.element(dialog).toBeVisible()
    expect(await errorsOf(dialog.element())).toEqual([])
    await userEvent.keyboard('tea break{Enter}')
    const opener = button(/^(点击解锁|Unlock|上滑解锁|Swipe up to unlock)$/)
    await expect.element(opener).toHaveFocus()
    expect(await errorsOf()).toEqual([])
    await userEvent.click(opener)
    await expect.element(page.getByLabelText(/^(密码|Password)$/)).toHaveFocus()
    expect(await errorsOf()).toEqual([])
  })
})

test('the menu of a phone has no error', async () => {
  await openIn(phone, { path: '/system/post', as: 'admin' })
  await userEvent.click(button(/^Open menu$/))
  await expect.element(page.getByRole('link', { name: 'Posts', exact: true }).first()).toBeVisible()
  expect(await errorsOf()).toEqual([])
})
