import { expect, journeys, test } from './shell/shell-test'
import { otherWorlds, worlds } from './worlds'

interface SystemPage {
  path: string
  title: [zh: string, en: string]
  /** The button that opens its dialog. */
  opens?: [zh: string, en: string]
}

/** The pages of the administration by their address, in parts that one test each looks at in a reasonable time. */
const parts: Record<string, SystemPage[]> = {
  'users and roles': [
    { path: '/system/user', title: ['用户', 'Users'], opens: ['新增', 'Add'] },
    { path: '/system/user?page=1', title: ['用户', 'Users'], opens: ['导入', 'Import'] },
    { path: '/system/role', title: ['角色', 'Roles'], opens: ['新增', 'Add'] },
    { path: '/system/roleAuth/user/2', title: ['的用户', 'Users with the role'], opens: ['添加用户', 'Add users'] },
  ],
  'what they belong to': [
    { path: '/system/menu', title: ['菜单', 'Menus'], opens: ['新增', 'Add'] },
    { path: '/system/dept', title: ['部门', 'Departments'], opens: ['新增', 'Add'] },
    { path: '/system/post', title: ['岗位', 'Posts'], opens: ['新增', 'Add'] },
    { path: '/system/dict', title: ['字典', 'Dictionaries'], opens: ['新增', 'Add'] },
    { path: '/system/dictData/1', title: ['字典数据', 'Values of'], opens: ['编辑 男', 'Edit Male'] },
  ],
  'logs, sessions and the own profile': [
    { path: '/system/operationLog', title: ['操作日志', 'Operation log'] },
    { path: '/system/signInLog', title: ['登录日志', 'Sign-in log'] },
    { path: '/system/session', title: ['在线会话', 'Sessions'] },
    { path: '/profile/index', title: ['', ''] },
  ],
}

journeys([...worlds, otherWorlds[0]], () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [part, pages] of Object.entries(parts))
    test(`${part}: no page has a violation, nor its dialog, and none is wider than the screen`, async ({
      page,
      goto,
      enter,
      axe,
      say,
    }) => {
      await enter('/')
      for (const { path, title, opens } of pages) {
        await test.step(path, async () => {
          await goto(path)
          await expect(page.getByRole('heading', { level: 1, name: say(...title) })).toBeVisible()
          await expect(page.locator('main [role=status]').filter({ hasText: /加载中|Loading/ })).toHaveCount(0)
          await axe()
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflow, path).toBeLessThanOrEqual(0)
          if (!opens) return
          await page.getByRole('button', { name: say(...opens), exact: true }).click()
          const dialog = page.getByRole('dialog')
          await expect(dialog).toBeVisible()
          await axe()
          await page.keyboard.press('Escape')
          await expect(dialog).toBeHidden()
        })
      }
    })

  test('the details of an operation have no violation', async ({ page, enter, goto, axe, say }) => {
    await enter('/')
    // Whatever is saved leaves a row.
    await goto('/profile/index')
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: say('保存', 'Save') })
      .click()
    await expect(page.getByText(say('保存成功', 'Saved')).first()).toBeVisible()
    await goto('/system/operationLog')
    await page
      .getByRole('button', { name: new RegExp(say('^详情 修改个人资料', '^Details Edit own profile')) })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeVisible()
    await axe()
  })

  test('the rows of an import that have problems have no violation', async ({ page, enter, goto, axe, say }) => {
    await enter('/')
    await goto('/system/user')
    await page.getByRole('button', { name: say('导入', 'Import'), exact: true }).click()
    // More than a page of them.
    const buffer = Buffer.from(`用户名,昵称,部门,角色\n${'file two,x,x,x\n'.repeat(25)}`)
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByRole('region', { name: say('有问题的行', 'Rows with problems') })).toBeVisible()
    await axe()
  })
})
