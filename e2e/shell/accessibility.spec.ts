import { otherWorlds, worlds } from '../worlds'
import { expect, journeys, test } from './shell-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const layouts = [
  ['经典', 'Classic'],
  ['传统', 'Traditional'],
  ['横向', 'Horizontal'],
  ['分栏', 'Columns'],
] as const

// What floats is looked at by itself; the page behind it was looked at in its layout.
const dialog = 'dialog[open], [role=dialog]'

journeys([worlds[0], otherWorlds[0]], () => {
  test('no layout has a violation', async ({ page, shell, enter, axe, say }) => {
    await enter('/system/user')
    await expect(page.getByText('editor', { exact: true }).first()).toBeVisible()
    for (const [zh, en] of layouts) {
      await test.step(en, async () => {
        await shell.settings.open()
        await shell.settings.choose(say(zh, en))
        await shell.settings.close()
        if (en === 'Horizontal') await shell.openDirectory(say('更多', 'More'))
        await axe()
      })
    }
    await test.step('Full page', async () => {
      await shell.chooseOfTab(say('用户管理', 'Users'), '页面全屏', 'Full-screen page')
      await expect(shell.leaveFullPage).toBeVisible()
      await axe()
    })
  })
})

journeys(worlds, ({ size }) => {
  test('what floats over the page has no violation', async ({ page, shell, enter, axe, say }) => {
    await enter('/system/user')
    if (size === 'phone') {
      await test.step('menu', async () => {
        await shell.openMenu.tap()
        await expect(shell.menu.getByRole('link', { name: say('用户管理', 'Users'), exact: true })).toBeVisible()
        await axe()
        await page.keyboard.press('Escape')
        await expect(shell.panel).toBeHidden()
      })
    }
    await test.step('search', async () => {
      await shell.searchButton.click()
      await axe(dialog)
      await shell.searchField.fill(say('管理', 'u'))
      await expect(shell.selectedHit).toBeVisible()
      await axe(dialog)
      await page.keyboard.press('Escape')
    })
    await test.step('notices', async () => {
      await shell.bell.click()
      await expect(shell.notices).toBeVisible()
      await axe(dialog)
      await shell.noticeTab('待办', 'To-dos').click()
      await axe(dialog)
      await page.keyboard.press('Escape')
    })
    await test.step('menu of a tab', async () => {
      await shell.tabActions.click()
      await expect(page.getByRole('menu')).toBeVisible()
      await axe('[role=menu]')
      await page.keyboard.press('Escape')
    })
    await test.step('settings', async () => {
      await shell.settings.open()
      await axe(dialog)
      await shell.settings.drawer.getByRole('button', { name: say('恢复默认', 'Reset'), exact: true }).click()
      await axe(dialog)
      await page.keyboard.press('Escape')
      await shell.settings.close()
    })
    await test.step('lock', async () => {
      await shell.chooseOfAccount('锁定屏幕', 'Lock screen')
      await expect(shell.lock.field).toBeFocused()
      await axe(dialog)
      await shell.lock.with('tea break')
      await expect(shell.lock.opener.or(shell.lock.handle)).toBeFocused()
      await axe()
      await shell.lock.opener.or(shell.lock.handle).click()
      await expect(shell.lock.password).toBeFocused()
      await axe()
    })
  })
})
