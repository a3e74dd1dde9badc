import { chinese, english, nameOf, phones, worlds, type World } from '../worlds'
import { boxOf } from './shell-parts'
import { expect, test } from './shell-test'

const isPhone = ({ size }: World) => size === 'phone'

for (const world of worlds) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('a title finds pages, arrows choose, Enter opens, and the next time it is offered', async ({
      page,
      shell,
      enter,
      say,
    }) => {
      await enter()
      const open = () => (isPhone(world) ? shell.searchButton.tap() : page.keyboard.press('Control+k'))
      await open()
      await expect(shell.searchField).toBeFocused()
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
      await expect(page).toHaveTitle(`${say('菜单 1-2-1', 'Menu 1-2-1')} - Atrium`)
      await expect(shell.search).toHaveCount(0)

      await open()
      await expect(shell.selectedHit).toContainText(say('菜单 1-2-1', 'Menu 1-2-1'))
      await page.getByRole('button', { name: say('清空', 'Clear'), exact: true }).click()
      await expect(shell.hits).toHaveCount(0)
      await shell.searchField.fill('zzzz')
      await expect(shell.search).toContainText(say('没有找到“zzzz”', 'Nothing found for “zzzz”'))
      await page.keyboard.press('Escape')
      await expect(shell.search).toHaveCount(0)
    })
  })
}

for (const world of chinese) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('pinyin initials and paths find a page with a Chinese title, and pointing selects', async ({
      page,
      shell,
      enter,
    }) => {
      await enter()
      await shell.searchButton.click()
      await shell.searchField.fill('jsgl')
      await expect(shell.selectedHit).toContainText('角色管理')
      await shell.searchField.fill('/SYSTEM/PO')
      await expect(shell.selectedHit).toContainText('岗位管理')
      await shell.searchField.fill('管理')
      await shell.hits.filter({ hasText: '字典管理' }).click()
      await expect(page).toHaveTitle('字典管理 - Atrium')
    })
  })
}

for (const world of english) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('an external link opens in a new tab, and the console stays', async ({ page, context, shell, enter }) => {
      await enter('/system/role')
      await shell.searchButton.click()
      await shell.searchField.fill('aria')
      await expect(shell.selectedHit).toContainText('ARIA guide')
      const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
      await expect(opened).toHaveURL('https://www.w3.org/WAI/ARIA/apg/')
      await expect(page).toHaveTitle('Roles - Atrium')
    })

    test('English titles are found without regard to case, right after the last letter too', async ({
      page,
      shell,
      enter,
    }) => {
      await enter()
      await shell.searchButton.click()
      await expect(shell.searchField).toBeFocused()
      await page.keyboard.type('dEPART')
      await page.keyboard.press('Enter')
      await expect(page).toHaveTitle('Departments - Atrium')
    })
  })
}

for (const world of phones) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('it fills the screen of a phone and is left by its ×', async ({ shell, enter, say }) => {
      await enter()
      await shell.searchButton.tap()
      await expect.poll(() => boxOf(shell.search)).toEqual({ x: 0, y: 0, width: 390, height: 844 })
      await shell.search.getByRole('button', { name: say('关闭', 'Close'), exact: true }).tap()
      await expect(shell.search).toHaveCount(0)
    })
  })
}

test('of a long list no more than 600 px show', async ({ shell, enter }) => {
  await enter()
  await shell.searchButton.click()
  await shell.searchField.fill('/')
  await expect(shell.hits).toHaveCount(50)
  const list = (await boxOf(shell.search.getByRole('listbox')))!
  expect(list.height).toBeLessThanOrEqual(600)
  await shell.searchField.press('ArrowUp')
  await expect(shell.hits.last()).toBeInViewport({ ratio: 1 })
})
