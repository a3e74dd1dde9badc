import { expect, journeys, test, worlds } from './shell-test'

journeys([worlds[0]], () => {
  test('the search finds pages by their title, by its pinyin initials and by their path', async ({
    page,
    shell,
    enter,
    titled,
  }) => {
    await enter()
    await page.keyboard.press('Control+k')
    await expect(shell.searchField).toBeFocused()
    await shell.searchField.fill('岗位管')
    await expect(shell.selectedHit).toContainText('岗位管理')
    await page.keyboard.press('Enter')
    await titled('岗位管理', 'Posts')
    await expect(shell.search).toHaveCount(0)
    await shell.searchButton.click()
    // By a part of the build that loads with the first search in Chinese.
    await shell.searchField.fill('jsgl')
    await expect(shell.selectedHit).toContainText('角色管理')
    await shell.searchField.fill('/SYSTEM/PO')
    await expect(shell.selectedHit).toContainText('岗位管理')
  })
})
