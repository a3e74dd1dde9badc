import { worlds } from '../worlds'
import { boxOf } from './shell-parts'
import { expect, journeys, test } from './shell-test'

journeys(worlds, ({ size }) => {
  test('the search finds pages by what a person remembers of them', async ({
    page,
    context,
    shell,
    enter,
    titled,
    say,
  }) => {
    const isPhone = size === 'phone'
    const open = async () => {
      await (isPhone ? shell.searchButton.tap() : page.keyboard.press('Control+k'))
      await expect(shell.searchField).toBeFocused()
    }
    await enter()

    await test.step('a title finds pages, arrows choose, Enter opens', async () => {
      await open()
      if (isPhone) await expect.poll(() => boxOf(shell.search)).toEqual({ x: 0, y: 0, width: 390, height: 844 })
      await expect(shell.search).toContainText(say('输入几个字，找到要打开的页面', 'Type a few letters to find a page'))
      await shell.searchField.fill(say('菜单 1-', 'MENU 1-'))
      await expect(shell.selectedHit).toContainText(say('菜单 1-1', 'Menu 1-1'))
      await expect(shell.hits).toHaveCount(4)
      await page.keyboard.press('ArrowUp')
      await expect(shell.hits.last()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(shell.hits.nth(1)).toHaveAttribute('aria-selected', 'true')
      await expect(shell.hits.nth(1)).toContainText(say('多级菜单', 'Nested menus'))
      await page.keyboard.press('Enter')
      await titled('菜单 1-2-1', 'Menu 1-2-1')
      await expect(shell.search).toHaveCount(0)
    })

    await test.step('the next time it is offered', async () => {
      await open()
      await expect(shell.selectedHit).toContainText(say('菜单 1-2-1', 'Menu 1-2-1'))
      await page.getByRole('button', { name: say('清空', 'Clear'), exact: true }).click()
      await expect(shell.hits).toHaveCount(0)
      await shell.searchField.fill('zzzz')
      await expect(shell.search).toContainText(say('没有找到“zzzz”', 'Nothing found for “zzzz”'))
      if (isPhone) await shell.search.getByRole('button', { name: say('关闭', 'Close'), exact: true }).tap()
      else await page.keyboard.press('Escape')
      await expect(shell.search).toHaveCount(0)
    })

    if (say('zh', 'en') === 'zh') {
      await test.step('pinyin initials and paths find a page with a Chinese title, and pointing selects', async () => {
        await shell.searchButton.click()
        await shell.searchField.fill('jsgl')
        await expect(shell.selectedHit).toContainText('角色管理')
        await shell.searchField.fill('/SYSTEM/PO')
        await expect(shell.selectedHit).toContainText('岗位管理')
        await shell.searchField.fill('管理')
        await shell.hits.filter({ hasText: '字典管理' }).click()
        await titled('字典管理', 'Dictionaries')
      })

      await test.step('of a long list no more than 600 px show, and all of it can be reached', async () => {
        await open()
        await shell.searchField.fill('/')
        const told = page.getByRole('status').filter({ hasText: /^\d+ 个结果$/ })
        const total = Number.parseInt((await told.textContent())!)
        expect(total).toBeGreaterThan(20)
        const list = (await boxOf(shell.search.getByRole('listbox')))!
        expect(list.height).toBeLessThanOrEqual(600)
        await shell.searchField.press('ArrowUp')
        await expect(shell.selectedHit).toHaveAttribute('aria-posinset', String(total))
        await expect(shell.selectedHit).toBeInViewport({ ratio: 1 })
      })
    } else {
      await test.step('English titles are found without regard to case, right after the last letter too', async () => {
        await open()
        await page.keyboard.type('dEPART')
        await page.keyboard.press('Enter')
        await titled('部门管理', 'Departments')
      })

      await test.step('an external link opens in a new tab, and the console stays', async () => {
        await open()
        await shell.searchField.fill('aria')
        await expect(shell.selectedHit).toContainText('ARIA guide')
        const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
        await expect(opened).toHaveURL('https://www.w3.org/WAI/ARIA/apg/')
        await titled('部门管理', 'Departments')
      })
    }
  })
})
