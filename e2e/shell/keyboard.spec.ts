import { consolePage, demoPassword } from '../console-page'
import { tabTo } from './shell-parts'
import { expect, journeys, otherWorlds, test } from './shell-test'

// A phone has no keyboard to speak of.
journeys([otherWorlds[0]], () => {
  test('everything in the shell can be done without a pointer', async ({ page, shell, goto, titled, say }) => {
    const { keyboard } = page
    const press = async (...keys: string[]) => {
      for (const key of keys) await keyboard.press(key)
    }

    await test.step('sign in', async () => {
      await goto('/')
      await expect(consolePage(page).username).toBeFocused()
      await keyboard.type('admin')
      await press('Tab')
      await keyboard.type(demoPassword)
      await press('Enter')
      await titled('首页', 'Home')
      await expect(shell.account).toBeVisible()
    })

    await test.step('skip to the content', async () => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await tabTo(page, shell.skipLink)
      await expect(shell.skipLink).toBeInViewport({ ratio: 1 })
      await press('Enter')
      await expect(shell.main).toBeFocused()
    })

    await test.step('open pages through the menu', async () => {
      const directory = shell.menu.getByRole('button', { name: say('系统管理', 'System'), exact: true })
      await tabTo(page, directory, 'Shift+Tab')
      await press('Enter')
      await tabTo(page, shell.menu.getByRole('link', { name: say('用户管理', 'Users'), exact: true }))
      await press('Enter')
      await titled('用户管理', 'Users')
      await expect(shell.main).toBeFocused()
      await tabTo(page, shell.menu.getByRole('link', { name: say('角色管理', 'Roles'), exact: true }), 'Shift+Tab')
      await press('Enter')
      await titled('角色管理', 'Roles')
    })

    await test.step('go through the tabs, open their menu and close one', async () => {
      await tabTo(page, shell.tab(say('用户管理', 'Users')), 'Shift+Tab')
      await press('Enter')
      await titled('用户管理', 'Users')
      await tabTo(page, shell.tab(say('角色管理', 'Roles')), 'Shift+Tab')
      await press('Shift+F10')
      await expect(shell.action('刷新', 'Refresh')).toBeFocused()
      await press('Escape')
      await expect(shell.tab(say('角色管理', 'Roles'))).toBeFocused()
      await press('Delete')
      await expect(shell.tabs).toHaveText([say('首页', 'Home'), say('用户管理', 'Users')])
      await expect(shell.tab(say('用户管理', 'Users'))).toBeFocused()
    })

    await test.step('search', async () => {
      await press('Control+k')
      await expect(shell.searchField).toBeFocused()
      await keyboard.type(say('岗位', 'posts'))
      await press('Enter')
      await titled('岗位管理', 'Posts')
      await expect(shell.main).toBeFocused()
    })

    await test.step('change a setting and close the drawer', async () => {
      const { settings } = shell
      await tabTo(page, settings.opener, 'Shift+Tab')
      await press('Enter')
      await expect(settings.drawer).toBeVisible()
      await tabTo(page, settings.radio(say('经典', 'Classic')))
      await press('ArrowRight')
      await expect(settings.radio(say('传统', 'Traditional'))).toBeChecked()
      await tabTo(page, settings.flag(say('页脚', 'Footer')))
      await press('Space')
      await expect(shell.footer).toHaveCount(0)
      await press('Escape')
      await expect(settings.drawer).toBeHidden()
      await expect(settings.opener).toBeFocused()
    })

    await test.step('read the notices', async () => {
      await tabTo(page, shell.bell, 'Shift+Tab')
      await press('Enter')
      await expect(shell.noticeTab('通知', 'Notifications')).toBeFocused()
      await press('ArrowRight')
      await expect(shell.noticeTab('消息', 'Messages')).toBeFocused()
      await press('Escape')
      await expect(shell.bell).toBeFocused()
    })

    await test.step('lock and unlock', async () => {
      await tabTo(page, shell.lock.button, 'Shift+Tab')
      await press('Enter')
      await expect(shell.lock.field).toBeFocused()
      await keyboard.type('tea break')
      await press('Enter')
      await expect(shell.lock.opener).toBeFocused()
      await press('Enter')
      await expect(shell.lock.password).toBeFocused()
      await press('Escape')
      await expect(shell.lock.opener).toBeFocused()
      await press('Enter')
      await expect(shell.lock.password).toBeFocused()
      await keyboard.type('tea break')
      await press('Enter')
      await titled('岗位管理', 'Posts')
      await expect(shell.header).toBeVisible()
    })

    await test.step('log out through the account menu', async () => {
      await tabTo(page, shell.account)
      await press('ArrowDown', 'End', 'Enter')
      await expect(consolePage(page).username).toBeFocused()
    })
  })
})
